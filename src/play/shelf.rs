//! Games that were replaced by others, and how long the way back to them is on show.

/// The way back stays on show until the game after it has gone on by so many plies.
pub const A_WHILE: usize = 20;

/// The most games put aside; the oldest is dropped first.
pub const MOST: usize = 5;

/// Games put aside, so that nothing is lost by a slip.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelf<G> {
    /// The one put aside last comes last.
    games: Vec<G>,
    /// The way back is on show while the present game has fewer plies; `None` once it is hidden.
    until: Option<usize>,
}

impl<G: Clone + PartialEq> Shelf<G> {
    /// From a record: the newest game, those before it, and until how many plies the way back is on show.
    pub fn of(newest: Option<G>, older: Vec<G>, until: Option<usize>) -> Shelf<G> {
        let mut games: Vec<G> = older.into_iter().chain(newest).collect();
        games.drain(..games.len().saturating_sub(MOST));
        Shelf { games, until }
    }

    /// What [`Shelf::of`] takes.
    pub fn parts(&self) -> (Option<G>, Vec<G>, Option<usize>) {
        let older = self.games.split_last().map_or(&[][..], |(_, older)| older);
        (self.newest().cloned(), older.to_vec(), self.until)
    }

    pub fn games(&self) -> &[G] {
        &self.games
    }

    pub fn newest(&self) -> Option<&G> {
        self.games.last()
    }

    /// Puts a game aside. The game that replaces it has so many plies.
    pub fn put(&mut self, game: G, plies: usize) {
        self.games.retain(|other| *other != game);
        if self.games.len() >= MOST {
            self.games.remove(0);
        }
        self.games.push(game);
        self.until = Some(plies + A_WHILE);
    }

    /// Takes the game at this place from the shelf.
    pub fn take(&mut self, place: usize) -> Option<G> {
        (place < self.games.len()).then(|| self.games.remove(place))
    }

    /// Whether the way back to the newest is on show in a game of so many plies.
    pub fn is_on_show(&self, plies: usize) -> bool {
        !self.games.is_empty() && self.until.is_some_and(|until| plies < until)
    }

    /// Hides the way back; the games stay.
    pub fn put_away(&mut self) {
        self.until = None;
    }
}
