/// Where a claim about a rule set was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its title and edition; where no title is known, what it is and where it was published.
    pub title: &'static str,
    /// The key of a shorter title that is translated.
    pub short: Option<&'static str>,
    /// Where it was read, if that can be linked to.
    pub link: Option<&'static str>,
    /// Whether the text was read in full: what it does not say it is silent on, and nothing of it was left unread.
    pub is_read_in_full: bool,
}

impl Source {
    /// A text that was read in full.
    const fn read_in_full(title: &'static str) -> Self {
        Self { title, short: None, link: None, is_read_in_full: true }
    }

    /// A text of which only a part was read.
    const fn read_in_part(title: &'static str) -> Self {
        Self { title, short: None, link: None, is_read_in_full: false }
    }

    /// This text, called so in a sentence.
    const fn called(self, short: &'static str) -> Self {
        Self { short: Some(short), ..self }
    }

    /// This text, read there.
    const fn at(self, link: &'static str) -> Self {
        Self { link: Some(link), ..self }
    }
}

// Copies were read, not the live pages; of long documents often only a part. The compiler names a source that nothing
// cites.

pub(crate) const KBF_BASIC_RULES: Source = Source::read_in_full(
    "Korea Baduk Federation, basic rules in ten categories, with a comparison with the Chinese, Taiwanese and Ing rules",
).called("source-kbf-basic-rules");
pub(crate) const KBA_HOW_TO_PLAY: Source = Source::read_in_full("Korea Baduk Association, How to play Baduk, 2008");
pub(crate) const KOREAN_RULES_2016: Source = Source::read_in_full(
    "Jaeup Kim, Understanding the Rules of Baduk, chapter 6: the Korean text of 2016 with comments",
)
.called("source-korean-rules-2016");
pub(crate) const CYNINGSTAN: Source = Source::read_in_full("Cyningstan, Rules for Go");
pub(crate) const JAPANESE_RULES_1989: Source = Source::read_in_full("Japanese rules of 1989, translated by James Davies (articles 7 to 14 re-read in a copy of the page, 3 to 6 in a review)").at("https://www.cs.cmu.edu/~wjh/go/rules/Japanese.html").called("source-japanese-rules-1989");
pub(crate) const NIHON_KIIN_ON_ARTICLE_9: Source =
    Source::read_in_part("Nihon Ki-in, commentary on article 9 of the rules of 1989, machine translation")
        .at("http://www.nihonkiin.or.jp.e.qs.hp.transer.com/match/kiyaku/kiyaku09.html")
        .called("source-nihon-kiin-on-article-9");
pub(crate) const WAGC_SHAPES: Source = Source::read_in_part("shapes under the rules of 1949 and of the World Amateur Go Championships of 1979 and 1980, as published on home.snafu.de/jasiek").at("http://home.snafu.de/jasiek/wagcinf.html");
pub(crate) const ODD_CASES: Source =
    Source::read_in_part("Odd cases in the Japanese rules, a discussion on forums.online-go.com")
        .at("https://forums.online-go.com/t/odd-cases-in-the-japanese-rules/24109")
        .called("source-odd-cases");
pub(crate) const JASIEK_ON_KOREAN_RULES: Source =
    Source::read_in_part("differences of two Korean rule texts, as published on home.snafu.de/jasiek")
        .at("http://home.snafu.de/jasiek/difference_2_korean_rules.html")
        .called("source-jasiek-on-korean-rules");
pub(crate) const KOREAN_RULES_2009: Source = Source::read_in_part(
    "the Korean text of the rules of the Korea Baduk Association of 2009, as published on dooole.tistory.com",
)
.at("https://dooole.tistory.com/623");
pub(crate) const ASIAN_GAMES_2013: Source = Source::read_in_part("Commentary on the Asian Games 2013 Rules, as published on vdocuments.us (only its title and contents could be read)").at("https://vdocuments.us/commentary-on-the-asian-games-2013-rules-homesnafudejasiekasian-on-the.html");
pub(crate) const KUK_REPORT_2024: Source = Source::read_in_part("a report of September 2024 on kuk.kode.co.kr")
    .at("https://kuk.kode.co.kr/article/view/kuk202409200125");
pub(crate) const SENSEIS_CHINESE_RULES: Source =
    Source::read_in_part("Sensei's Library, Chinese Rules").at("https://senseis.xmp.net/?ChineseRules");
pub(crate) const CHINESE_RULES_1988: Source =
    Source::read_in_part("Chinese rules of 1988, translated by James Davies, with a preface on group tax")
        .at("http://www.cs.cmu.edu/~wjh/go/rules/Chinese.html");
pub(crate) const CHINESE_ZI_AND_HANDICAP: Source =
    Source::read_in_part("text on the zi needed to win and on handicap stones, as published on gnagarna.com")
        .at("http://gnagarna.com/Traditionalculture/hglygwhiyc.html");
pub(crate) const CHINESE_HALF_COUNTING: Source =
    Source::read_in_part("text on Chinese half counting and shared points, as published on www.9252.com")
        .at("http://www.9252.com/caiyi/4651.html");
pub(crate) const SENSEIS_TAIWAN_RULES: Source =
    Source::read_in_part("Sensei's Library, Taiwan Rules").at("https://senseis.xmp.net/?TaiwanRules");
pub(crate) const IKEDA_RULES: Source = Source::read_in_part("Ikeda's rules, as published on harryfearnley.com")
    .at("http://harryfearnley.com/go/ikeda/e_rules.html");
pub(crate) const IKEDA_RULES_3_7: Source =
    Source::read_in_part("Ikeda's rules, section 3.7, as published on harryfearnley.com")
        .at("https://harryfearnley.com/go/ikeda/e_s3/e3070000.html");
pub(crate) const ING_SST_LAWS_1991: Source =
    Source::read_in_part("Ing's SST laws of 1991, translated by James Davies, with a note of the translator")
        .at("http://www-2.cs.cmu.edu/~wjh/go/rules/SST.html")
        .called("source-ing-sst-laws-1991");
pub(crate) const ING_GOE_RULES_1996: Source =
    Source::read_in_part("Ing's Goe Rules, summary of 1996, as published on dokumen.tips")
        .at("https://dokumen.tips/documents/ings-goe-rules.html");
pub(crate) const SENSEIS_ING_COUNTING: Source = Source::read_in_part("Sensei's Library, Ing Counting")
    .at("https://senseis.xmp.net/?IngCounting")
    .called("source-ing-counting");
pub(crate) const SENSEIS_ING_TIMING: Source =
    Source::read_in_part("Sensei's Library, Ing Timing").at("https://senseis.xmp.net/?IngTiming");
pub(crate) const SIMPLIFIED_ING_RULES: Source =
    Source::read_in_part("Simplified Ing rules, as published on home.snafu.de/jasiek")
        .at("http://home.snafu.de/~jasiek/siming.html");
pub(crate) const AGA_RULES_1991: Source = Source::read_in_full("American Go Association, rules of 1991, rules 1 to 12")
    .at("https://cs.cmu.edu/~wjh/go/rules/AGA.html");
pub(crate) const SENSEIS_AGA_RULES: Source =
    Source::read_in_part("Sensei's Library, AGA Rules").at("https://senseis.xmp.net/?AGARules");
pub(crate) const BGA_INTERPRETATION: Source =
    Source::read_in_part("British Go Association, interpretation of the rules")
        .at("https://britgo.org/rules/bgainterpretation");
pub(crate) const BGA_SUMMARY_OF_AGA_RULES: Source =
    Source::read_in_part("British Go Association, summary of the AGA rules")
        .at("http://www.britgo.org/rules/agasummary.html");
pub(crate) const BGA_COMPARISON: Source =
    Source::read_in_part("British Go Association, comparison of rules").at("https://britgo.org/rules/compare");
pub(crate) const FRENCH_RULES_CHAPTER_10: Source =
    Source::read_in_part("the French rules of Go, chapter 10, as published on belfort.jeudego.org")
        .at("https://belfort.jeudego.org/_php/regleGo.php?chap=10");
pub(crate) const FRENCH_RULES_TRANSLATED: Source = Source::read_in_part(
    "rules of the French Go Federation, translated by Pio2001, as published on www.lifein19x19.com",
)
.at("https://www.lifein19x19.com/viewtopic.php?t=18220&view=print");
pub(crate) const NEW_ZEALAND_RULES: Source = Source::read_in_part("New Zealand Go Society, New Zealand rules of Go")
    .at("https://go.org.nz/index.php/about-go/new-zealand-rules-of-go");
pub(crate) const SENSEIS_NEW_ZEALAND_DISCUSSION: Source =
    Source::read_in_part("Sensei's Library, New Zealand Rules / Discussion, as it was in 2004");
pub(crate) const TROMP_TAYLOR_RULES: Source = Source::read_in_full("Sensei's Library, Tromp-Taylor Rules (ten rules)")
    .at("https://senseis.xmp.net/?TrompTaylorRules");
pub(crate) const DAVIES_ON_WMSG_RULES: Source = Source::read_in_part(
    "James Davies on the rules of the World Mind Sports Games, as published on www.ranka.intergofed.org",
)
.at("http://www.ranka.intergofed.org/?p=83");
pub(crate) const WMSG_RULES_BY_JASIEK: Source = Source::read_in_part(
    "rules of the World Mind Sports Games, revised by Robert Jasiek, as published on home.snafu.de/jasiek",
)
.at("http://home.snafu.de/jasiek/wmsgr.html");
pub(crate) const EGF_TOURNAMENT_RULES: Source = Source::read_in_part(
    "European Go Federation, tournament rules, as published on www.eurogofed.org and home.snafu.de/jasiek",
)
.at("https://www.eurogofed.org/egf/tourrules.htm");
pub(crate) const SENSEIS_STONE_SCORING: Source =
    Source::read_in_part("Sensei's Library, Stone Scoring").at("https://senseis.xmp.net/?StoneScoring");
pub(crate) const SENSEIS_SUNJANG_BADUK: Source =
    Source::read_in_part("Sensei's Library, Sunjang Baduk").at("https://senseis.xmp.net/?SunjangBaduk");
pub(crate) const SENSEIS_BUTTON_GO: Source =
    Source::read_in_part("Sensei's Library, Button Go").at("https://senseis.xmp.net/?ButtonGo");
pub(crate) const SENSEIS_LASKER_MAAS: Source =
    Source::read_in_part("Sensei's Library, Lasker-Maas Rules").at("https://senseis.xmp.net/?LaskerMaasRules");
pub(crate) const KATAGO_ON_ITS_RULES: Source = Source::read_in_part("KataGo, page on its rules")
    .at("https://lightvector.github.io/KataGo/rules.html")
    .called("source-katago-rules");
pub(crate) const KATAGO_SOURCE_CODE: Source =
    Source::read_in_full("KataGo, source code of its rules and its game history")
        .at("https://github.com/lightvector/KataGo");
pub(crate) const OGS_SOURCE_CODE: Source =
    Source::read_in_part("Online Go Server, source code of its engine (defaults, scores, repetition, names of rules)")
        .at("https://github.com/online-go/goban");
pub(crate) const EYES_IN_SEKI_ON_LIFEIN19X19: Source =
    Source::read_in_part("a discussion of eyes in seki on lifein19x19.com")
        .at("https://lifein19x19.com/viewtopic.php?f=45&t=11381");
pub(crate) const SENSEIS_HISTORY_OF_KOMI: Source =
    Source::read_in_part("Sensei's Library, History of Komi").at("https://senseis.xmp.net/?HistoryOfKomi");
pub(crate) const SENSEIS_KOMI_2004: Source = Source::read_in_part("Sensei's Library, Komi, as it was in 2002 and 2004");
pub(crate) const SENSEIS_NATURAL_SITUATIONAL_SUPERKO: Source =
    Source::read_in_part("Sensei's Library, natural situational superko (the BGA rules of 2009 add a basic ko rule)")
        .at("https://senseis.xmp.net/?NSSK");
pub(crate) const FRENCH_REPETITION_ON_LIFEIN19X19: Source = Source::read_in_part(
    "a discussion of the French repetition rule, its wording and how it is applied, on www.lifein19x19.com",
)
.at("https://www.lifein19x19.com/viewtopic.php?t=11510");
pub(crate) const CHINESE_ARTICLE_20_OF_2002: Source = Source::read_in_part(
    "text that quotes article 20 of the Chinese rules of 2002, as published on contrite.tistory.com",
)
.at("https://contrite.tistory.com/entry/3%ED%8C%A8%EB%B9%85");
pub(crate) const ING_SST_LAWS_ARTICLE_1: Source =
    Source::read_in_part("copy of Ing's SST laws, article 1, as published on brailago.ro")
        .at("https://brailago.ro/856");
pub(crate) const AGA_MEMO_ON_KOMI: Source = Source::read_in_part("American Go Association, memo regarding komi")
    .at("http://www.usgo.org/aga-memo-regarding-komi");
pub(crate) const ENCYCLOPEDIA_ON_AGA_RULES: Source =
    Source::read_in_part("copy of an encyclopedia on the American rules, as published on clever-geek.imtqy.com")
        .at("https://clever-geek.imtqy.com/articles/686394/index.html");
pub(crate) const SENSEIS_IKEDAS_RULE: Source =
    Source::read_in_part("Sensei's Library, Ikeda's Rule").at("https://senseis.xmp.net/?IkedasRule");
pub(crate) const JASIEK_ON_IKEDA_RULES: Source =
    Source::read_in_part("Robert Jasiek on Ikeda's rules, as published on home.snafu.de/jasiek")
        .at("http://home.snafu.de/~jasiek/ikeda.html");
pub(crate) const LASKER_MAAS_SUMMARY: Source =
    Source::read_in_part("summary of the Lasker-Maas rules, as published on www.elsantodel90.com.ar")
        .at("https://www.elsantodel90.com.ar/go-rules/reglas-lasker-maas.html");
pub(crate) const LASKER_MAAS_ON_LIFEIN19X19: Source =
    Source::read_in_part("a discussion of the Lasker-Maas rules on www.lifein19x19.com")
        .at("https://www.lifein19x19.com/viewtopic.php?p=278644");
pub(crate) const SENSEIS_DISPUTE_MERO_JASIEK: Source = Source::read_in_part(
    "Sensei's Library, Dispute Mero Jasiek / Discussion (four passes under the Ing rules of 1991)",
)
.at("https://senseis.xmp.net/?DisputeMeroJasiek%2FDiscussion");
pub(crate) const CHINESE_ARTICLE_20_3_OF_1988: Source =
    Source::read_in_part("a discussion on lifein19x19.com that quotes article 20.3 of the Chinese rules of 1988")
        .at("https://lifein19x19.com/forum/viewtopic.php?f=10&t=2427");
pub(crate) const DOCUMENTED_POSITIONS: Source =
    Source::read_in_full("the plain counts by which gyega checks the claims of its documented positions");
pub(crate) const THE_CALLER: Source = Source::read_in_part("chosen by the caller");
