//! Moves announced to a player who does not see the board. FIDE 2023 D.2.1
