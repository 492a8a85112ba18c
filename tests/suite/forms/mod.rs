//! Games, positions and queries as other programs write them: what is read, and how each is refused. Nothing aborts.

mod diagrams;
mod doors;
mod drawings;
mod games;
mod json;
mod one_game;
mod recognised;
mod robust;
