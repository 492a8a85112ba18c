//! Answers are described and filled by one declaration each, as requests are described and read by one ([`request!`]).
//!
//! [`request!`]: super::from_json

/// Declares objects of answers: of each field its doc, its type and its value; `let`s above the fields are shared by
/// them. A field `name?` is left out where it is `None`; others are `null` then.
macro_rules! view {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $name:ident($( $of:ident: $of_type:ty ),* $(,)?) {
            $( let $known:pat = $known_value:expr; )*
            $( $(#[$field_meta:meta])* pub $field:ident $(? $(@ $never:ident)?)?: $type:ty = $value:expr, )+
        }
    )+) => { $(
        #[derive(Clone, Debug, PartialEq, serde::Serialize, schemars::JsonSchema)]
        $(#[$meta])*
        $vis struct $name {
            $(
                $(#[$field_meta])*
                $( #[serde(skip_serializing_if = "Option::is_none")] $( $never )? )?
                pub $field: $type,
            )+
        }

        impl $name {
            /// What an answer says of it.
            pub fn new($( $of: $of_type ),*) -> Self {
                $( let $known = $known_value; )*
                Self { $( $field: $value ),+ }
            }
        }
    )+ };
}

pub(crate) use view;
