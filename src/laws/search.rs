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

use super::library::Book;
use crate::plain::without_accent;

/// How many readings of a query are tried at most: the query itself, and with words of other languages replaced.
const READINGS: usize = 8;

/// A text to search. A word in its title counts most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchEntry {
    title: String,
    text: String,
    aside: String,
}

impl SearchEntry {
    /// A heading, the text of the article, and the notes about it.
    pub fn new(title: &str, text: &str, aside: &str) -> SearchEntry {
        SearchEntry { title: words(title), text: words(text), aside: words(aside) }
    }
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

/// The words of a text, a blank before each. Where there are hyphens, the words follow again in their parts.
fn words(text: &str) -> String {
    let parts = text.replace(is_hyphen, " ");
    let (whole, apart) = (fold(text), fold(&parts));
    if whole == apart { format!(" {whole}") } else { format!(" {whole}  {apart}") }
}

/// The words to look for, each in one of two forms: a hyphenated word in one piece, or in its parts.
struct Query(Vec<[Vec<String>; 2]>);

impl Query {
    fn new(query: &str) -> Query {
        let tokens = query.split_whitespace().map(|token| {
            let of = |text: &str| fold(text).split(' ').filter(|word| !word.is_empty()).map(str::to_string).collect();
            [of(token), of(&token.replace(is_hyphen, " "))]
        });
        Query(tokens.filter(|forms: &[Vec<String>; 2]| !forms[0].is_empty()).collect())
    }

    /// How well the words fit; `None` if one is missing. Each must begin a word. A title and a whole word count more.
    fn score(&self, entry: &SearchEntry) -> Option<u32> {
        let mut sum = 0;
        for forms in &self.0 {
            let best = |form: &Vec<String>| form.iter().map(|word| place(entry, word)).min().flatten();
            sum += forms.iter().filter_map(best).max()?;
        }
        (sum > 0).then_some(sum)
    }
}

fn place(entry: &SearchEntry, word: &str) -> Option<u32> {
    let begun = format!(" {word}");
    let whole = |text: &str| {
        text.match_indices(&begun).any(|(at, _)| text[at + begun.len()..].chars().next().is_none_or(|sign| sign == ' '))
    };
    let fields = [(&entry.title, 40), (&entry.text, 10), (&entry.aside, 2)];
    let (text, worth) = fields.into_iter().find(|(text, _)| text.contains(&begun))?;
    Some(worth + u32::from(whole(text)))
}

/// The places of the entries that have every word of the query, the best first. `terms` are names of the same thing: first
/// the one that the texts use, then the others.
pub fn find(entries: &[SearchEntry], query: &str, terms: &[Vec<String>]) -> Vec<usize> {
    let readings: Vec<Query> = readings(query, terms).iter().map(|query| Query::new(query)).collect();
    let best = |entry: &SearchEntry| readings.iter().filter_map(|query| query.score(entry)).max();
    let mut found: Vec<(u32, usize)> =
        entries.iter().enumerate().filter_map(|(at, entry)| Some((best(entry)?, at))).collect();
    found.sort_by_key(|(score, at)| (std::cmp::Reverse(*score), *at));
    found.into_iter().map(|(_, at)| at).collect()
}

/// The query itself, and the query with one name of a thing replaced by the name that the texts use.
fn readings(query: &str, terms: &[Vec<String>]) -> Vec<String> {
    let asked = format!(" {} ", fold(&query.replace(is_hyphen, " ")));
    let mut readings = vec![query.to_string()];
    for term in terms {
        let Some((used, others)) = term.split_first() else { continue };
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
