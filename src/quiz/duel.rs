//! A duel of two at one screen: who answers, who may answer after a miss, and the score. Duelo.
//!
//! It is fair. In turns both answer first equally often. With the buzzer, whoever misses is out for that question, and the
//! other may think.

named! {
    /// Where a player sits.
    ///
    /// Its name is the word in styles and texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Seat {
        Left = "left",
        Right = "right",
    }
}

impl Seat {
    pub const fn other(self) -> Seat {
        match self {
            Seat::Left => Seat::Right,
            Seat::Right => Seat::Left,
        }
    }
}

/// How it is decided who answers first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turns {
    /// Whoever presses first. Campainha.
    #[default]
    Buzzer,
    /// One question each.
    Alternate,
}

/// How far the question on show has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nobody has pressed the buzzer yet.
    Open,
    /// This player answers; `second` after a miss of the other.
    Answering { seat: Seat, second: bool },
    /// The answer is on show. The winner has the point.
    Shown { winner: Option<Seat> },
    /// There are no more questions.
    Over,
}

/// A duel over so many questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    turns: Turns,
    questions: usize,
    place: usize,
    phase: Phase,
    score: [u32; 2],
    /// What was answered wrongly, by the word of the option.
    missed: Vec<(Seat, String)>,
}

impl Duel {
    /// In turns an odd question at the end is left out, so that both begin equally often.
    pub fn new(turns: Turns, questions: usize) -> Duel {
        let questions = if turns == Turns::Alternate { questions - questions % 2 } else { questions };
        let mut duel = Duel { turns, questions, place: 0, phase: Phase::Over, score: [0, 0], missed: Vec::new() };
        duel.begin();
        duel
    }

    fn begin(&mut self) {
        self.missed.clear();
        self.phase = match self.turns {
            _ if self.place >= self.questions => Phase::Over,
            Turns::Buzzer => Phase::Open,
            Turns::Alternate => {
                let seat = if self.place.is_multiple_of(2) { Seat::Left } else { Seat::Right };
                Phase::Answering { seat, second: false }
            }
        };
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn turns(&self) -> Turns {
        self.turns
    }

    /// The question on show, from 0.
    pub fn place(&self) -> usize {
        self.place
    }

    pub fn questions(&self) -> usize {
        self.questions
    }

    pub fn score(&self, seat: Seat) -> u32 {
        self.score[seat as usize]
    }

    /// Who is ahead; `None` when both have as many.
    pub fn leader(&self) -> Option<Seat> {
        let [left, right] = self.score;
        match left.cmp(&right) {
            std::cmp::Ordering::Greater => Some(Seat::Left),
            std::cmp::Ordering::Less => Some(Seat::Right),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who gave this wrong answer to the question on show.
    pub fn missed(&self, word: &str) -> Option<Seat> {
        self.missed.iter().find(|(_, other)| other == word).map(|(seat, _)| *seat)
    }

    /// A player presses the buzzer. The first to press answers.
    pub fn buzz(&mut self, seat: Seat) {
        if self.phase == Phase::Open {
            self.phase = Phase::Answering { seat, second: false };
        }
    }

    /// A player answers a question with so many options; nothing happens out of turn. Where a miss leaves one option, the
    /// other gets the point: guessing first between two does not pay.
    pub fn answer(&mut self, seat: Seat, word: &str, right: bool, options: usize) {
        let Phase::Answering { seat: turn, second } = self.phase else { return };
        // An answer that the other has given is known to be wrong.
        if seat != turn || self.missed(word).is_some() {
            return;
        }
        if right {
            self.score[seat as usize] += 1;
            self.phase = Phase::Shown { winner: Some(seat) };
            return;
        }
        self.missed.push((seat, word.to_string()));
        self.phase = match second {
            true => Phase::Shown { winner: None },
            false if options <= self.missed.len() + 1 => {
                self.score[seat.other() as usize] += 1;
                Phase::Shown { winner: Some(seat.other()) }
            }
            false => Phase::Answering { seat: seat.other(), second: true },
        };
    }

    /// Shows the answer, because nobody knows it.
    pub fn give_up(&mut self) {
        if matches!(self.phase, Phase::Open | Phase::Answering { .. }) {
            self.phase = Phase::Shown { winner: None };
        }
    }

    /// Goes on to the next question, once the answer is on show.
    pub fn advance(&mut self) {
        if matches!(self.phase, Phase::Shown { .. }) {
            self.place += 1;
            self.begin();
        }
    }
}
