//! Pictures of boards: to the pixel, and whatever is drawn whole and within its edges. And boards and tables in text.

use gyega::board::{ByColor, PointSet, Size, Stones};
use gyega::position::Setup;
use gyega::render::{BoardPicture, Coordinates, Language, PictureStyle, board_lines, markdown};
use gyega::report::{ScoreTask, prepare};
use gyega::score::Partition;
use proptest::prelude::*;
use roxmltree::{Document, Node};

use crate::properties::config;
use crate::support::{board, point};

#[test]
fn a_small_board_is_drawn_to_the_pixel() {
    // Two lines 24 apart, 18 from each edge: 60 wide; one line across: 36 high. Black stands on the left, nothing
    // on the right.
    let stones = board(&["X."]);
    let diagram = BoardPicture {
        style: PictureStyle::Print,
        coordinates: Coordinates::None,
        last_move: Some(point("A1")),
        legend: false,
        ..BoardPicture::new(Language::En, &stones)
    };
    let expected = [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 36\" width=\"60\" height=\"36\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\" stroke-width=\"1.5\">",
        "<title>Board</title>",
        "<rect width=\"60\" height=\"36\" fill=\"#ffffff\" stroke=\"none\"/>",
        "<path d=\"M18 18V18M42 18V18M18 18H42\" stroke=\"#000000\" stroke-width=\"1\" fill=\"none\" \
         stroke-linecap=\"square\"/>",
        // The ring of the last move is white on a black stone, 3 inside its edge.
        "<g transform=\"translate(18 18)\"><title>A1: black stone, last move</title>\
         <circle r=\"11\" fill=\"#000000\" stroke=\"#000000\"/><circle r=\"8\" fill=\"none\" stroke=\"#ffffff\"/></g>",
        "</svg>\n",
    ];
    assert_eq!(diagram.svg(), expected.join("\n"));
}

#[test]
fn numbers_are_counted_as_the_coordinates_are() {
    let stones = board(&["....", "....", "....", "...X", "....", "...."]);
    let text = |coordinates| {
        let picture = BoardPicture { coordinates, ..BoardPicture::new(Language::En, &stones) }.svg();
        let document = Document::parse(&picture).expect("XML");
        let nodes = document.descendants().filter(|node| node.has_tag_name("text"));
        nodes.filter_map(|node| Some((node.attribute("x")?.to_owned(), node.text()?.to_owned()))).collect::<Vec<_>>()
    };
    let of = |texts: &[(String, String)], x: i32| -> Vec<String> {
        texts.iter().filter(|(at, _)| *at == x.to_string()).map(|(_, text)| text.clone()).collect()
    };
    let (letters, numbers) = (text(Coordinates::Letters), text(Coordinates::Numbers));
    // 36 from the edge to the first line, and 24 from line to line.
    let fourth = 36 + 3 * 24;
    // Above and below the fourth line, and at both sides of the board, 4 lines wide.
    assert_eq!(
        (of(&letters, fourth), of(&numbers, fourth)),
        (vec!["D".into(), "D".into()], vec!["4".into(), "4".into()])
    );
    for side in [12, fourth + 36 - 12] {
        assert_eq!(of(&letters, side).concat(), "123456");
        assert_eq!(of(&numbers, side).concat(), "123456");
    }
    assert_eq!(text(Coordinates::None), []);
}

/// The numbers after a name in an attribute: `translate(3 4)`.
fn pair(text: &str) -> (i32, i32) {
    let inner = text.split(['(', ')']).nth(1).expect("brackets");
    let (x, y) = inner.split_once(' ').expect("two numbers");
    (x.parse().expect("a number"), y.parse().expect("a number"))
}

/// How far the drawing of a node goes from its own middle.
fn reach(node: Node<'_, '_>) -> i32 {
    let number = |name| node.attribute(name).and_then(|text| text.parse::<i32>().ok()).unwrap_or_default();
    let path = node.attribute("d").unwrap_or_default();
    let in_path = path.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok());
    in_path.chain([number("r")]).max().unwrap_or_default()
}

proptest! {
    #![proptest_config(config(64))]
    #[test]
    fn any_diagram_is_xml_within_its_edges_in_the_colours_of_its_style(
        (width, height) in (1usize..=25, 1usize..=25), cells in prop::collection::vec(0u8..6, 625),
        (style, coordinates, legend) in (0..2usize, 0..3usize, any::<bool>()),
        label in "[\\PC]{0,3}",
    ) {
        let size = Size::new(width, height).expect("in range");
        let of = |kinds: &[u8]| -> PointSet {
            size.iter().zip(&cells).filter(|(_, cell)| kinds.contains(cell)).map(|(point, _)| point).collect()
        };
        let stones = Stones::new(size, ByColor { black: of(&[1, 2]), white: of(&[3, 4]) });
        let owed = ByColor { black: of(&[0]), white: of(&[2]) };
        let partition = Partition::new(&stones, &stones.chains_of(&of(&[2])), &stones.chains_of(&of(&[4])))
            .with_protective_moves(&owed);
        let diagram = BoardPicture {
            partition: Some(&partition),
            last_move: stones.occupied().first(),
            labels: of(&[5]).iter().map(|point| (point, label.clone())).collect(),
            highlight: of(&[0, 3]),
            legend,
            style: PictureStyle::ALL[style],
            coordinates: Coordinates::ALL[coordinates],
            ..BoardPicture::new(Language::En, &stones)
        };
        let picture = diagram.svg();
        let document = Document::parse(&picture).expect("XML");
        let root = document.root_element();
        let side = |name| root.attribute(name).and_then(|text| text.parse::<i32>().ok()).expect("a side");
        let (right, bottom) = (side("width"), side("height"));
        let is_inside = |(x, y): (i32, i32), reach: i32| {
            x - reach >= 0 && y - reach >= 0 && x + reach <= right && y + reach <= bottom
        };
        let points = root.children().filter(|node| node.children().next().is_some_and(|node| node.has_tag_name("title")));
        prop_assert_eq!(points.count(), usize::from(size.point_count()));
        for group in root.children().filter(|node| node.has_tag_name("g")) {
            let moved = pair(group.attribute("transform").expect("a place"));
            for node in group.descendants() {
                prop_assert!(is_inside(moved, reach(node)), "{:?} {:?}", moved, node);
            }
        }
        for text in root.children().filter(|node| node.has_tag_name("text")) {
            let place = |name| text.attribute(name).and_then(|at| at.parse::<i32>().ok()).expect("a place");
            prop_assert!(is_inside((place("x"), place("y")), 3));
        }
        if style == 1 {
            let colors = |name| document.descendants().filter_map(move |node| node.attribute(name));
            for color in colors("fill").chain(colors("stroke")) {
                prop_assert!(["#000000", "#ffffff", "none"].contains(&color), "{}", color);
            }
        }
    }
}

#[test]
fn the_largest_board_is_aligned_in_text() {
    let stones = Stones::empty(Size::new(25, 25).expect("in range"));
    let lines = board_lines(&stones, &Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY));
    assert!(lines.iter().all(|line| line.len() == 52));
    assert!(lines[25].ends_with("X Y Z"));
}

#[test]
fn every_row_of_a_table_in_markdown_has_as_many_cells() {
    let case = ScoreTask::new(Setup::none_dead(board(&[".X.O.", "XXOOO", ".X.O."])).check().expect("legal"));
    let page = markdown(Language::En, &case, &prepare(&case));
    let rows: Vec<_> = page.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows.len(), 5);
    assert!(rows.iter().all(|row| row.matches('|').count() == 8), "{rows:?}");
}
