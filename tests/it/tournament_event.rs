//! A tournament as it is run: the list that is pasted, rounds, results, corrections, what is kept of it, its files.

mod awards; // who has a certificate
mod decisions; // who may not meet, points that are lent, what breaks ties
mod list; // a pasted list
mod posted; // the table in the digits of an address
mod report; // FIDE's file: foreign ones come back as they were, both editions say the same
mod run; // five rounds of twenty-four, and what is refused on the way
mod team_report; // FIDE's file of teams: both ways, byte for byte, refused with its line
mod teams; // teams on boards: who sits where, results by board, points, what is kept
