//! A choice of whole answers for every kind of question. So a class can raise hands, and two players can fight a duel,
//! over the same set that one pupil gets.

use super::board::BoardPosition;
use super::question::{ClockTimes, seconds, time};
use super::{Kind, Question, RightAnswer, mark};
use crate::color::Color;
use crate::random::Random;
use crate::square::Square;

/// How many answers there are to choose from, where a question has none of its own.
const CHOICES: usize = 4;

/// Whole answers to this question, each in the words that [`mark`] takes, in the order in which they are shown. Exactly one
/// is right. `shown` are the options in their order. The seed decides the rest of the order.
pub fn touches(
    question: &Question,
    answer: &RightAnswer,
    shown: &[String],
    position: Option<&BoardPosition>,
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
            let wrong = position.map(|position| moves(position, right.first(), &mut random)).unwrap_or_default();
            (right, wrong)
        }
    };
    // The likeliest mistakes with times and moves come first.
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
fn several(answer: &RightAnswer, shown: &[String]) -> (Vec<String>, Vec<Vec<String>>) {
    let is_right = |word: &String| answer.right.contains(word);
    let with = |turned: &[usize]| -> Vec<String> {
        let there = |(at, word): &(usize, &String)| is_right(word) != turned.contains(at);
        shown.iter().enumerate().filter(there).map(|(_, word)| word.clone()).collect()
    };
    let places = 0..shown.len();
    let pairs = places.clone().flat_map(|one| (one..shown.len()).map(move |other| [one, other]));
    // A pair of one place twice stands for that place alone. The question says: several, and not all.
    let wrong = pairs.map(|pair| with(&pair)).filter(|given| (2..shown.len()).contains(&given.len()));
    (with(&[]), wrong.collect())
}

/// The same words with two of them exchanged.
fn swapped(words: &[String]) -> Vec<Vec<String>> {
    let pairs = (0..words.len()).flat_map(|one| (one + 1..words.len()).map(move |other| (one, other)));
    let swap = |(one, other)| {
        let mut words = words.to_vec();
        words.swap(one, other);
        words
    };
    pairs.map(swap).collect()
}

/// Both times after a mistake: nothing changed, the sides exchanged, twice as much, the wrong sign, the usual minutes.
fn times(answer: &RightAnswer, clock: ClockTimes) -> Vec<Vec<String>> {
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

/// Other moves: first those of the same piece, promotions too, then the other legal ones, then short illegal tries.
fn moves(position: &BoardPosition, right: Option<&String>, random: &mut Random) -> Vec<Vec<String>> {
    let mut legal: Vec<String> = position.legal.iter().map(super::Legal::word).collect();
    let mut tries: Vec<String> = position
        .pieces
        .iter()
        .filter(|(piece, _)| piece.is_ascii_uppercase() == (position.turn == Color::White))
        .flat_map(|(piece, from)| steps(position, *piece, *from))
        .filter(|word| !legal.iter().any(|other| other.starts_with(word.as_str())))
        .collect();
    random.shuffle(&mut legal);
    let from = |word: &str| word.get(..2).map(str::to_string);
    legal.sort_by_key(|word| right.is_none_or(|right| from(right) != from(word)));
    random.shuffle(&mut tries);
    legal.into_iter().chain(tries).map(|word| vec![word]).collect()
}

/// One step or jump of this piece in each of its directions, to a square without a piece of its own side. A pawn steps
/// forward, but not to the last rank.
fn steps(position: &BoardPosition, piece: char, from: Square) -> Vec<String> {
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
    let takes = "kqrbn".contains(piece.to_ascii_lowercase());
    let free = |to: &Square| {
        position.piece(*to).is_none_or(|other| takes && other.is_ascii_uppercase() != piece.is_ascii_uppercase())
            && !(piece.eq_ignore_ascii_case(&'p') && matches!(to.rank(), 0 | 7))
    };
    let to = ways.into_iter().filter_map(|(files, ranks)| from.offset(files, ranks)).filter(free);
    to.map(|to| format!("{from}{to}")).collect()
}
