//! The languages of the site. European Portuguese is the reference.

/// A language people can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    PtPt,
    PtBr,
    En,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::PtPt, Language::PtBr, Language::En];

    /// The BCP 47 tag, which is also the folder of its texts.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::PtPt => "pt-PT",
            Language::PtBr => "pt-BR",
            Language::En => "en",
        }
    }

    /// The first of the browser's languages that the site has, else European Portuguese.
    pub fn from_browser<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::from_tag).unwrap_or_default()
    }

    fn from_tag(tag: &str) -> Option<Language> {
        let tag = tag.to_ascii_lowercase();
        match tag.split(['-', '_']).next()? {
            "pt" if tag.ends_with("br") => Some(Language::PtBr),
            "pt" => Some(Language::PtPt),
            "en" => Some(Language::En),
            _ => None,
        }
    }
}
