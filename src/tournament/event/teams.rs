//! What is done in a tournament of teams: who is in which, who sits at which board, what came of each board.

use super::model::{Bout, Event, EventError, Format, Game, MOST_MEMBERS, Mark, Note, Player, Round, Spot};
use crate::tournament::boards::{FEWEST_BOARDS, MOST_BOARDS, boards, lineup};
use crate::tournament::points::Points;
use crate::tournament::roster::plain;
use crate::tournament::teams::Encounter;

/// The team of each player of a list: the school; the class where all are of one school, or none is named. `""` where
/// neither says it.
pub fn team_names(players: &[Player]) -> Vec<String> {
    let differ = |of: fn(&Player) -> &String| {
        let mut names: Vec<String> = players.iter().map(|player| plain(of(player))).collect();
        names.sort();
        names.dedup();
        names.len() > 1
    };
    let school: fn(&Player) -> &String = |player| &player.school;
    let class: fn(&Player) -> &String = |player| &player.class;
    let by_class = !differ(school) && differ(class);
    let name = |player: &Player| {
        let (first, second) = if by_class { (class, school) } else { (school, class) };
        [first(player), second(player)].into_iter().find(|name| !name.is_empty()).cloned().unwrap_or_default()
    };
    players.iter().map(name).collect()
}

/// Half a point more than half of the boards: what a team without an opponent gets on them.
pub(super) fn least_win(boards: usize) -> Points {
    Points::HALF.times(u32::try_from(boards + 1).unwrap_or_default())
}

impl Event {
    /// Whether teams meet.
    pub const fn is_of_teams(&self) -> bool {
        self.boards > 0
    }

    /// All who play; those of a team are of its school.
    pub fn people(&self) -> Vec<Player> {
        if !self.is_of_teams() {
            return self.players.clone();
        }
        let of = |team: &Player| {
            let school = team.name.clone();
            team.members
                .iter()
                .map(move |player| Player { school: school.clone(), ..player.clone() })
                .collect::<Vec<_>>()
        };
        self.players.iter().flat_map(of).collect()
    }

    /// Teams on so many boards, or with 0 each alone, before the first round. Who is in the list goes into teams, or out of
    /// them.
    ///
    /// # Errors
    /// Players in no team, a team with too many, or a number of boards that is none.
    pub fn set_boards(&mut self, boards: usize) -> Result<(), EventError> {
        if self.has_begun() {
            return Err(EventError::Begun);
        }
        if boards != 0 && !(FEWEST_BOARDS..=MOST_BOARDS).contains(&boards) {
            return Err(EventError::Unknown);
        }
        if self.is_of_teams() == (boards > 0) {
            self.boards = boards;
            return Ok(());
        }
        let mut other = Event { boards, players: Vec::new(), ..self.clone() };
        if boards == 0 {
            other.players = self.people();
        } else {
            other.add_members(self.players.clone())?;
        }
        // Who may not meet, who has points lent, and the lines of a file were said of others.
        other.apart.clear();
        other.accelerated = false;
        other.foreign = None;
        *self = other;
        Ok(())
    }

    /// Takes players into their teams, which are made where they are new. Who comes later is behind the others. Says how many
    /// came in: who is in the team already does not come again.
    ///
    /// # Errors
    /// Players in no team, a team with too many, or a new team where none can come any more; then nothing changes.
    pub fn add_members(&mut self, players: Vec<Player>) -> Result<usize, EventError> {
        if !self.is_of_teams() {
            return Err(EventError::Unknown);
        }
        let names = team_names(&players);
        match names.iter().filter(|name| name.is_empty()).count() {
            0 => {}
            loose => return Err(EventError::NoTeam(loose)),
        }
        let mut next = self.clone();
        let mut added = 0;
        for (player, name) in players.into_iter().zip(names) {
            let is_it = |team: &Player| plain(&team.name) == plain(&name);
            if !next.players.iter().any(is_it) {
                next.add(Player::named(&name))?;
            }
            let enters = player.enters.max(next.rounds.len());
            let team = next.players.iter_mut().find(|team| is_it(team)).ok_or(EventError::Unknown)?;
            if team.members.iter().any(|member| plain(&member.name) == plain(&player.name)) {
                continue;
            }
            if team.members.len() >= MOST_MEMBERS {
                return Err(EventError::TooMany(MOST_MEMBERS));
            }
            team.members.push(Player { enters, ..player });
            added += 1;
        }
        *self = next;
        Ok(added)
    }

    /// Strikes a player out of a team, before the first round.
    pub fn strike_member(&mut self, team: usize, member: usize) -> Result<(), EventError> {
        let members = self.members_before(team)?;
        if member >= members.len() {
            return Err(EventError::Unknown);
        }
        members.remove(member);
        self.forget_lists();
        Ok(())
    }

    /// A player goes one place up in the order of the team, before the first round.
    pub fn move_up(&mut self, team: usize, member: usize) -> Result<(), EventError> {
        let members = self.members_before(team)?;
        let above = member.checked_sub(1).filter(|_| member < members.len()).ok_or(EventError::Unknown)?;
        members.swap(above, member);
        self.forget_lists();
        Ok(())
    }

    /// The lists of the teams are not those of the file any more.
    fn forget_lists(&mut self) {
        if let Some(foreign) = &mut self.foreign {
            foreign.forget_numbers();
        }
    }

    /// A team does not play the next round, as it has asked, and gets nothing for it; or it takes that back. The regulation
    /// has no half of the points for it.
    ///
    /// # Errors
    /// There is no such team, it is out of a knock-out in any case, or all rounds have been played.
    pub fn ask_rest(&mut self, team: usize, asked: bool) -> Result<(), EventError> {
        let round = self.rounds.len();
        if !self.is_of_teams() || self.format == Format::Knockout {
            return Err(EventError::Unknown);
        }
        if self.is_over() {
            return Err(EventError::Over);
        }
        let known = self.players.get_mut(team).ok_or(EventError::Unknown)?;
        known.away.retain(|other| *other != round);
        if asked {
            known.away.push(round);
        }
        Ok(())
    }

    /// What the boards make of an encounter. In a knock-out level boards make nothing: `said` is who goes on, as somebody has
    /// said.
    pub(super) fn outcome(&self, game: &Game, said: Option<Mark>) -> Option<Mark> {
        match game.of_boards()? {
            Mark::Draw | Mark::BothAway if self.format == Format::Knockout => {
                said.filter(|mark| matches!(mark, Mark::White | Mark::Black))
            }
            mark => Some(mark),
        }
    }

    pub(super) fn paired(&self, round: usize, game: usize) -> Option<&Game> {
        self.rounds.get(round)?.games.get(game)
    }

    /// Whether somebody has to say who goes on: a knock-out in which all boards are in and leave both level.
    pub fn is_level(&self, game: &Game) -> bool {
        self.format == Format::Knockout && matches!(game.of_boards(), Some(Mark::Draw | Mark::BothAway))
    }

    fn members_before(&mut self, team: usize) -> Result<&mut Vec<Player>, EventError> {
        if self.has_begun() {
            return Err(EventError::Begun);
        }
        self.players.get_mut(team).map(|team| &mut team.members).ok_or(EventError::Unknown)
    }

    /// Somebody is not there, or there again: those behind move up. From the round under way on, where nothing has been
    /// entered for that encounter; otherwise from the next one on.
    pub fn set_away(&mut self, team: usize, member: usize, away: bool) -> Result<(), EventError> {
        let open = self.open_round();
        let is_new = |round: &Round| round.game_of(team).is_some_and(|game| !game.has_begun());
        let now = open.filter(|at| self.rounds.get(*at).is_some_and(is_new));
        let from = now.unwrap_or(self.rounds.len());
        let known = self.players.get_mut(team).and_then(|team| team.members.get_mut(member));
        known.ok_or(EventError::Unknown)?.leaves = away.then_some(from);
        let Some(at) = now else { return Ok(()) };
        let seated = |game: &Game| if game.has(team) { self.seated(*game, at) } else { *game };
        let games = self.rounds.get(at).map(|round| round.games.iter().map(seated).collect());
        if let (Some(round), Some(games)) = (self.rounds.get_mut(at), games) {
            round.games = games;
        }
        Ok(())
    }

    /// The pair with its boards, where teams meet.
    pub(super) fn seated(&self, mut game: Game, round: usize) -> Game {
        let Some(black) = game.black.filter(|_| self.is_of_teams()) else { return game };
        let line = |side: usize| {
            let team = self.players.get(side);
            let list: Vec<usize> = (0..team.map_or(0, |team| team.members.len())).collect();
            let is_there = |member: usize| {
                team.is_some_and(|team| {
                    team.plays(round) && team.members.get(member).is_some_and(|member| member.plays(round))
                })
            };
            lineup(&list, is_there, self.boards).unwrap_or_default()
        };
        game.bouts = [None; MOST_BOARDS];
        for (place, board) in game.bouts.iter_mut().zip(boards(&line(game.white), &line(black))) {
            let mark = Mark::of_missing(board.white.is_some(), board.black.is_some());
            *place = Some(Bout { white: board.white, black: board.black, mark });
        }
        game.mark = self.outcome(&game, None);
        game
    }

    /// Who sits at a board of an encounter, White first; `None` where nobody does.
    pub fn sitting(&self, game: &Game, board: usize) -> [Option<&Player>; 2] {
        let Some(bout) = game.bouts.get(board).copied().flatten() else { return [None, None] };
        let second = game.black.unwrap_or(game.white);
        let (one, other) = if Game::first_has_white(board) { (game.white, second) } else { (second, game.white) };
        let member = |team: usize, seat: Option<usize>| self.players.get(team)?.members.get(seat?);
        [member(one, bout.white), member(other, bout.black)]
    }

    /// Enters a result at its place, or takes it back with `None`. See [`Event::enter`].
    pub fn enter_at(&mut self, round: usize, spot: Spot, mark: Option<Mark>) -> Result<(), EventError> {
        let Some(board) = spot.bout else { return self.enter(round, spot.game, mark) };
        let later = self.rounds.len() > round + 1;
        let paired = self.rounds.get(round).ok_or(EventError::Unknown)?;
        let closed = paired.closed;
        let mut game = *paired.games.get(spot.game).ok_or(EventError::Unknown)?;
        let (white, black) = (game.white, game.black.ok_or(EventError::Unknown)?);
        let bout = game.bouts.get_mut(board).and_then(Option::as_mut).ok_or(EventError::Unknown)?;
        if bout.mark == mark {
            return Ok(());
        }
        if !bout.is_played() {
            return Err(EventError::EmptySeat);
        }
        // A closed round keeps all its results.
        if closed && mark.is_none() {
            return Err(EventError::Waiting(1));
        }
        let was = std::mem::replace(&mut bout.mark, mark);
        let before = game.mark;
        let level = self.paired(round, spot.game).is_some_and(|game| self.is_level(game));
        game.mark = self.outcome(&game, before.filter(|_| level));
        if self.format == Format::Knockout && game.mark.map(Mark::points) != before.map(Mark::points) {
            if later {
                return Err(EventError::PlayedOn);
            }
            // Who goes on is said first, in a round that is open.
            if closed && game.mark.is_none() {
                return Err(EventError::NeedsWinner);
            }
        }
        if let Some(place) = self.rounds.get_mut(round).and_then(|round| round.games.get_mut(spot.game)) {
            *place = game;
        }
        if closed {
            self.log.push(Note::CorrectedBoard { round, white, black, board, was, now: mark });
        }
        Ok(())
    }

    /// Pontos de tabuleiro of a team, with those of a bye, in the rounds that have all their results.
    pub(super) fn boards_won(&self, team: usize) -> Points {
        let won = |encounter: Encounter| match encounter {
            Encounter::Match { first, boards: (one, _), .. } if first == team => one,
            Encounter::Match { second, boards: (_, other), .. } if second == team => other,
            Encounter::Default { present, boards, .. } if present == team => boards,
            Encounter::Bye { team: free, boards } if free == team => boards,
            _ => Points::ZERO,
        };
        let complete = self.rounds.iter().take(self.complete());
        complete.flat_map(|round| self.encounters(round)).map(won).sum()
    }

    /// The encounters of a round, for the table of teams. Who has no opponent wins by as little as a win needs: the
    /// regulation does not say how many points on the boards that is.
    pub(super) fn encounters(&self, round: &Round) -> Vec<Encounter> {
        let bye = |team: usize| Encounter::Bye { team, boards: least_win(self.boards) };
        let of = |game: &Game| match game.black {
            None if self.format == Format::Swiss => Some(bye(game.white)),
            None => None,
            Some(_) => game.encounter(),
        };
        round.games.iter().filter_map(of).collect()
    }
}

impl Game {
    /// Whether a result was entered that nobody could know beforehand.
    pub fn has_begun(&self) -> bool {
        match self.bouts[0] {
            None => self.mark.is_some(),
            Some(_) => self.boards().any(|bout| bout.is_played() && bout.mark.is_some()),
        }
    }
}
