//! Enums whose values have a name: in addresses, in records and data, in ids of texts and in styles.

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
