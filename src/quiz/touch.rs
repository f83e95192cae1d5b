//! Every kind of question as one of a few whole answers, so that hands can be raised for it and a duel be fought over it:
//! a class and two players get the set that a pupil gets alone.

use super::board::Standing;
use super::question::{Clock, seconds, time};
use super::{Answer, Kind, Question, mark};
use crate::color::Color;
use crate::random::Random;
use crate::square::Square;

/// Answers to choose from, where a question brings none of its own.
const CHOICES: usize = 4;

/// Whole answers to this question, each in the words that [`mark`] takes, in the order in which they are shown: exactly one
/// is right. `shown` are its options in their order; the seed decides what stands where.
pub fn touches(
    question: &Question,
    answer: &Answer,
    shown: &[String],
    standing: Option<&Standing>,
    seed: u64,
) -> Vec<Vec<String>> {
    let mut random = Random::new(seed);
    let (right, mut wrong) = match question.kind {
        Kind::True => return vec![vec!["true".to_string()], vec!["false".to_string()]],
        Kind::One | Kind::Article => return shown.iter().map(|word| vec![word.clone()]).collect(),
        Kind::Several => several(answer, shown),
        Kind::Order => (answer.right.clone(), swapped(&answer.right)),
        Kind::Clock => (answer.right.clone(), question.clock.map(|clock| times(answer, clock)).unwrap_or_default()),
        Kind::Board => {
            let right: Vec<String> = random.pick(&answer.right).cloned().into_iter().collect();
            let wrong = standing.map(|standing| moves(standing, right.first(), &mut random)).unwrap_or_default();
            (right, wrong)
        }
    };
    // Of times the likeliest mistakes come first.
    if question.kind != Kind::Clock && question.kind != Kind::Board {
        random.shuffle(&mut wrong);
    }
    let mut choices = vec![right];
    for given in wrong {
        if choices.len() < CHOICES && !choices.contains(&given) && !mark(question.kind, answer, &given).right {
            choices.push(given);
        }
    }
    random.shuffle(&mut choices);
    choices
}

/// The right options, and the same with one too many, one too few, or one for another.
fn several(answer: &Answer, shown: &[String]) -> (Vec<String>, Vec<Vec<String>>) {
    let is_right = |word: &String| answer.right.contains(word);
    let with = |turned: &[usize]| -> Vec<String> {
        let there = |(at, word): &(usize, &String)| is_right(word) != turned.contains(at);
        shown.iter().enumerate().filter(there).map(|(_, word)| word.clone()).collect()
    };
    let places = 0..shown.len();
    let pairs = places.clone().flat_map(|one| (one..shown.len()).map(move |other| [one, other]));
    // Of one place twice: that place alone.
    // The question says that there are several, and that they are not all.
    let wrong = pairs.map(|pair| with(&pair)).filter(|given| (2..shown.len()).contains(&given.len()));
    (with(&[]), wrong.collect())
}

/// The same words with two of them in each other's place.
fn swapped(words: &[String]) -> Vec<Vec<String>> {
    let pairs = (0..words.len()).flat_map(|one| (one + 1..words.len()).map(move |other| (one, other)));
    let swap = |(one, other)| {
        let mut words = words.to_vec();
        words.swap(one, other);
        words
    };
    pairs.map(swap).collect()
}

/// Both times as somebody would set them who thinks of nothing, of the other side, of twice as much, of the usual minutes.
fn times(answer: &Answer, clock: Clock) -> Vec<Vec<String>> {
    let of = |side: &str| answer.right.iter().find_map(|word| seconds(word.strip_prefix(side)?)).map(i64::from);
    let (white, black) = (i64::from(clock.white), i64::from(clock.black));
    let by_white = of("white=").unwrap_or(white) - white;
    let by_black = of("black=").unwrap_or(black) - black;
    let mistakes = [(0, 0), (by_black, by_white), (2 * by_white, 2 * by_black), (-by_white, -by_black)];
    let usual = [(120, 0), (0, 120), (60, 0), (0, 60)];
    let word = |side: &str, seconds: i64| Some(format!("{side}={}", time(u32::try_from(seconds).ok()?)));
    let both = |(more_white, more_black): (i64, i64)| {
        Some(vec![word("white", white + more_white)?, word("black", black + more_black)?])
    };
    mistakes.into_iter().chain(usual).filter_map(both).collect()
}

/// Other moves: those of the same piece first, what a pawn may become too, then the other legal ones, and then short tries
/// that are not.
fn moves(standing: &Standing, right: Option<&String>, random: &mut Random) -> Vec<Vec<String>> {
    let mut legal: Vec<String> = standing.legal.iter().map(super::Legal::word).collect();
    let mut tries: Vec<String> = standing
        .pieces
        .iter()
        .filter(|(piece, _)| piece.is_ascii_uppercase() == (standing.turn == Color::White))
        .flat_map(|(piece, from)| steps(standing, *piece, *from))
        .filter(|word| !legal.iter().any(|other| other.starts_with(word.as_str())))
        .collect();
    random.shuffle(&mut legal);
    let from = |word: &str| word.get(..2).map(str::to_string);
    legal.sort_by_key(|word| right.is_none_or(|right| from(right) != from(word)));
    random.shuffle(&mut tries);
    legal.into_iter().chain(tries).map(|word| vec![word]).collect()
}

/// One step or jump of this piece in each of its directions, to where none of its own stands. A pawn steps forward, short of
/// the last rank.
fn steps(standing: &Standing, piece: char, from: Square) -> Vec<String> {
    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let forward = if piece.is_ascii_uppercase() { 1 } else { -1 };
    let ways: Vec<(i8, i8)> = match piece.to_ascii_lowercase() {
        'k' | 'q' => [STRAIGHT, DIAGONAL].concat(),
        'r' => STRAIGHT.to_vec(),
        'b' | 'd' => DIAGONAL.to_vec(),
        'n' => JUMPS.to_vec(),
        'm' => vec![(-1, forward), (1, forward)],
        _ => vec![(0, forward)],
    };
    let at = |square: Square| standing.pieces.iter().find(|(_, other)| *other == square).map(|(other, _)| *other);
    let takes = "kqrbn".contains(piece.to_ascii_lowercase());
    let free = |to: &Square| {
        at(*to).is_none_or(|other| takes && other.is_ascii_uppercase() != piece.is_ascii_uppercase())
            && !(piece.eq_ignore_ascii_case(&'p') && matches!(to.rank(), 0 | 7))
    };
    let to = ways.into_iter().filter_map(|(files, ranks)| from.offset(files, ranks)).filter(free);
    to.map(|to| format!("{from}{to}")).collect()
}
