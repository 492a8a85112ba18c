use actix_web::http::Method;
use serde_json::Value;

/// Which methods are served under which paths, read from the document, so that a wrong method differs from a wrong
/// path.
#[derive(Debug)]
pub(super) struct RouteTable {
    routes: Vec<Route>,
}

#[derive(Debug)]
struct Route {
    pattern: String,
    segments: Vec<Segment>,
    methods: Vec<Method>,
}

#[derive(Debug)]
enum Segment {
    Is(String),
    /// Any text that is not empty, before this ending.
    AnyWith(String),
    /// All segments that are left, one at least: a variable `{path}`.
    Rest,
}

impl RouteTable {
    /// The table of a finished document.
    pub(super) fn of(document: &Value) -> Self {
        let paths = document["paths"].as_object().into_iter().flatten();
        let routes = paths.map(|(pattern, item)| {
            let names = item.as_object().into_iter().flatten().map(|(name, _)| name.to_ascii_uppercase());
            let methods = names.filter_map(|name| Method::from_bytes(name.as_bytes()).ok()).collect();
            let segments = pattern.split('/').map(Segment::of).collect();
            Route { pattern: pattern.clone(), segments, methods }
        });
        Self { routes: routes.collect() }
    }

    /// The patterns, in their order.
    pub(super) fn patterns(&self) -> impl Iterator<Item = &str> {
        self.routes.iter().map(|route| route.pattern.as_str())
    }

    /// The place of the route that serves a path. One without a variable comes before one with.
    pub(super) fn find(&self, path: &str) -> Option<usize> {
        let exact = self.routes.iter().position(|route| route.pattern == path);
        exact.or_else(|| self.routes.iter().position(|route| route.has(path)))
    }

    /// The methods served under a path, as `Allow` lists them. HEAD is served wherever GET is, OPTIONS for browsers.
    pub(super) fn allowed(&self, path: &str) -> Option<String> {
        let route = &self.routes[self.find(path)?];
        let mut names: Vec<&str> = route.methods.iter().map(Method::as_str).collect();
        if names.contains(&"GET") {
            names.push("HEAD");
        }
        Some(names.join(", "))
    }
}

impl Route {
    fn has(&self, path: &str) -> bool {
        let parts: Vec<&str> = path.split('/').collect();
        let is_as_long = match self.segments.last() {
            Some(Segment::Rest) => parts.len() >= self.segments.len(),
            Some(Segment::Is(_) | Segment::AnyWith(_)) | None => parts.len() == self.segments.len(),
        };
        is_as_long && self.segments.iter().zip(parts).all(|(segment, part)| segment.has(part))
    }
}

impl Segment {
    fn of(text: &str) -> Self {
        match text.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            Some(("path", "")) => Self::Rest,
            Some((_, ending)) => Self::AnyWith(ending.to_owned()),
            None => Self::Is(text.to_owned()),
        }
    }

    fn has(&self, part: &str) -> bool {
        match self {
            Self::Is(text) => text == part,
            Self::AnyWith(ending) => part.len() > ending.len() && part.ends_with(ending.as_str()),
            Self::Rest => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table() -> RouteTable {
        RouteTable::of(&json!({"paths": {
            "/a": {"post": {}},
            "/a/{id}": {"get": {}},
            "/a/fixed": {"get": {}, "post": {}},
            "/s/{name}.json": {"get": {}},
            "/p/{path}": {"get": {}},
        }}))
    }

    #[test]
    fn a_path_finds_its_route() {
        let table = table();
        let route = |path| table.find(path).and_then(|index| table.patterns().nth(index));
        assert_eq!(route("/a"), Some("/a"));
        assert_eq!(route("/a/7"), Some("/a/{id}"));
        assert_eq!(route("/a/fixed"), Some("/a/fixed"));
        assert_eq!(route("/s/x.json"), Some("/s/{name}.json"));
        assert_eq!(route("/p/x/y.js"), Some("/p/{path}"));
        for path in ["/", "", "/a/", "/b", "/a/7/8", "/s/.json", "/s/x", "/a/{id}/", "/p"] {
            assert_eq!(route(path), None, "{path}");
        }
    }

    #[test]
    fn whoever_serves_get_serves_head() {
        let table = table();
        assert_eq!(table.allowed("/a").as_deref(), Some("POST"));
        assert_eq!(table.allowed("/a/7").as_deref(), Some("GET, HEAD"));
        assert_eq!(table.allowed("/a/fixed").as_deref(), Some("GET, POST, HEAD"));
        assert_eq!(table.allowed("/b"), None);
    }
}
