//! The languages of the site. To add one: a row in `languages!` and its texts in `locales/<tag>/`.
//!
//! A language that is not whole yet is lent to: each message that it lacks is its lender's, and so is a file.

/// Defines [`Language`]. A row is: the tag, which is also the folder of its texts; its name in itself; how its column in
/// the glossary is headed; the whole numbers that take the plural `one`; and who lends what it lacks.
macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident $tag:literal, $name:literal, $column:literal, one: [$($one:literal)+]
       $(, lent_by: $lender:ident)?;)+) => {
        /// A language people can choose.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$doc])* $language,)+
        }

        impl Language {
            pub const ALL: [Language; [$($tag),+].len()] = [$(Language::$language),+];

            /// The BCP 47 tag, which is also the folder of its texts.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$language => $tag,)+ }
            }

            /// What it calls itself.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$language => $name,)+ }
            }

            /// Its name beside the others, as its readers call it.
            pub const fn column(self) -> &'static str {
                match self { $(Language::$language => $column,)+ }
            }

            /// Whether a whole number takes the plural `one`, else `other`. CLDR 46, plural rules, cardinal.
            pub const fn is_one(self, number: i64) -> bool {
                match self { $(Language::$language => matches!(number.unsigned_abs(), $($one)|+),)+ }
            }

            /// The whole language whose messages stand where this one has none.
            pub fn lender(self) -> Option<Language> {
                let lender: &[Language] = match self { $(Language::$language => &[$(Language::$lender)?],)+ };
                lender.first().copied()
            }
        }
    };
}

languages! {
    /// European Portuguese, the reference.
    PtPt "pt-PT", "Português (Portugal)", "Portugal", one: [1];
    PtBr "pt-BR", "Português (Brasil)", "Brasil", one: [0 1];
    En "en", "English", "English", one: [1];
}

impl Default for Language {
    fn default() -> Language {
        Language::REFERENCE
    }
}

impl Language {
    /// Every message stands in it, and those of every page are part of the program.
    pub const REFERENCE: Language = Language::PtPt;

    /// The languages that have every message.
    pub fn whole() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|language| language.lender().is_none())
    }

    /// From the form of [`Language::tag`].
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The first of the browser's languages that the site has, else the reference.
    pub fn from_browser<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::nearest).unwrap_or_default()
    }

    /// The one with this tag, or the first that is spoken in another country: `pt-AO` is `pt-PT`.
    fn nearest(tag: &str) -> Option<Language> {
        let subtags =
            |tag: &str| -> Vec<String> { tag.to_ascii_lowercase().split(['-', '_']).map(String::from).collect() };
        let asked = subtags(tag);
        let spoken = |language: &Language| subtags(language.tag()).first() == asked.first();
        let exactly = |language: &Language| subtags(language.tag()).last() == asked.last();
        let mut all = Language::ALL.into_iter().filter(spoken);
        let first = all.clone().next();
        all.find(exactly).or(first)
    }
}
