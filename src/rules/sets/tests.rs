use crate::rules::registry::known;
use crate::rules::{Source, sources};

/// The only numbers of articles that were read; everything else is named by section or diagram.
#[test]
fn numbers_of_articles_are_those_that_were_read() {
    let read: [(Source, &[&str]); 11] = [
        (sources::JAPANESE_RULES_1989, &["3", "4", "6", "7", "8", "9", "10", "10.1", "12", "13", "14"]),
        (sources::KOREAN_RULES_2016, &["1", "5", "6", "7", "8", "8.1", "8.2", "9", "10", "11", "12.1"]),
        (sources::CYNINGSTAN, &["6", "12", "13", "14", "16", "17", "17 (i)", "17 (iii)", "20"]),
        (sources::KOREAN_RULES_2009, &["1", "5", "6.3"]),
        (sources::JASIEK_ON_KOREAN_RULES, &["6", "8", "9", "10", "15", "17"]),
        (sources::AGA_RULES_1991, &["4", "5", "6", "7", "8", "9", "10", "11", "12"]),
        (sources::SENSEIS_AGA_RULES, &["3"]),
        (sources::TROMP_TAYLOR_RULES, &["6", "7", "8", "9", "10"]),
        (sources::CHINESE_ARTICLE_20_OF_2002, &["20"]),
        (sources::CHINESE_ARTICLE_20_3_OF_1988, &["20.3"]),
        (sources::ING_SST_LAWS_ARTICLE_1, &["1"]),
    ];
    for set in known() {
        let of_clauses = set.clauses().into_iter().map(|clause| (clause.axis, clause.text.source, clause.articles));
        let own = [("territory", set.territory_articles), ("dead", set.dead_articles)];
        let own = own.map(|(what, articles)| (what, set.text.source, articles));
        for (axis, source, articles) in of_clauses.chain(own) {
            for article in articles.iter().filter(|article| article.starts_with(|c: char| c.is_ascii_digit())) {
                let is_read = read.iter().any(|(text, articles)| text == source && articles.contains(article));
                assert!(is_read, "{} {axis}: {article} of {}", set.id, source.title);
            }
        }
    }
}
