//! The score sheet: who writes what, when, and how each line is marked. FIDE 2023 8
