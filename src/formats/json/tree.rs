use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::de::Read;
use serde_json::{Map, Value};

use super::numbers::{self, NumberTexts, is_kept};
use crate::board::Point;
use crate::formats::faults::shortened;
use crate::rules::Amount;

/// JSON as it was written: members in their order, names that stand twice kept twice.
///
/// `serde_json::Value` would keep the last of two members of one name, and so read another request than the one a
/// person sees.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json<'a> {
    Null,
    Bool(bool),
    /// A number written without fraction and exponent.
    Integer(i64),
    /// Any other number, as it is written.
    Decimal(Cow<'a, str>),
    /// A string, borrowed unless it holds escapes.
    Text(Cow<'a, str>),
    Array(Vec<Self>),
    Object(Vec<(Cow<'a, str>, Self)>),
}

/// The longest excerpt of a request in an answer, in characters.
const EXCERPT_MAX: usize = 60;

/// Text of a request, shortened for an answer.
pub(crate) fn excerpt(text: &str) -> String {
    shortened(text, EXCERPT_MAX, "\u{2026}")
}

/// Text of a request in quotes, shortened.
pub(crate) fn quoted(text: &str) -> String {
    format!("{:?}", excerpt(text))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JsonKind {
    Null,
    Flag,
    Number,
    Text,
    List,
    Object,
}

impl Json<'_> {
    pub(crate) const fn kind(&self) -> JsonKind {
        match self {
            Self::Null => JsonKind::Null,
            Self::Bool(_) => JsonKind::Flag,
            Self::Integer(_) | Self::Decimal(_) => JsonKind::Number,
            Self::Text(_) => JsonKind::Text,
            Self::Array(_) => JsonKind::List,
            Self::Object(_) => JsonKind::Object,
        }
    }

    /// The first member of this name, if it is an object; `null` is as good as left out.
    pub(crate) fn member(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().find(|(own, _)| own == name).map(|(_, json)| json).filter(|json| **json != Self::Null)
    }

    /// The number, if it is a whole one: 5.0 is one too, and a larger one than an i64 is as large as that.
    pub(crate) fn whole(&self) -> Option<i64> {
        match self {
            Self::Integer(number) => Some(*number),
            Self::Decimal(written) => numbers::whole(written),
            Self::Null | Self::Bool(_) | Self::Text(_) | Self::Array(_) | Self::Object(_) => None,
        }
    }

    pub(crate) fn amount(&self) -> Option<Amount> {
        match self {
            Self::Integer(number) => numbers::in_range(number.checked_mul(4)?),
            Self::Decimal(written) => numbers::amount(written),
            Self::Null | Self::Bool(_) | Self::Text(_) | Self::Array(_) | Self::Object(_) => None,
        }
    }

    /// The amount, if it is a komi: a multiple of half a point.
    pub(crate) fn komi(&self) -> Option<Amount> {
        self.amount().filter(|komi| komi.as_quarters() % 2 == 0)
    }

    /// The member of this name, if it is an object: the last one, as other programs read it.
    pub(crate) fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().rev().find(|(own, _)| own == name).map(|(_, json)| json)
    }

    /// The names of the members, if it is an object.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let members = if let Self::Object(members) = self { members.as_slice() } else { &[] };
        members.iter().map(|(name, _)| name.as_ref())
    }

    /// This, if it is an object.
    pub(crate) fn as_object(&self) -> Option<&Self> {
        (self.kind() == JsonKind::Object).then_some(self)
    }

    pub(crate) fn as_array(&self) -> Option<&[Self]> {
        if let Self::Array(items) = self { Some(items) } else { None }
    }

    /// The number, if it was written as a whole one.
    pub(crate) fn as_i64(&self) -> Option<i64> {
        if let Self::Integer(number) = self { Some(*number) } else { None }
    }

    /// The number, if it was written as a whole one that is not below zero.
    pub(crate) fn as_u64(&self) -> Option<u64> {
        u64::try_from(self.as_i64()?).ok()
    }

    /// What stands at a JSON pointer.
    pub(crate) fn at(&self, pointer: &str) -> Option<&Self> {
        pointer.split('/').skip(1).try_fold(self, |at, step| {
            if let Self::Array(items) = at {
                return items.get(step.parse::<usize>().ok()?);
            }
            at.member(&step.replace("~1", "/").replace("~0", "~"))
        })
    }

    /// Where a point stands in the list at a JSON pointer; the list itself where it has no such item.
    pub(crate) fn pointer_to(&self, point: Point, list: &str) -> String {
        let is_it = |item: &Self| item.as_text().and_then(Point::parse) == Some(point);
        let index = if let Some(Self::Array(items)) = self.at(list) { items.iter().position(is_it) } else { None };
        index.map_or_else(|| list.to_owned(), |index| format!("{list}/{index}"))
    }

    pub(crate) fn as_text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// This JSON for readers that know only `serde_json`; of members with one name the last. A number that would be
    /// another amount there is a text, so that it is refused.
    pub(crate) fn to_value(&self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Integer(value) => Value::from(*value),
            Self::Decimal(written) => match written.parse() {
                Ok(number) if is_kept(written) => Value::Number(number),
                _ => Value::from(written.as_ref()),
            },
            Self::Text(text) => Value::String(text.to_string()),
            Self::Array(items) => items.iter().map(Self::to_value).collect(),
            Self::Object(members) => members.iter().map(|(name, json)| (name.to_string(), json.to_value())).collect(),
        }
    }

    /// The members of an object, for readers that know only `serde_json`.
    #[cfg(any(feature = "cli", feature = "rulings"))]
    pub(crate) fn to_members(&self) -> Option<Map<String, Value>> {
        if let Value::Object(members) = self.to_value() { Some(members) } else { None }
    }

    /// What it is, for a fault: `the text "abc"`, `7`, `a list of 3`.
    pub(crate) fn describe(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Bool(value) => value.to_string(),
            Self::Integer(value) => value.to_string(),
            Self::Decimal(written) => excerpt(written),
            Self::Text(text) => format!("the text {text}", text = quoted(text)),
            Self::Array(items) => format!("a list of {count}", count = items.len()),
            Self::Object(members) => format!("an object of {count}", count = members.len()),
        }
    }
}

impl fmt::Display for Json<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_value().fmt(f)
    }
}

impl From<Value> for Json<'_> {
    fn from(value: Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(value),
            Value::Number(number) => {
                number.as_i64().map_or_else(|| Self::Decimal(number.to_string().into()), Self::Integer)
            }
            Value::String(text) => Self::Text(text.into()),
            Value::Array(items) => Self::Array(items.into_iter().map(Self::from).collect()),
            Value::Object(members) => members.into(),
        }
    }
}

impl From<Map<String, Value>> for Json<'_> {
    fn from(members: Map<String, Value>) -> Self {
        Self::Object(members.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}

impl<'t> From<&'t str> for Json<'t> {
    fn from(text: &'t str) -> Self {
        Self::Text(text.into())
    }
}

impl<'t> FromIterator<Json<'t>> for Json<'t> {
    fn from_iter<I: IntoIterator<Item = Json<'t>>>(items: I) -> Self {
        Self::Array(items.into_iter().collect())
    }
}

#[cfg(feature = "cli")]
impl<'t> Json<'t> {
    pub(crate) fn texts(texts: impl IntoIterator<Item = &'t str>) -> Self {
        texts.into_iter().map(Self::from).collect()
    }

    /// Makes an object of what is none.
    pub(crate) fn make_object(&mut self) {
        if self.kind() != JsonKind::Object {
            *self = Self::Object(Vec::new());
        }
    }

    /// The first member of this name, put there if there is none.
    pub(crate) fn member_mut(&mut self, name: &str) -> &mut Self {
        self.make_object();
        let Self::Object(members) = self else { unreachable!("it was made one") };
        let place = members.iter().position(|(own, _)| own == name).unwrap_or_else(|| {
            members.push((name.to_owned().into(), Self::Null));
            members.len() - 1
        });
        &mut members[place].1
    }
}

impl<'t> Json<'t> {
    pub(crate) fn read(text: &'t [u8]) -> serde_json::Result<Self> {
        // Whether it is text is looked at once, not for each string; where it is none the reader finds the place.
        match std::str::from_utf8(text) {
            Ok(text) => Self::read_with(serde_json::Deserializer::from_str(text), text.as_bytes()),
            Err(_) => Self::read_with(serde_json::Deserializer::from_slice(text), text),
        }
    }

    fn read_with<R: Read<'t>>(mut reader: serde_json::Deserializer<R>, text: &'t [u8]) -> serde_json::Result<Self> {
        let json = JsonSeed(&mut NumberTexts(text)).deserialize(&mut reader)?;
        reader.end()?;
        Ok(json)
    }
}

/// What is read becomes [`Json`]. The reader rounds decimal numbers: they come from the text, in which all are met
/// in this order.
struct JsonSeed<'n, 't>(&'n mut NumberTexts<'t>);

impl<'t> DeserializeSeed<'t> for JsonSeed<'_, 't> {
    type Value = Json<'t>;

    fn deserialize<D: Deserializer<'t>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'t> Visitor<'t> for JsonSeed<'_, 't> {
    type Value = Json<'t>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        self.0.next();
        Ok(Json::Integer(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        let written = self.0.next().unwrap_or_default();
        Ok(i64::try_from(value).map_or(Json::Decimal(written.into()), Json::Integer))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Json::Decimal(self.0.next().unwrap_or_default().into()))
    }

    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<Self::Value, E> {
        Ok(Json::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Json::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut elements: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = elements.next_element_seed(JsonSeed(self.0))? {
            items.push(item);
        }
        Ok(Json::Array(items))
    }

    fn visit_map<A: MapAccess<'t>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(Json::Text(name)) = entries.next_key_seed(JsonSeed(self.0))? {
            members.push((name, entries.next_value_seed(JsonSeed(self.0))?));
        }
        Ok(Json::Object(members))
    }
}

impl Json<'_> {
    /// A name that stands twice in an object, anywhere.
    #[cfg(feature = "rulings")]
    fn repeated_name(&self) -> Option<&str> {
        match self {
            Self::Null | Self::Bool(_) | Self::Integer(_) | Self::Decimal(_) | Self::Text(_) => None,
            Self::Array(items) => items.iter().find_map(Json::repeated_name),
            Self::Object(members) => {
                let mut names: Vec<&str> = members.iter().map(|(name, _)| name.as_ref()).collect();
                names.sort_unstable();
                let twice = names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
                twice.or_else(|| members.iter().find_map(|(_, member)| member.repeated_name()))
            }
        }
    }
}

/// JSON in which no name stands twice and no amount has more digits than programs keep, so that all who read it read
/// the same.
#[cfg(feature = "rulings")]
pub(crate) fn parse_strictly(bytes: &[u8]) -> Result<serde_json::Value, String> {
    let json = Json::read(bytes).map_err(|error| error.to_string())?;
    let rounded = NumberTexts(bytes).find(|number| !is_kept(number));
    match (json.repeated_name(), rounded) {
        (Some(name), _) => Err(format!("the name {:?} stands twice", excerpt(name))),
        (None, Some(number)) => Err(format!("the number {} has more digits than are read", excerpt(number))),
        (None, None) => serde_json::from_slice(bytes).map_err(|error| error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn a_name_that_stands_twice_is_kept_twice() {
        let json = Json::read(br#"{"a": 1, "a": [2.50, null, "\u0041"]}"#).expect("JSON");
        assert_eq!(json.describe(), "an object of 2");
    }

    #[test]
    fn what_was_found_is_shortened() {
        let json = Json::Text("x".repeat(100).into());
        assert_eq!(json.describe().chars().count(), 60 + "the text \"\u{2026}\"".chars().count());
        assert_eq!(Json::Decimal("6.5".into()).describe(), "6.5");
    }
}
