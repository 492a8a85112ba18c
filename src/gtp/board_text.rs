use super::Referee;
use crate::board::{Point, Stones};
use crate::formats::diagram::write_rows;

impl Referee {
    /// The board with its coordinates, `x` and `o` for stones said to be dead, and a line about the game.
    pub(super) fn board_text(&self) -> String {
        let stones = self.stones();
        let letters = letters(stones);
        let rows = write_rows(stones, &self.dead.unwrap_or_default());
        let height = rows.len();
        let mut lines = vec![letters.clone()];
        for (index, row) in rows.iter().enumerate() {
            let number = height - index;
            let points: String = row.chars().flat_map(|letter| [letter, ' ']).collect();
            lines.push(format!("{number:>2} {points}{number}"));
        }
        lines.push(letters);
        let prisoners = self.prisoners().map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        let komi = self.komi.or_else(|| self.rules.komi_for(self.game.handicap.unwrap_or(0)));
        let komi = komi.map_or("?".to_owned(), |komi| komi.to_string());
        lines.push(format!(
            "rules {}, komi {komi}, prisoners of Black {}, of White {}",
            self.rules.id, prisoners.black, prisoners.white
        ));
        format!("\n{}", lines.join("\n"))
    }
}

fn letters(stones: &Stones) -> String {
    let columns = 0..stones.size().width();
    let letters: String = columns.flat_map(|column| [' ', Point { column, row: 0 }.letter()]).collect();
    format!("  {letters}")
}
