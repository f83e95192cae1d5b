//! Held here.
