//! The drawings the program asks for are there.

use crate::{project, text};
use std::fs;
use std::path::PathBuf;

use lance_legal::board::Shape;
use lance_legal::color::Color;
use lance_legal::site::Route;

fn sources(folder: PathBuf) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("readable folder").map(|entry| entry.expect("readable folder").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => sources(path),
            false => vec![fs::read_to_string(path).expect("readable source")],
        })
        .collect()
}

#[test]
fn every_figure_of_a_board_is_in_the_sprite() {
    let sprite = text("assets/pieces/pieces.svg");
    for color in Color::ALL {
        for shape in Shape::ALL {
            let symbol = format!("<symbol id=\"{}-{}\"", color.name(), shape.name());
            assert_eq!(sprite.matches(&symbol).count(), 1, "{symbol}");
        }
    }
}

#[test]
fn every_icon_asked_for_is_in_the_sheet_and_none_is_left_over() {
    let sheet = text("assets/icons/ui.svg");
    let code = sources(project().join("src/ui")).concat() + &text("src/site.rs");
    let ids: Vec<&str> = sheet.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(ids.len() > 10);
    for id in &ids {
        assert!(code.contains(&format!("\"{id}\"")), "{id} is used nowhere");
    }
    let of_menus = Route::ALL.iter().map(|route| route.menu().1);
    for asked in of_menus {
        assert!(ids.contains(&asked), "no icon {asked} in assets/icons/ui.svg, which a row of src/site.rs names");
    }
    let of_parts = |part: &str| -> Vec<String> {
        code.split(part).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
    };
    for part in ["<Icon name=\"", " icon=\""] {
        let asked = of_parts(part);
        assert!(asked.len() > 20, "{part} {asked:?}");
        for icon in asked {
            assert!(ids.contains(&icon.as_str()), "no icon {icon}");
        }
    }
}

#[test]
fn drawings_carry_no_style_that_the_policy_would_refuse() {
    for path in [
        "assets/pieces/pieces.svg",
        "assets/icons/ui.svg",
        "assets/ornaments/azulejo.svg",
        "assets/ornaments/panel.svg",
        "assets/ornaments/panel-draughts.svg",
        "assets/rivals/faces.svg",
    ] {
        let drawing = text(path);
        assert!(!drawing.contains("<style") && !drawing.contains("style=\"") && !drawing.contains("<script"), "{path}");
    }
}
