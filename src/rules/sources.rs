/// Where a claim about a rule set was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The tag by which clauses name it: a key of this table, which no answer tells.
    pub tag: &'static str,
    /// Its title and edition; where no title is known, what it is and where it was published.
    pub title: &'static str,
    /// Where it was read, if that can be linked to.
    pub link: Option<&'static str>,
}

impl Source {
    /// Whether the text stands in full where it was read: what it does not say it is silent on, and nothing of it was left unread.
    pub const fn is_whole(&self) -> bool {
        is_whole(self.tag)
    }
}

/// The sources whose texts are at hand in full.
const WHOLE: &[&str] =
    &["SEED001", "SEED002", "SEED003", "SEED004", "J89", "AGA91", "TT", "KATACPP", "DERIVED", "CASES"];

/// As [`Source::is_whole`], of a tag.
pub(super) const fn is_whole(tag: &str) -> bool {
    let mut i = 0;
    while i < WHOLE.len() {
        if are_equal(tag.as_bytes(), WHOLE[i].as_bytes()) {
            return true;
        }
        i += 1;
    }
    false
}

/// `==` is no constant function.
const fn are_equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut i = 0;
    while i < one.len() {
        if one[i] != other[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The source of that tag.
pub fn source(tag: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|source| source.tag == tag)
}

/// The title of the source of that tag, by which it is told; empty where there is none.
pub fn title_of(tag: &str) -> &'static str {
    source(tag).map_or("", |source| source.title)
}

/// Every source, by tag. Copies were read, not the live pages; of long documents often only a part.
pub const SOURCES: &[Source] = &[
    Source {
        tag: "SEED001",
        title: "Korea Baduk Federation, basic rules in ten categories, with a comparison with the Chinese, Taiwanese and Ing rules",
        link: None,
    },
    Source { tag: "SEED002", title: "Korea Baduk Association, How to play Baduk, 2008", link: None },
    Source {
        tag: "SEED003",
        title: "Jaeup Kim, Understanding the Rules of Baduk, chapter 6: the Korean text of 2016 with comments",
        link: None,
    },
    Source { tag: "SEED004", title: "Cyningstan, Rules for Go", link: None },
    Source {
        tag: "J89",
        title: "Japanese rules of 1989, translated by James Davies (articles 7 to 14 re-read in a copy of the page, 3 to 6 in a review)",
        link: Some("https://www.cs.cmu.edu/~wjh/go/rules/Japanese.html"),
    },
    Source {
        tag: "NK9",
        title: "Nihon Ki-in, commentary on article 9 of the rules of 1989, machine translation",
        link: Some("http://www.nihonkiin.or.jp.e.qs.hp.transer.com/match/kiyaku/kiyaku09.html"),
    },
    Source {
        tag: "NK10",
        title: "Nihon Ki-in, commentary on article 10 of the rules of 1989, machine translation",
        link: Some("http://www.nihonkiin.or.jp.e.qs.hp.transer.com/match/kiyaku/kiyaku10.html"),
    },
    Source {
        tag: "J89C",
        title: "comments on the Japanese rules of 1989, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/jasiek/j1989c.html"),
    },
    Source {
        tag: "WAGC",
        title: "shapes under the rules of 1949 and of the World Amateur Go Championships of 1979 and 1980, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/jasiek/wagcinf.html"),
    },
    Source {
        tag: "ODD",
        title: "Odd cases in the Japanese rules, a discussion on forums.online-go.com",
        link: Some("https://forums.online-go.com/t/odd-cases-in-the-japanese-rules/24109"),
    },
    Source { tag: "BQM499", title: "Sensei's Library, BQM 499", link: Some("https://senseis.xmp.net/?BQM499") },
    Source {
        tag: "K2016",
        title: "the Korean rules of 2016, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/jasiek/k2016.html"),
    },
    Source {
        tag: "K92D",
        title: "differences of two Korean rule texts, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/jasiek/difference_2_korean_rules.html"),
    },
    Source { tag: "KSL", title: "Sensei's Library, Korean Rules", link: Some("https://senseis.xmp.net/?KoreanRules") },
    Source {
        tag: "K2009",
        title: "the Korean text of the rules of the Korea Baduk Association of 2009, as published on dooole.tistory.com",
        link: Some("https://dooole.tistory.com/623"),
    },
    Source {
        tag: "KAIMAG",
        title: "Commentary on the Asian Games 2013 Rules, as published on vdocuments.us (only its title and contents could be read)",
        link: Some("https://vdocuments.us/commentary-on-the-asian-games-2013-rules-homesnafudejasiekasian-on-the.html"),
    },
    Source {
        tag: "DONGA03",
        title: "a report of 25 July 2003 on www.donga.com",
        link: Some("https://www.donga.com/news/article/all/20030725/7967516/1"),
    },
    Source {
        tag: "KUKI24",
        title: "a report of September 2024 on kuk.kode.co.kr",
        link: Some("https://kuk.kode.co.kr/article/view/kuk202409200125"),
    },
    Source {
        tag: "KBA18",
        title: "notice of the Korea Baduk Association of February 2025 on article 18, as published on redlib.loaf.network",
        link: Some("https://redlib.loaf.network/r/baduk/comments/1ijyhjo/kba_to_suspend_article_18_for_international"),
    },
    Source {
        tag: "LG25",
        title: "a report of 28 January 2025 on china.org.cn",
        link: Some("http://china.org.cn/world/2025-01/28/content_117689714.htm"),
    },
    Source {
        tag: "CHSL",
        title: "Sensei's Library, Chinese Rules",
        link: Some("https://senseis.xmp.net/?ChineseRules"),
    },
    Source {
        tag: "CHV",
        title: "Sensei's Library, Velobici / Chinese Rules",
        link: Some("https://senseis.xmp.net/?Velobici%2FChineseRules"),
    },
    Source {
        tag: "CH88",
        title: "Chinese rules of 1988, translated by James Davies, with a preface on group tax",
        link: Some("http://www.cs.cmu.edu/~wjh/go/rules/Chinese.html"),
    },
    Source {
        tag: "CHWIN",
        title: "text on the zi needed to win and on handicap stones, as published on gnagarna.com",
        link: Some("http://gnagarna.com/Traditionalculture/hglygwhiyc.html"),
    },
    Source {
        tag: "CHHALF",
        title: "text on Chinese half counting and shared points, as published on www.9252.com",
        link: Some("http://www.9252.com/caiyi/4651.html"),
    },
    Source {
        tag: "CHEX",
        title: "Sensei's Library, Chinese Counting Example",
        link: Some("https://senseis.xmp.net/?ChineseCountingExample"),
    },
    Source {
        tag: "OGSCC",
        title: "Chinese counting, a discussion on forums.online-go.com",
        link: Some("https://forums.online-go.com/t/chinese-counting/39003"),
    },
    Source {
        tag: "OGSCC2",
        title: "Method of counting, Japanese vs Chinese rules, a discussion on forums.online-go.com",
        link: Some("https://forums.online-go.com/t/method-of-counting-japanese-vs-chinese-rules/46657/10"),
    },
    Source {
        tag: "UFGO",
        title: "notes of a referee course of the Chinese Weiqi Association, as published on forum.ufgo.org",
        link: Some("https://forum.ufgo.org/viewtopic.php?f=3&t=24152&p=96480"),
    },
    Source { tag: "TW", title: "Sensei's Library, Taiwan Rules", link: Some("https://senseis.xmp.net/?TaiwanRules") },
    Source {
        tag: "IKEDA",
        title: "Ikeda's rules, as published on harryfearnley.com",
        link: Some("http://harryfearnley.com/go/ikeda/e_rules.html"),
    },
    Source {
        tag: "IKEDA37",
        title: "Ikeda's rules, section 3.7, as published on harryfearnley.com",
        link: Some("https://harryfearnley.com/go/ikeda/e_s3/e3070000.html"),
    },
    Source {
        tag: "SST91",
        title: "Ing's SST laws of 1991, translated by James Davies, with a note of the translator",
        link: Some("http://www-2.cs.cmu.edu/~wjh/go/rules/SST.html"),
    },
    Source {
        tag: "GOE96",
        title: "Ing's Goe Rules, summary of 1996, as published on dokumen.tips",
        link: Some("https://dokumen.tips/documents/ings-goe-rules.html"),
    },
    Source {
        tag: "KSS",
        title: "Kim, Simon and Straus on Ing's SST rules",
        link: Some("http://www-2.cs.cmu.edu/~wjh/go/rules/KSS.html"),
    },
    Source { tag: "INGC", title: "Sensei's Library, Ing Counting", link: Some("https://senseis.xmp.net/?IngCounting") },
    Source { tag: "INGC05", title: "Sensei's Library, Ing Counting, as it was in 2003 and 2005", link: None },
    Source { tag: "INGT", title: "Sensei's Library, Ing Timing", link: Some("https://senseis.xmp.net/?IngTiming") },
    Source {
        tag: "INGH",
        title: "Should Ing rules give a handicap bonus to White, a discussion on forums.online-go.com",
        link: Some("https://forums.online-go.com/t/should-ing-rules-give-a-handicap-bonus-to-white/50318"),
    },
    Source {
        tag: "SIMING",
        title: "Simplified Ing rules, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/~jasiek/siming.html"),
    },
    Source {
        tag: "AGA91",
        title: "American Go Association, rules of 1991, rules 1 to 12",
        link: Some("https://cs.cmu.edu/~wjh/go/rules/AGA.html"),
    },
    Source {
        tag: "AGAP2",
        title: "Official AGA Rules of Go, rules 7 to 9, as published on www.rulit.me",
        link: Some("https://www.rulit.me/books/official-aga-rules-of-go-read-65432-2.html"),
    },
    Source {
        tag: "AGAC",
        title: "commentary on the rules of the American Go Association of 1991, demonstration that both ways of counting agree",
        link: Some("https://www.cs.cmu.edu/~wjh/go/rules/AGA.commentary.html"),
    },
    Source { tag: "AGASL", title: "Sensei's Library, AGA Rules", link: Some("https://senseis.xmp.net/?AGARules") },
    Source {
        tag: "AGA24",
        title: "text of the American Go Association, as published on aga1.clubexpress.com",
        link: Some("https://aga1.clubexpress.com/content.aspx?club_id=454497&item_id=105706&page_id=5"),
    },
    Source {
        tag: "BGA",
        title: "British Go Association, interpretation of the rules",
        link: Some("https://britgo.org/rules/bgainterpretation"),
    },
    Source {
        tag: "BGAS",
        title: "British Go Association, summary of the AGA rules",
        link: Some("http://www.britgo.org/rules/agasummary.html"),
    },
    Source {
        tag: "BGACMP",
        title: "British Go Association, comparison of rules",
        link: Some("https://britgo.org/rules/compare"),
    },
    Source {
        tag: "FFG",
        title: "the French rules of Go, chapter 10, as published on belfort.jeudego.org",
        link: Some("https://belfort.jeudego.org/_php/regleGo.php?chap=10"),
    },
    Source {
        tag: "FFG2",
        title: "rules of the French Go Federation, translated by Pio2001, as published on www.lifein19x19.com",
        link: Some("https://www.lifein19x19.com/viewtopic.php?t=18220&view=print"),
    },
    Source {
        tag: "FFG3",
        title: "Quelques règles du go, as published on doczz.fr",
        link: Some("http://doczz.fr/doc/2238836/quelques-regles-du-go"),
    },
    Source {
        tag: "NZ",
        title: "New Zealand Go Society, New Zealand rules of Go",
        link: Some("https://go.org.nz/index.php/about-go/new-zealand-rules-of-go"),
    },
    Source { tag: "NZD", title: "Sensei's Library, New Zealand Rules / Discussion, as it was in 2004", link: None },
    Source {
        tag: "TT",
        title: "Sensei's Library, Tromp-Taylor Rules (ten rules)",
        link: Some("https://senseis.xmp.net/?TrompTaylorRules"),
    },
    Source {
        tag: "WMSG",
        title: "James Davies on the rules of the World Mind Sports Games, as published on www.ranka.intergofed.org",
        link: Some("http://www.ranka.intergofed.org/?p=83"),
    },
    Source {
        tag: "WMSGW",
        title: "Wikipedia, Rules of Go, section World Mind Sports Games Rules (a copy)",
        link: None,
    },
    Source {
        tag: "WMSGJ",
        title: "rules of the World Mind Sports Games, revised by Robert Jasiek, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/jasiek/wmsgr.html"),
    },
    Source {
        tag: "EGF",
        title: "European Go Federation, tournament rules, as published on www.eurogofed.org and home.snafu.de/jasiek",
        link: Some("https://www.eurogofed.org/egf/tourrules.htm"),
    },
    Source {
        tag: "STONE",
        title: "Sensei's Library, Stone Scoring",
        link: Some("https://senseis.xmp.net/?StoneScoring"),
    },
    Source {
        tag: "SUN",
        title: "Sensei's Library, Sunjang Baduk",
        link: Some("https://senseis.xmp.net/?SunjangBaduk"),
    },
    Source { tag: "BUT", title: "Sensei's Library, Button Go", link: Some("https://senseis.xmp.net/?ButtonGo") },
    Source {
        tag: "LM",
        title: "Sensei's Library, Lasker-Maas Rules",
        link: Some("https://senseis.xmp.net/?LaskerMaasRules"),
    },
    Source {
        tag: "SPJ",
        title: "Sensei's Library, Spight Japanese Style Rules",
        link: Some("https://senseis.xmp.net/?SpightJapaneseStyleRules"),
    },
    Source {
        tag: "KATA",
        title: "KataGo, page on its rules",
        link: Some("https://lightvector.github.io/KataGo/rules.html"),
    },
    Source {
        tag: "KATACPP",
        title: "KataGo, source code of its rules and its game history",
        link: Some("https://github.com/lightvector/KataGo"),
    },
    Source { tag: "KATAGTP", title: "KataGo, GTP Extensions", link: Some("https://github.com/lightvector/KataGo") },
    Source {
        tag: "KATATEST",
        title: "KataGo, tests of its rules (seki under group tax, area scoring with a button)",
        link: Some("https://github.com/lightvector/KataGo"),
    },
    Source {
        tag: "OGS",
        title: "Online Go Server, source code of its engine (defaults, scores, repetition, names of rules)",
        link: Some("https://github.com/online-go/goban"),
    },
    Source {
        tag: "GOSC",
        title: "goscorer, its introduction and its Python code",
        link: Some("https://github.com/lightvector/goscorer"),
    },
    Source { tag: "KGS", title: "KGS, help on rule sets", link: Some("http://gokgs.com/help/ruelsets.html") },
    Source {
        tag: "SGF",
        title: "game records in SGF FF[4], names of rule sets, as reproduced on docs.rs",
        link: Some("https://docs.rs/sgf-parser/2.3.0/sgf_parser/enum.RuleSet.html"),
    },
    Source {
        tag: "KATASGF",
        title: "KataGo, source code that reads game records",
        link: Some("https://github.com/lightvector/KataGo"),
    },
    Source {
        tag: "MATH",
        title: "Sensei's Library, Mathematics Of Scoring",
        link: Some("https://senseis.xmp.net/?MathematicsOfScoring"),
    },
    Source {
        tag: "TAS",
        title: "Sensei's Library, Territory And Area Scoring",
        link: Some("https://senseis.xmp.net/?TerritoryAndAreaScoring"),
    },
    Source {
        tag: "L19SEKI",
        title: "a discussion of eyes in seki on lifein19x19.com",
        link: Some("https://lifein19x19.com/viewtopic.php?f=45&t=11381"),
    },
    Source {
        tag: "L19S3",
        title: "a discussion on lifein19x19.com (post 128332)",
        link: Some("https://lifein19x19.com/viewtopic.php?p=128332"),
    },
    Source {
        tag: "KT100",
        title: "The Korea Times, Lesson 100: difference in counting rules 2, 2007",
        link: Some("https://www.koreatimes.co.kr/lifestyle/others/20070614/lesson-100-difference-in-counting-rules-2"),
    },
    Source {
        tag: "TORA",
        title: "Sensei's Library, Three Points Without Capturing",
        link: Some("https://senseis.xmp.net/?ThreePointsWithoutCapturing"),
    },
    Source {
        tag: "BGJ60",
        title: "British Go Journal 60, as published on britgo.org",
        link: Some("http://britgo.org/bgj/06012.html"),
    },
    Source { tag: "BENT", title: "Sensei's Library, Bent four in the corner is dead, as it was in 2009", link: None },
    Source { tag: "SL1322", title: "Sensei's Library, topic 1322", link: Some("https://senseis.xmp.net/?topic=1322") },
    Source { tag: "JEX", title: "Sensei's Library, Japanese Counting Example, as it was in 2002", link: None },
    Source {
        tag: "KOMIH",
        title: "Sensei's Library, History of Komi",
        link: Some("https://senseis.xmp.net/?HistoryOfKomi"),
    },
    Source { tag: "KOMI04", title: "Sensei's Library, Komi, as it was in 2002 and 2004", link: None },
    Source {
        tag: "KOMIG",
        title: "text on komi, as published on articles.gourt.com",
        link: Some("http://articles.gourt.com/en/komidashi"),
    },
    Source { tag: "EGC15", title: "European Go Congress 2015, rules", link: Some("https://egc2015.cz/rules") },
    Source {
        tag: "QREF",
        title: "a quick reference of rule sets, as published on pastebin.com",
        link: Some("https://pastebin.com/s9ZJsR94"),
    },
    Source {
        tag: "BLOG24",
        title: "text on the rule of the Korea Baduk Association on prisoners, as published on niceshoot.tistory.com (dates it November 2023)",
        link: Some("https://niceshoot.tistory.com/1491"),
    },
    Source {
        tag: "L19JS",
        title: "Robert Jasiek on eyes in seki on servers, as published on www.lifein19x19.com",
        link: Some("https://www.lifein19x19.com/viewtopic.php?p=259090"),
    },
    Source {
        tag: "GOBASEK",
        title: "text on rules, as published on gobase.org",
        link: Some("https://gobase.org/studying/rules/?id=6&ln=fr"),
    },
    Source {
        tag: "RESUME",
        title: "Sensei's Library, Resuming Game",
        link: Some("https://senseis.xmp.net/?ResumingGame"),
    },
    Source {
        tag: "NSSK",
        title: "Sensei's Library, natural situational superko (the BGA rules of 2009 add a basic ko rule)",
        link: Some("https://senseis.xmp.net/?NSSK"),
    },
    Source {
        tag: "L19NSSK",
        title: "a discussion of the French repetition rule, its wording and how it is applied, on www.lifein19x19.com",
        link: Some("https://www.lifein19x19.com/viewtopic.php?t=11510"),
    },
    Source {
        tag: "CH02A20",
        title: "text that quotes article 20 of the Chinese rules of 2002, as published on contrite.tistory.com",
        link: Some("https://contrite.tistory.com/entry/3%ED%8C%A8%EB%B9%85"),
    },
    Source {
        tag: "SSTBR",
        title: "copy of Ing's SST laws, article 1, as published on brailago.ro",
        link: Some("https://brailago.ro/856"),
    },
    Source {
        tag: "AGAKOMI",
        title: "American Go Association, memo regarding komi",
        link: Some("http://www.usgo.org/aga-memo-regarding-komi"),
    },
    Source {
        tag: "AGAENC",
        title: "copy of an encyclopedia on the American rules, as published on clever-geek.imtqy.com",
        link: Some("https://clever-geek.imtqy.com/articles/686394/index.html"),
    },
    Source { tag: "IKR", title: "Sensei's Library, Ikeda's Rule", link: Some("https://senseis.xmp.net/?IkedasRule") },
    Source {
        tag: "IKT1",
        title: "Robert Jasiek on Ikeda's rules, as published on home.snafu.de/jasiek",
        link: Some("http://home.snafu.de/~jasiek/ikeda.html"),
    },
    Source {
        tag: "LMES",
        title: "summary of the Lasker-Maas rules, as published on www.elsantodel90.com.ar",
        link: Some("https://www.elsantodel90.com.ar/go-rules/reglas-lasker-maas.html"),
    },
    Source {
        tag: "L19LM",
        title: "a discussion of the Lasker-Maas rules on www.lifein19x19.com",
        link: Some("https://www.lifein19x19.com/viewtopic.php?p=278644"),
    },
    Source {
        tag: "EX818",
        title: "verdicts of the official examples 8 and 18, as published on technointer.jp",
        link: Some("http://technointer.jp/tsu/igorulr01.htm"),
    },
    Source {
        tag: "HK16",
        title: "a report of May 2016 on www.hankyung.com",
        link: Some("https://www.hankyung.com/news/article/2016052786625"),
    },
    Source {
        tag: "NSP25",
        title: "two reports of 3 and 6 February 2025 on newspim.com",
        link: Some("https://newspim.com/news/view/20250203000952"),
    },
    Source {
        tag: "MERO",
        title: "Sensei's Library, Dispute Mero Jasiek / Discussion (four passes under the Ing rules of 1991)",
        link: Some("https://senseis.xmp.net/?DisputeMeroJasiek%2FDiscussion"),
    },
    Source {
        tag: "OGSLG",
        title: "LG Cup-gate, a discussion on forums.online-go.com that quotes the notice of the Chinese association of January 2025",
        link: Some("https://forums.online-go.com/t/lg-cup-gate/55154?page=2"),
    },
    Source {
        tag: "L19TK",
        title: "a discussion on lifein19x19.com that quotes article 20.3 of the Chinese rules of 1988",
        link: Some("https://lifein19x19.com/forum/viewtopic.php?f=10&t=2427"),
    },
    Source {
        tag: "L19MQ",
        title: "a discussion of handicap practice under the Ming and the Qing on www.lifein19x19.com",
        link: Some("https://www.lifein19x19.com/forum/viewtopic.php?p=264872"),
    },
    Source {
        tag: "DERIVED",
        title: "derived by gyega; the identity between area and territory was checked by simulation",
        link: None,
    },
    Source {
        tag: "CASES",
        title: "the plain counts by which gyega checks the claims of its documented positions",
        link: None,
    },
    Source { tag: "request", title: "chosen by the caller", link: None },
];
