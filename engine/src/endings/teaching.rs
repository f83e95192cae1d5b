//! What is drawn on the board when an ending is taught.
