//! A Fluent file as a reader needs it: the comments are for who writes and translates.

/// The text without its comments, and without empty lines between messages.
pub fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut empty = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.trim().is_empty() {
            empty += 1;
            continue;
        }
        // Within a message an empty line is part of what it says.
        if line.starts_with([' ', '}']) {
            bare.extend(std::iter::repeat_n('\n', empty));
        }
        empty = 0;
        bare += line;
        bare += "\n";
    }
    bare
}
