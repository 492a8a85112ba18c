/// Where a claim about a rule set was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The tag by which clauses name it.
    pub tag: &'static str,
    /// What it is, with a link where there is one.
    pub what: &'static str,
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

/// Every source, by tag. Copies were read, not the live pages; of long documents often only a part.
pub const SOURCES: &[Source] = &[
    Source {
        tag: "SEED001",
        what: "Korea Baduk Federation, basic rules in ten categories and comparison with the Chinese, Taiwanese and Ing rules (001_43b1ed467cf92bef.txt)",
    },
    Source { tag: "SEED002", what: "Korea Baduk Association, How to play Baduk, 2008 (002_ffcd4156ef923953.txt)" },
    Source {
        tag: "SEED003",
        what: "Jaeup Kim, Understanding the Rules of Baduk, chapter 6: the Korean text of 2016 with comments (003_3631af56f91926fe.txt)",
    },
    Source { tag: "SEED004", what: "Cyningstan, Rules for Go (004_28dd35e9816c0aec.txt)" },
    Source {
        tag: "J89",
        what: "https://www.cs.cmu.edu/~wjh/go/rules/Japanese.html (Davies translation; articles 7-14 re-read in a repository copy of that page, 3-6 in a review)",
    },
    Source {
        tag: "NK9",
        what: "http://www.nihonkiin.or.jp.e.qs.hp.transer.com/match/kiyaku/kiyaku09.html (Nihon Ki-in commentary art. 9, machine translation)",
    },
    Source {
        tag: "NK10",
        what: "http://www.nihonkiin.or.jp.e.qs.hp.transer.com/match/kiyaku/kiyaku10.html (commentary art. 10, machine translation)",
    },
    Source { tag: "J89C", what: "http://home.snafu.de/jasiek/j1989c.html" },
    Source { tag: "WAGC", what: "http://home.snafu.de/jasiek/wagcinf.html (1949 and 1979/80 WAGC shapes)" },
    Source { tag: "ODD", what: "https://forums.online-go.com/t/odd-cases-in-the-japanese-rules/24109" },
    Source { tag: "BQM499", what: "Sensei's Library BQM 499 (https://senseis.xmp.net/?BQM499)" },
    Source { tag: "K2016", what: "http://home.snafu.de/jasiek/k2016.html" },
    Source { tag: "K92D", what: "http://home.snafu.de/jasiek/difference_2_korean_rules.html" },
    Source { tag: "KSL", what: "https://senseis.xmp.net/?KoreanRules" },
    Source { tag: "K2009", what: "https://dooole.tistory.com/623 (Korean text of the 2009 KBA rules)" },
    Source {
        tag: "KAIMAG",
        what: "https://vdocuments.us/commentary-on-the-asian-games-2013-rules-homesnafudejasiekasian-on-the.html (title/contents page only was readable)",
    },
    Source { tag: "DONGA03", what: "https://www.donga.com/news/article/all/20030725/7967516/1" },
    Source { tag: "KUKI24", what: "https://kuk.kode.co.kr/article/view/kuk202409200125" },
    Source {
        tag: "KBA18",
        what: "https://redlib.loaf.network/r/baduk/comments/1ijyhjo/kba_to_suspend_article_18_for_international (KBA notice, Feb 2025)",
    },
    Source { tag: "LG25", what: "http://china.org.cn/world/2025-01/28/content_117689714.htm" },
    Source { tag: "CHSL", what: "https://senseis.xmp.net/?ChineseRules" },
    Source { tag: "CHV", what: "https://senseis.xmp.net/?Velobici%2FChineseRules" },
    Source {
        tag: "CH88",
        what: "http://www.cs.cmu.edu/~wjh/go/rules/Chinese.html (1988 text, Davies; preface on group tax)",
    },
    Source {
        tag: "CHWIN",
        what: "http://gnagarna.com/Traditionalculture/hglygwhiyc.html (zi thresholds, handicap return)",
    },
    Source {
        tag: "CHHALF",
        what: "http://www.9252.com/caiyi/4651.html (Chinese: half-count base, shared points halved)",
    },
    Source { tag: "CHEX", what: "https://senseis.xmp.net/?ChineseCountingExample" },
    Source { tag: "OGSCC", what: "https://forums.online-go.com/t/chinese-counting/39003" },
    Source {
        tag: "OGSCC2",
        what: "https://forums.online-go.com/t/method-of-counting-japanese-vs-chinese-rules/46657/10",
    },
    Source { tag: "UFGO", what: "https://forum.ufgo.org/viewtopic.php?f=3&t=24152&p=96480 (CWA referee course notes)" },
    Source { tag: "TW", what: "https://senseis.xmp.net/?TaiwanRules" },
    Source { tag: "IKEDA", what: "http://harryfearnley.com/go/ikeda/e_rules.html" },
    Source { tag: "IKEDA37", what: "https://harryfearnley.com/go/ikeda/e_s3/e3070000.html" },
    Source {
        tag: "SST91",
        what: "http://www-2.cs.cmu.edu/~wjh/go/rules/SST.html (Ing 1991, Davies; translator's note)",
    },
    Source { tag: "GOE96", what: "https://dokumen.tips/documents/ings-goe-rules.html (Ing 1996 summary page)" },
    Source { tag: "KSS", what: "http://www-2.cs.cmu.edu/~wjh/go/rules/KSS.html (Kim/Simon/Straus on SST)" },
    Source { tag: "INGC", what: "https://senseis.xmp.net/?IngCounting" },
    Source { tag: "INGC05", what: "Sensei's Library snapshots 2003/2005, Ing Counting" },
    Source { tag: "INGT", what: "https://senseis.xmp.net/?IngTiming" },
    Source {
        tag: "INGH",
        what: "https://forums.online-go.com/t/should-ing-rules-give-a-handicap-bonus-to-white/50318",
    },
    Source { tag: "SIMING", what: "http://home.snafu.de/~jasiek/siming.html" },
    Source { tag: "AGA91", what: "https://cs.cmu.edu/~wjh/go/rules/AGA.html (1991, rules 1 to 12)" },
    Source {
        tag: "AGAP2",
        what: "https://www.rulit.me/books/official-aga-rules-of-go-read-65432-2.html (AGA rules 7-9)",
    },
    Source {
        tag: "AGAC",
        what: "https://www.cs.cmu.edu/~wjh/go/rules/AGA.commentary.html (equivalence demonstration)",
    },
    Source { tag: "AGASL", what: "https://senseis.xmp.net/?AGARules" },
    Source { tag: "AGA24", what: "https://aga1.clubexpress.com/content.aspx?club_id=454497&item_id=105706&page_id=5" },
    Source { tag: "BGA", what: "https://britgo.org/rules/bgainterpretation" },
    Source { tag: "BGAS", what: "http://www.britgo.org/rules/agasummary.html" },
    Source { tag: "BGACMP", what: "https://britgo.org/rules/compare" },
    Source { tag: "FFG", what: "https://belfort.jeudego.org/_php/regleGo.php?chap=10" },
    Source {
        tag: "FFG2",
        what: "https://www.lifein19x19.com/viewtopic.php?t=18220&view=print (FFG text translated by Pio2001)",
    },
    Source { tag: "FFG3", what: "http://doczz.fr/doc/2238836/quelques-regles-du-go" },
    Source { tag: "NZ", what: "https://go.org.nz/index.php/about-go/new-zealand-rules-of-go" },
    Source { tag: "NZD", what: "Sensei's Library snapshot 2004, New Zealand Rules / Discussion" },
    Source { tag: "TT", what: "https://senseis.xmp.net/?TrompTaylorRules (ten rules)" },
    Source { tag: "WMSG", what: "http://www.ranka.intergofed.org/?p=83 (James Davies)" },
    Source { tag: "WMSGW", what: "Wikipedia 'Rules of Go', section World Mind Sports Games Rules (mirror)" },
    Source { tag: "WMSGJ", what: "http://home.snafu.de/jasiek/wmsgr.html" },
    Source {
        tag: "EGF",
        what: "http://home.snafu.de/jasiek/egfgtr.html and https://www.eurogofed.org/egf/tourrules.htm",
    },
    Source { tag: "STONE", what: "https://senseis.xmp.net/?StoneScoring" },
    Source { tag: "SUN", what: "https://senseis.xmp.net/?SunjangBaduk" },
    Source { tag: "BUT", what: "https://senseis.xmp.net/?ButtonGo" },
    Source { tag: "LM", what: "https://senseis.xmp.net/?LaskerMaasRules" },
    Source { tag: "SPJ", what: "https://senseis.xmp.net/?SpightJapaneseStyleRules" },
    Source {
        tag: "KATA",
        what: "https://lightvector.github.io/KataGo/rules.html (docs/rules.html in lightvector/KataGo)",
    },
    Source { tag: "KATACPP", what: "github lightvector/KataGo cpp/game/rules.cpp, cpp/game/boardhistory.cpp" },
    Source { tag: "KATAGTP", what: "github lightvector/KataGo docs/GTP_Extensions.md" },
    Source {
        tag: "KATATEST",
        what: "github lightvector/KataGo cpp/tests/testrules.cpp (tests 'GroupTaxSekiScoring', 'GroupTaxSekiScoring2', 'Area scoring with button')",
    },
    Source {
        tag: "OGS",
        what: "github online-go/goban src/engine/GobanEngine.ts (fillDefaults, computeScore, isBoardRepeating, RU parsing)",
    },
    Source { tag: "GOSC", what: "github lightvector/goscorer README and python/goscorer.py" },
    Source { tag: "KGS", what: "http://gokgs.com/help/ruelsets.html" },
    Source {
        tag: "SGF",
        what: "SGF FF[4] RU list as reproduced in https://docs.rs/sgf-parser/2.3.0/sgf_parser/enum.RuleSet.html",
    },
    Source { tag: "KATASGF", what: "github lightvector/KataGo cpp/dataio/sgf.cpp" },
    Source { tag: "MATH", what: "https://senseis.xmp.net/?MathematicsOfScoring" },
    Source { tag: "TAS", what: "https://senseis.xmp.net/?TerritoryAndAreaScoring" },
    Source { tag: "L19SEKI", what: "https://lifein19x19.com/viewtopic.php?f=45&t=11381" },
    Source { tag: "L19S3", what: "https://lifein19x19.com/viewtopic.php?p=128332" },
    Source {
        tag: "KT100",
        what: "https://www.koreatimes.co.kr/lifestyle/others/20070614/lesson-100-difference-in-counting-rules-2",
    },
    Source { tag: "TORA", what: "https://senseis.xmp.net/?ThreePointsWithoutCapturing" },
    Source { tag: "BGJ60", what: "http://britgo.org/bgj/06012.html" },
    Source { tag: "BENT", what: "Sensei's Library snapshot 2009, 'Bent four in the corner is dead'" },
    Source { tag: "SL1322", what: "https://senseis.xmp.net/?topic=1322" },
    Source { tag: "JEX", what: "Sensei's Library snapshot 2002, Japanese Counting Example" },
    Source { tag: "KOMIH", what: "https://senseis.xmp.net/?HistoryOfKomi" },
    Source { tag: "KOMI04", what: "Sensei's Library snapshot 2004, Komi (and 2002 snapshot)" },
    Source { tag: "KOMIG", what: "http://articles.gourt.com/en/komidashi" },
    Source { tag: "EGC15", what: "https://egc2015.cz/rules (European Go Congress 2015)" },
    Source { tag: "QREF", what: "https://pastebin.com/s9ZJsR94 (public rule set quick reference)" },
    Source {
        tag: "BLOG24",
        what: "https://niceshoot.tistory.com/1491 (blog on the KBA prisoner rule; dates it Nov 2023)",
    },
    Source {
        tag: "L19JS",
        what: "https://www.lifein19x19.com/viewtopic.php?p=259090 (Jasiek on seki eyes on servers)",
    },
    Source { tag: "GOBASEK", what: "https://gobase.org/studying/rules/?id=6&ln=fr" },
    Source { tag: "RESUME", what: "https://senseis.xmp.net/?ResumingGame" },
    Source {
        tag: "NSSK",
        what: "https://senseis.xmp.net/?NSSK (natural situational superko; BGA rules 2009 add a basic ko rule)",
    },
    Source {
        tag: "L19NSSK",
        what: "https://www.lifein19x19.com/viewtopic.php?t=11510 (wording of the French repetition rule and how it is applied)",
    },
    Source {
        tag: "CH02A20",
        what: "https://contrite.tistory.com/entry/3%ED%8C%A8%EB%B9%85 (quotes article 20 of the 2002 Chinese rules)",
    },
    Source { tag: "SSTBR", what: "https://brailago.ro/856 (copy of Ing's SST laws, article 1)" },
    Source { tag: "AGAKOMI", what: "http://www.usgo.org/aga-memo-regarding-komi" },
    Source { tag: "AGAENC", what: "https://clever-geek.imtqy.com/articles/686394/index.html" },
    Source { tag: "IKR", what: "https://senseis.xmp.net/?IkedasRule" },
    Source { tag: "IKT1", what: "http://home.snafu.de/~jasiek/ikeda.html" },
    Source { tag: "LMES", what: "https://www.elsantodel90.com.ar/go-rules/reglas-lasker-maas.html" },
    Source { tag: "L19LM", what: "https://www.lifein19x19.com/viewtopic.php?p=278644" },
    Source {
        tag: "EX818",
        what: "http://technointer.jp/tsu/igorulr01.htm (verdicts of the official examples 8 and 18)",
    },
    Source { tag: "HK16", what: "https://www.hankyung.com/news/article/2016052786625" },
    Source {
        tag: "NSP25",
        what: "https://newspim.com/news/view/20250203000952 and https://newspim.com/news/view/20250206001240",
    },
    Source {
        tag: "MERO",
        what: "https://senseis.xmp.net/?DisputeMeroJasiek%2FDiscussion (four passes under the Ing 1991 rules)",
    },
    Source {
        tag: "OGSLG",
        what: "https://forums.online-go.com/t/lg-cup-gate/55154?page=2 (quotes the Chinese association's notice of January 2025)",
    },
    Source {
        tag: "L19TK",
        what: "https://lifein19x19.com/forum/viewtopic.php?f=10&t=2427 (quotes art. 20.3 of the 1988 Chinese rules)",
    },
    Source {
        tag: "L19MQ",
        what: "https://www.lifein19x19.com/forum/viewtopic.php?p=264872 (Ming-Qing handicap practice)",
    },
    Source { tag: "DERIVED", what: "derived here; the identity between area and territory was checked by simulation" },
    Source {
        tag: "CASES",
        what: "the plain countings that the claims of the documented diagrams are checked with (tests/cases)",
    },
    Source { tag: "request", what: "chosen by the caller" },
];
