//! Describes types in schemas by hand: a name, and what stands there, or with `#[inline_schema]` where each is used.
macro_rules! described {
    ($( $(#[$inline:ident])? $type:ty: $name:expr, |$generator:pat_param| $schema:expr; )+) => { $(
        impl schemars::JsonSchema for $type {
            $( fn $inline() -> bool {
                true
            } )?

            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $schema
            }
        }
    )+ };
}

pub(crate) use described;
