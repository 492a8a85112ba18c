use crate::render::width;

/// Rows of cells under each other, columns two blanks apart; the last column is not padded.
pub(super) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<_> = (0..columns).map(widest).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (index, cell) in row.iter().enumerate() {
            line.push_str(cell);
            if index + 1 < row.len() {
                line.push_str(&" ".repeat(widths[index] - width(cell) + 2));
            }
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn columns_are_aligned_and_lines_have_no_blanks_at_the_end() {
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let rows = [row(&["id", "what"]), row(&["aga", ""]), row(&["tromp-taylor", "x"])];
        assert_eq!(table(&rows), ["id            what", "aga", "tromp-taylor  x"]);
        let wide = [row(&["규칙", "x"]), row(&["id", "y"])];
        assert_eq!(table(&wide), ["규칙  x", "id    y"], "a terminal shows some letters in two columns");
    }
}
