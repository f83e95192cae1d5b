//! The square trainer: find it, name it, say its colour.
