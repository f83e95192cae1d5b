//! Ler e escrever: a written move is played, a move that is shown is written.

mod frame;
mod read;
mod write;

pub use self::read::read;
pub use self::write::write;
