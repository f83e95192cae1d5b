//! A position and a move of the kind asked for, made from a seed.
