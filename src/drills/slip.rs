//! A score with one slip in it.
