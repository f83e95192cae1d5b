//! Games that look like games, made from a seed.
