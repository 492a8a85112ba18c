//! The referee's page: its files come from this service and nothing else may.

use super::{ask, get, post};

#[actix_web::test]
async fn the_page_takes_nothing_from_other_hosts() {
    let page = get("/").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (200, "text/html; charset=utf-8"));
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'self';"), "{policy}");
    assert!(!policy.contains("unsafe") && !policy.contains("data:") && !policy.contains("://"), "{policy}");
    assert!(!page.text().contains("://"), "no address of another host: {}", page.text());
    assert_eq!(ask("GET", "/", &[("if-none-match", page.header("etag"))], "").await.status, 304);
    assert_eq!(get("/page/index.html").await.body, page.body);
    assert_eq!(post("/", "{}").await.status, 405);
    assert_eq!(post("/page/index.html", "{}").await.header("allow"), "GET, HEAD");
}
