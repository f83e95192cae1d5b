//! Which of several tabs may write what one tab writes at a time: what a tab does when it is opened, answered, robbed.
//!
//! A tab carries out each [`Act`] by a lock of the browser's, or by words between tabs where there is none.

named! {
    /// A record, or several that belong together, with one writer. Each tab may be asked to give it up.
    ///
    /// Its name is part of the lock's name in the browser, and of what tabs say to each other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Lock {
        Game = "game",
        Draughts = "damas",
        Sheet = "sheet",
        /// The clock with its beat.
        Clock = "clock",
        Tournament = "tournament",
    }
}

impl Lock {
    /// Fluent id of the sentence in a tab that may not write.
    pub const fn message(self) -> &'static str {
        match self {
            Lock::Game | Lock::Draughts => "tabs-game",
            Lock::Sheet => "tabs-sheet",
            Lock::Clock => "tabs-clock",
            Lock::Tournament => "tabs-tournament",
        }
    }
}

/// How a tab stands to one lock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stand {
    /// Nothing of it is on show.
    #[default]
    Away,
    /// Asked, and not yet answered: what is done meanwhile is saved after the answer.
    Asking,
    Writer,
    /// Another tab writes; this one follows it.
    Reader,
    /// The user goes on here; the other tab has been asked for it.
    Taking,
}

/// What happens to a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockEvent {
    /// A page that writes it is on show.
    Wanted,
    /// No page is any more.
    Left,
    Granted,
    /// Another tab has it.
    Refused,
    /// No answer came in time. The running numbers still tell what another tab wrote.
    Silence,
    /// "Continuar aqui".
    TakeOver,
    /// Another tab goes on with it, and asked for it.
    Asked,
    /// Another tab took it, since this one did not answer.
    Robbed,
    /// The tab that had it has gone.
    Freed,
}

/// What is to be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Ask whether it is free, and wait for it where it is not.
    Ask,
    /// Ask the tab that has it to give it up.
    Take,
    /// Take it from a tab that does not answer.
    Steal,
    /// Give it up.
    Release,
    /// Give it up, and wait until it is free again.
    Yield,
}

/// What a tab does when another one says that the record is its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It follows the other tab.
    Yield,
    /// It says that the record is its own, so that the other tab follows.
    Insist,
    Ignore,
}

impl Stand {
    /// Another tab says that the record is its own. `asked`: this tab asked a moment ago, and took silence for leave.
    /// `first`: its name goes before that of the other tab.
    pub const fn claimed(self, asked: bool, first: bool) -> Claim {
        match self {
            Stand::Asking => Claim::Yield,
            // A busy tab answers late: it wrote before this one asked.
            Stand::Writer if asked || !first => Claim::Yield,
            // Of two that write, where one was asleep, one goes on.
            Stand::Writer => Claim::Insist,
            Stand::Away | Stand::Reader | Stand::Taking => Claim::Ignore,
        }
    }

    /// Whether what is done here may be kept.
    pub const fn may_write(self) -> bool {
        matches!(self, Stand::Asking | Stand::Writer)
    }

    pub const fn update(self, event: LockEvent) -> (Stand, Option<Act>) {
        match (self, event) {
            (Stand::Away, LockEvent::Wanted) => (Stand::Asking, Some(Act::Ask)),
            // It came too late to be of use.
            (Stand::Away, LockEvent::Granted) => (Stand::Away, Some(Act::Release)),
            (Stand::Away, _) => (Stand::Away, None),
            (_, LockEvent::Left) => (Stand::Away, Some(Act::Release)),
            (_, LockEvent::Granted) => (Stand::Writer, None),
            (Stand::Asking | Stand::Writer, LockEvent::Refused) => (Stand::Reader, None),
            (Stand::Asking, LockEvent::Silence) => (Stand::Writer, None),
            (Stand::Taking, LockEvent::Silence) => (Stand::Writer, Some(Act::Steal)),
            (Stand::Reader, LockEvent::Freed) => (Stand::Asking, Some(Act::Ask)),
            (Stand::Reader, LockEvent::TakeOver) => (Stand::Taking, Some(Act::Take)),
            (Stand::Writer, LockEvent::Asked | LockEvent::Robbed) => (Stand::Reader, Some(Act::Yield)),
            (stand, _) => (stand, None),
        }
    }
}
