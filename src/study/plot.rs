use std::fmt::Write as _;

use crate::render::escape_xml;
use crate::rules::Amount;

const WIDTH: i32 = 720;
const MARGIN: i32 = 46;
const PANEL: i32 = 150;
const BARS: i32 = 90;
/// Labels under the bars stand no closer than this.
const LABEL_STEP: i32 = 34;

/// Bars beside each other, each with what it stands for and how many games it has.
pub(super) struct Panel {
    pub(super) title: String,
    pub(super) bars: Vec<(String, u64)>,
}

impl Panel {
    /// How many games have each amount, in steps; all between the least and the greatest, those without games too. What
    /// lies beyond the bounds is added to the last bar on its side.
    pub(super) fn histogram<'a>(
        title: &str,
        counts: impl Iterator<Item = (&'a Amount, &'a u64)>,
        step: Amount,
        bound: Amount,
    ) -> Self {
        let step = step.as_quarters().max(1);
        let (low, high) = ((-bound).as_quarters().div_euclid(step), bound.as_quarters().div_euclid(step));
        let mut bars = vec![0; (high - low + 1) as usize];
        for (amount, games) in counts {
            let at = amount.as_quarters().div_euclid(step).clamp(low, high);
            bars[(at - low) as usize] += games;
        }
        let first = bars.iter().position(|games| *games > 0).unwrap_or(0);
        let last = bars.iter().rposition(|games| *games > 0).unwrap_or(0);
        let bar = |(index, games): (usize, &u64)| (Amount::quarters((low + index as i32) * step).to_string(), *games);
        Self { title: title.to_owned(), bars: bars.iter().enumerate().take(last + 1).skip(first).map(bar).collect() }
    }
}

/// A picture of panels under each other.
pub(super) fn svg(title: &str, panels: &[Panel]) -> String {
    let height = 40 + PANEL * panels.len() as i32;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"11\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
         <text x=\"{MARGIN}\" y=\"22\" font-size=\"15\">{}</text>\n",
        escape_xml(title)
    );
    for (index, panel) in panels.iter().enumerate() {
        draw(&mut text, panel, 40 + PANEL * index as i32);
    }
    text.push_str("</svg>\n");
    text
}

fn draw(text: &mut String, panel: &Panel, top: i32) {
    let base = top + 20 + BARS;
    let most = panel.bars.iter().map(|(_, games)| *games).max().unwrap_or(0).max(1);
    let step = ((WIDTH - 2 * MARGIN) / (panel.bars.len() as i32).max(1)).clamp(2, 40);
    let every = (LABEL_STEP + step - 1) / step;
    let mut line = |written: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{written}");
    };
    line(format_args!(
        "<text x=\"{MARGIN}\" y=\"{}\" font-weight=\"bold\">{}</text>",
        top + 12,
        escape_xml(&panel.title)
    ));
    line(format_args!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{most}</text>", MARGIN - 6, base - BARS + 4));
    line(format_args!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">0</text>", MARGIN - 6, base + 4));
    for (index, (label, games)) in panel.bars.iter().enumerate() {
        let x = MARGIN + step * index as i32;
        let height = (u128::from(*games) * BARS as u128 / u128::from(most)) as i32;
        let (label, width) = (escape_xml(label), (step - 1).max(1));
        if *games > 0 {
            line(format_args!(
                "<rect x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{}\" fill=\"#4a6b8a\"><title>{label}: {games}</title></rect>",
                base - height.max(1),
                height.max(1)
            ));
        }
        if index as i32 % every == 0 {
            let middle = x + width / 2;
            line(format_args!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{label}</text>", base + 14));
        }
    }
    let right = MARGIN + step * panel.bars.len() as i32;
    line(format_args!("<path d=\"M{MARGIN} {base}H{right}\" stroke=\"#333333\"/>"));
}

#[cfg(test)]
mod tests {
    use super::{Panel, svg};
    use crate::rules::Amount;

    #[test]
    fn amounts_fall_into_steps_and_what_lies_beyond_into_the_last_ones() {
        let counts =
            [(-70, 1), (-3, 2), (0, 4), (4, 8), (70, 16)].map(|(points, games)| (Amount::points(points), games));
        let counts = counts.iter().map(|(amount, games)| (amount, games));
        let panel = Panel::histogram("a", counts, Amount::points(5), Amount::points(10));
        let bars: Vec<_> = panel.bars.iter().map(|(label, games)| (label.as_str(), *games)).collect();
        assert_eq!(bars, [("-10", 1), ("-5", 2), ("0", 12), ("5", 0), ("10", 16)]);
    }

    #[test]
    fn the_tallest_bar_is_as_high_as_the_panel_and_text_is_escaped() {
        let bars = vec![("<1".to_owned(), 4), ("b".to_owned(), 1)];
        let picture = svg("A & B", &[Panel { title: "t".to_owned(), bars }]);
        assert!(picture.contains("A &amp; B") && picture.contains("<title>&lt;1: 4</title>"), "{picture}");
        assert!(picture.contains("height=\"90\" fill") && picture.contains("height=\"22\" fill"), "{picture}");
    }
}
