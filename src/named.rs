//! Enums whose values have a name, in addresses, in records and data, in styles. Enums whose values have a message. Values
//! that records hold as text. Records that are read leniently.

/// Defines such an enum, each value with its name, and reads it back:
///
/// ```text
/// named! {
///     /// What a level asks.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Kind {
///         Mark = "mark",
///         Play = "play",
///     }
/// }
/// assert_eq!(Kind::from_name(Kind::Mark.name()), Some(Kind::Mark));
/// ```
macro_rules! named {
    ($(#[$meta:meta])* pub enum $kind:ident { $($(#[$about:meta])* $value:ident = $name:literal,)+ }) => {
        $(#[$meta])*
        pub enum $kind {
            $($(#[$about])* $value,)+
        }

        impl $kind {
            /// Every value, in the order of the enum.
            pub const ALL: [$kind; [$($name),+].len()] = [$($kind::$value),+];

            /// Names stay as they are: what is kept on a device and what files say has them.
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$value => $name,)+
                }
            }

            /// The value of this name.
            pub fn from_name(name: &str) -> Option<$kind> {
                $kind::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

/// Defines within an `impl` which message each value has, a pattern to a line: `id` returns its name, `IDS` holds them all.
macro_rules! message_ids {
    ($(#[$meta:meta])* $($pattern:pat => $id:literal,)+) => {
        /// Every name that `id` can return.
        pub const IDS: [&'static str; [$($id),+].len()] = [$($id),+];

        $(#[$meta])*
        pub const fn id(&self) -> &'static str {
            match self {
                $($pattern => $id,)+
            }
        }
    };
}

/// Has serde write these types as their `Display` does, and read them back by `FromStr`.
macro_rules! kept_as_text {
    ($($kind:ty),+) => {$(
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

/// Reads a record of the device from fields only, by its `From<Value>`: what is no object is no record, and the storage
/// keeps its bytes aside.
macro_rules! read_from_fields {
    ($record:ty) => {
        impl From<serde_json::Map<String, serde_json::Value>> for $record {
            fn from(fields: serde_json::Map<String, serde_json::Value>) -> $record {
                serde_json::Value::Object(fields).into()
            }
        }
    };
}
