//! Lance Legal: learning chess at school, wholly in the browser.
//!
//! # Bird's eye view
//! A pointer or a key becomes a [`board`] event; the board answers with a request *from, to*; the page asks
//! the rules ([`chess`]); the answer is a new position, or a refusal with a reason, squares and an article;
//! the `ui` turns it into a sentence and saves the record through [`storage`].
//!
//! Modules in dependency order: each may use only those above it, as `tests/it/architecture.rs` holds.
#![forbid(unsafe_code)]

#[macro_use]
mod named;

pub mod blocks;
pub mod checksum;
pub mod color;
pub mod csv;
pub mod days;
pub mod edition;
pub mod hands;
pub mod language;
pub mod order;
pub mod plain;
pub mod random;
pub mod schedule;
pub mod site;
pub mod square;
pub mod texts;

pub mod movetext;
pub mod route;

pub mod board;
pub mod chess;
pub mod clock;
pub mod coach;
pub mod draughts;
pub mod figures;
pub mod play;

pub mod laws;
pub mod tournament;

pub mod drills;
pub mod game_clock;
pub mod lecture;
pub mod lessons;
pub mod poker;
pub mod quiz;
pub mod small_games;
pub mod tactics;
pub mod truco;

pub mod class;
pub mod coding;
pub mod exam;
pub mod exercises;

pub mod analysis;
pub mod settings;
pub mod storage;

pub mod copies;

#[cfg(feature = "ui")]
pub mod ui;
