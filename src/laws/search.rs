//! Finds an article by its number, or by words in any spelling that people use.
//!
//! Accents, capitals, hyphens and doubled consonants do not matter, so that «semi-rápidas» finds «semirrápidas». Words of
//! another language of the site stand for those of the language on show. Absent: where the texts come from.
//!
//! ```
//! use lance_legal::laws::search::{SearchEntry, find};
//!
//! let entries = [SearchEntry::new("O relógio", "Uma mão.", ""), SearchEntry::new("Semirrápidas", "Dez lances.", "")];
//! assert_eq!(find(&entries, "semi-rápidas", &[]), [1]);
//! ```

use super::library::{Article, BASE, Book, Library, Place};
use crate::plain::without_accent;

/// How many readings of a query are tried at most: the query itself, and with words of other languages replaced.
const READINGS: usize = 8;
/// Where fewer entries have every word of a query, those with half of what it tells follow.
const FEW: usize = 3;
/// The share of an entry with every word of a query.
const WHOLE: u32 = 1000;

/// The names of a thing, and the article in force that says what it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The name that the texts use.
    pub used: String,
    /// What else people call it, in any language.
    pub others: Vec<String>,
    /// A number of the edition in force.
    pub article: Option<String>,
}

/// A text to search. A word of a name counts most, then one of the title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchEntry {
    names: Vec<String>,
    title: Vec<String>,
    text: Vec<String>,
    aside: Vec<String>,
}

impl SearchEntry {
    /// A heading, the text of the article, and the notes about it.
    pub fn new(title: &str, text: &str, aside: &str) -> SearchEntry {
        SearchEntry { names: Vec::new(), title: words(title), text: words(text), aside: words(aside) }
    }

    /// What is explained here is also found by this name.
    pub fn name(&mut self, name: &str) {
        self.names.extend(words(name));
    }
}

/// The articles of an edition to search, in order. `say` gives the text with an id, as `law-2023-7-5-5` or one of its
/// attributes.
pub fn entries(
    library: &Library,
    edition: &str,
    names: &[Names],
    say: impl Fn(&str) -> Option<String>,
) -> Vec<SearchEntry> {
    let Some(book) = library.book(edition) else { return Vec::new() };
    let entry = |article: &Article| {
        let title = say(&article.heading_by(edition)).unwrap_or_default();
        let text = article.body_by(edition).and_then(|id| say(&id)).unwrap_or_default();
        let note = |attribute| say(&(article.said_by(edition) + attribute)).unwrap_or_default();
        SearchEntry::new(&title, &text, &format!("{} {}", note(".teacher"), note(".diff")))
    };
    let mut entries: Vec<SearchEntry> = book.articles.iter().map(entry).collect();
    for term in names {
        let place = term.article.as_ref().map(|number| library.place(BASE, number, edition));
        let Some(Place::Same(number) | Place::Other(number)) = place else { continue };
        let at = book.articles.iter().position(|article| article.number == number);
        if let Some(entry) = at.and_then(|at| entries.get_mut(at)) {
            [&term.used].into_iter().chain(&term.others).for_each(|name| entry.name(name));
        }
    }
    entries
}

/// A small letter without its accent.
fn plain(sign: char) -> Option<char> {
    sign.to_lowercase().next().map(without_accent)
}

/// Small letters without accents. Doubled letters become one, hyphens go, other signs become a blank.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for sign in text.chars().filter(|sign| !is_hyphen(*sign)).filter_map(plain) {
        let sign = if sign.is_alphanumeric() { sign } else { ' ' };
        let doubled = folded.ends_with(sign) && !sign.is_ascii_digit();
        if !(doubled || sign == ' ' && folded.is_empty()) {
            folded.push(sign);
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

const fn is_hyphen(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}' | '\u{2011}')
}

/// The words of a text. Where there are hyphens, the words follow again in their parts.
fn words(text: &str) -> Vec<String> {
    let (whole, apart) = (fold(text), fold(&text.replace(is_hyphen, " ")));
    let apart = if whole == apart { "" } else { &apart };
    split(&whole).chain(split(apart)).collect()
}

/// The words of a folded text.
fn split(folded: &str) -> impl Iterator<Item = String> {
    folded.split(' ').filter(|word| !word.is_empty()).map(str::to_string)
}

/// Words that say nothing of what is looked for: articles, prepositions and the like, in the languages of the site.
const SMALL: &[&str] = &[
    "a", "ao", "aos", "as", "com", "como", "da", "das", "de", "depois", "do", "dos", "e", "em", "esta", "eu", "foi",
    "for", "ha", "in", "is", "me", "na", "nao", "nas", "no", "not", "nos", "num", "numa", "o", "of", "on", "os", "ou",
    "para", "pela", "pelo", "por", "posso", "pode", "quando", "que", "quem", "se", "sem", "ser", "so", "the", "to",
    "um", "uma",
];

/// The words to look for, each in one of two forms: a hyphenated word in one piece, or in its parts.
struct Query(Vec<[Vec<String>; 2]>);

impl Query {
    fn new(query: &str) -> Query {
        let forms =
            |token: &str| [fold(token), fold(&token.replace(is_hyphen, " "))].map(|folded| split(&folded).collect());
        let all: Vec<[Vec<String>; 2]> =
            query.split_whitespace().map(forms).filter(|[whole, _]: &[Vec<String>; 2]| !whole.is_empty()).collect();
        let is_small = |[whole, _]: &[Vec<String>; 2]| whole.iter().all(|word| SMALL.contains(&word.as_str()));
        let telling: Vec<_> = all.iter().filter(|forms| !is_small(forms)).cloned().collect();
        Query(if telling.is_empty() { all } else { telling })
    }

    /// How well each word fits; 0 for a word that is missing.
    fn fits(&self, entry: &SearchEntry) -> Vec<u32> {
        let form = |form: &Vec<String>| form.iter().map(|word| fit(entry, word)).min().unwrap_or(0);
        self.0.iter().map(|forms| forms.iter().map(form).max().unwrap_or(0)).collect()
    }
}

/// How well a word fits an entry; 0 where it is missing.
fn fit(entry: &SearchEntry, word: &str) -> u32 {
    let fields = [(&entry.names, 6), (&entry.title, 4), (&entry.text, 2), (&entry.aside, 1)];
    let best = |words: &[String]| words.iter().map(|other| alike(word, other)).max().unwrap_or(0);
    fields.into_iter().map(|(words, worth)| worth * best(words)).max().unwrap_or(0)
}

/// How alike a word of a query and a word of a text are: the same, begun, or another form as «tocar» of «tocou»; 0: not.
fn alike(asked: &str, word: &str) -> u32 {
    if asked == word {
        return 6;
    }
    if word.starts_with(asked) {
        return 4;
    }
    // Letters without accents are bytes.
    let same = asked.bytes().zip(word.bytes()).take_while(|(one, other)| one == other).count();
    let rest = asked.len().max(word.len()) - same;
    u32::from(same >= 3 && rest <= 2 || same >= 5 && rest <= 4) * 2
}

/// The places of the entries that have the words of the query, the best first: those with every word, and where they are few,
/// those with half of what the words tell.
pub fn find(entries: &[SearchEntry], query: &str, names: &[Names]) -> Vec<usize> {
    let mut best = vec![(0, 0); entries.len()];
    for query in readings(query, names).iter().map(|query| Query::new(query)) {
        let fits: Vec<Vec<u32>> = entries.iter().map(|entry| query.fits(entry)).collect();
        // A rare word tells more than one that is everywhere.
        let weight = |word: usize| {
            let having = fits.iter().filter(|fits| fits.get(word).is_some_and(|fit| *fit > 0)).count();
            1 + entries.len().checked_div(having.max(1)).and_then(usize::checked_ilog2).unwrap_or(0)
        };
        let weights: Vec<u32> = (0..query.0.len()).map(weight).collect();
        let all: u32 = weights.iter().sum();
        for (best, fits) in best.iter_mut().zip(&fits) {
            let found: u32 = fits.iter().zip(&weights).filter(|(fit, _)| **fit > 0).map(|(_, weight)| weight).sum();
            let score: u32 = fits.iter().zip(&weights).map(|(fit, weight)| fit * weight).sum();
            *best = (*best).max(((found * WHOLE).checked_div(all).unwrap_or(0), score));
        }
    }
    let is_few = best.iter().filter(|(share, _)| *share == WHOLE).count() < FEW;
    let least = if is_few { WHOLE / 2 } else { WHOLE };
    let mut found: Vec<((u32, u32), usize)> =
        best.into_iter().zip(0..).filter(|((share, _), _)| *share >= least).collect();
    found.sort_by_key(|(fit, at)| (std::cmp::Reverse(*fit), *at));
    found.into_iter().map(|(_, at)| at).collect()
}

/// The query itself, and the query with one name of a thing replaced by the name that the texts use.
fn readings(query: &str, names: &[Names]) -> Vec<String> {
    let asked = format!(" {} ", fold(&query.replace(is_hyphen, " ")));
    let mut readings = vec![query.to_string()];
    for Names { used, others, .. } in names {
        let used = fold(&used.replace(is_hyphen, " "));
        for other in others {
            let other = format!(" {} ", fold(&other.replace(is_hyphen, " ")));
            if other.trim().is_empty() || other.trim() == used || !asked.contains(&other) {
                continue;
            }
            let reading = asked.replacen(&other, &format!(" {used} "), 1).trim().to_string();
            if readings.len() < READINGS && !readings.contains(&reading) {
                readings.push(reading);
            }
        }
    }
    readings
}

/// The number for which a query asks, as the edition prints it: `7.5.5`, `Artigo A.4.2`, `b 9`.
pub fn number<'a>(book: &'a Book, query: &str) -> Option<&'a str> {
    let squeezed = |text: &str| text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_lowercase();
    let query = query.trim();
    let named = ["artigo", "article", "art."].into_iter().find_map(|name| {
        let start = query.get(..name.len())?;
        start.to_lowercase().eq(name).then(|| query[name.len()..].trim())
    });
    let asked: String = named.unwrap_or(query).split_whitespace().collect();
    let asked = asked.trim_end_matches('.');
    if let Some(article) = book.find(asked) {
        return Some(&article.number);
    }
    // After a letter the dots do not matter. In digits alone they do: 1.11 is not 11.1.
    let lettered = asked.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let mut fits = book.articles.iter().filter(|article| lettered && squeezed(&article.number) == squeezed(asked));
    let first = fits.next()?;
    fits.next().is_none().then_some(first.number.as_str())
}
