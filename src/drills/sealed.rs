//! The sealed move, and what the envelope is worth. FIDE 2023 guideline I
