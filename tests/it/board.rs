//! The board without a browser: what is pressed, what is asked, what is seen.

use lance_legal::board::{
    BoardEvent, Coordinates, Figure, Figures, Hint, Key, Letters, Mark, Movable, Numbering, Query, Request, Seen,
    Shape, Sign, Slide, State, Tone, slides, update,
};
use lance_legal::color::Color;
use lance_legal::figures::show_check_on;
use lance_legal::square::{Square, SquareSet};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(sq).collect()
}

/// `Ke1 pe2 qd8`: upper case is White; `m` is a man and `c` a crowned man.
fn figures(text: &str) -> Figures {
    text.split_whitespace()
        .map(|word| {
            let (letter, square) = word.split_at(1);
            let color = if letter == letter.to_uppercase() { Color::White } else { Color::Black };
            let shape = match letter.to_lowercase().as_str() {
                "k" => Shape::King,
                "q" => Shape::Queen,
                "r" => Shape::Rook,
                "b" => Shape::Bishop,
                "n" => Shape::Knight,
                "p" => Shape::Pawn,
                "m" => Shape::Man,
                "c" => Shape::CrownedMan,
                other => panic!("no figure {other}"),
            };
            (sq(square), Figure::new(color, shape))
        })
        .collect()
}

/// White to move with a king on e1, a rook on h1, pawns on e2 and a7; Black has a king on e8 and a pawn on d3.
fn game() -> State {
    State {
        figures: figures("Ke1 Rh1 Pe2 Pa7 ke8 pd3"),
        movable: Movable::Side(Color::White),
        destinations: [(sq("e2"), set("e3 e4 d3")), (sq("e1"), set("f1 g1"))].into(),
        captures: [(sq("e2"), set("d3"))].into(),
        ..State::default()
    }
}

/// The state after these events, and the last request among them.
fn after(state: &State, events: &[BoardEvent]) -> (State, Option<Request>) {
    let mut state = state.clone();
    let mut last = None;
    for event in events {
        let (next, request) = update(&state, *event);
        state = next;
        last = request.or(last);
    }
    (state, last)
}

fn click(name: &str) -> [BoardEvent; 2] {
    [BoardEvent::Press(sq(name)), BoardEvent::Release(Some(sq(name)))]
}

fn clicks(state: &State, names: &str) -> (State, Option<Request>) {
    let events: Vec<BoardEvent> = names.split_whitespace().flat_map(click).collect();
    after(state, &events)
}

fn drag(state: &State, from: &str, to: Option<&str>) -> (State, Option<Request>) {
    let to = to.map(sq);
    after(state, &[BoardEvent::Press(sq(from)), BoardEvent::DragOver(to), BoardEvent::Release(to)])
}

fn key(name: &str) -> Key<'_> {
    Key { name, shift: false, control: false, alt: false }
}

#[test]
fn a_click_picks_up_and_a_second_click_requests_the_move() {
    let (picked, request) = clicks(&game(), "e2");
    assert_eq!((picked.selected, request), (Some(sq("e2")), None));
    let (state, request) = clicks(&picked, "e4");
    assert_eq!(request, Some(Request::Move { from: sq("e2"), to: sq("e4") }));
    assert_eq!(state.selected, None);
    assert_eq!(state.figures, game().figures, "the page moves the figures, not the board");
}

#[test]
fn the_request_leaves_when_the_finger_goes_down_not_when_it_is_lifted() {
    let (_, request) = after(&clicks(&game(), "e2").0, &[BoardEvent::Press(sq("e4"))]);
    assert_eq!(request, Some(Request::Move { from: sq("e2"), to: sq("e4") }));
}

#[test]
fn an_illegal_try_is_requested_like_any_other() {
    let (_, request) = clicks(&game(), "e2 h8");
    assert_eq!(request, Some(Request::Move { from: sq("e2"), to: sq("h8") }));
}

#[test]
fn a_figure_without_destinations_can_be_picked_up_and_tried() {
    let (_, request) = clicks(&game(), "h1 h5");
    assert_eq!(request, Some(Request::Move { from: sq("h1"), to: sq("h5") }));
}

#[test]
fn a_try_on_an_enemy_figure_is_requested() {
    let (_, request) = clicks(&game(), "e1 e8");
    assert_eq!(request, Some(Request::Move { from: sq("e1"), to: sq("e8") }));
}

#[test]
fn clicking_another_own_figure_picks_that_one_up() {
    let (state, request) = clicks(&game(), "e2 h1");
    assert_eq!((state.selected, request), (Some(sq("h1")), None));
}

#[test]
fn clicking_the_same_figure_again_puts_it_down() {
    let (state, request) = clicks(&game(), "e2 e2");
    assert_eq!((state.selected, request), (None, None));
}

#[test]
fn pressing_a_selected_figure_keeps_it_picked_up_until_the_finger_leaves() {
    let (state, _) = after(&clicks(&game(), "e2").0, &[BoardEvent::Press(sq("e2"))]);
    assert_eq!(state.selected, Some(sq("e2")), "a drag may follow");
}

#[test]
fn touching_an_empty_square_or_an_enemy_figure_asks_the_page_why() {
    assert_eq!(clicks(&game(), "c5").1, Some(Request::Touch(sq("c5"))));
    assert_eq!(clicks(&game(), "e8").1, Some(Request::Touch(sq("e8"))));
}

#[test]
fn when_nobody_may_move_every_touch_asks_the_page_why() {
    let over = State { movable: Movable::Nobody, ..game() };
    let (state, request) = clicks(&over, "e2");
    assert_eq!((state.selected, request), (None, Some(Request::Touch(sq("e2")))));
}

#[test]
fn everyone_may_move_on_a_board_that_is_set_up() {
    let free = State { movable: Movable::Everyone, ..game() };
    let (_, request) = clicks(&free, "e8 c5");
    assert_eq!(request, Some(Request::Move { from: sq("e8"), to: sq("c5") }));
}

#[test]
fn a_diagram_answers_to_no_press_but_lets_the_cursor_walk() {
    let diagram = State { movable: Movable::Everyone, ..State::diagram(game().figures) };
    let (state, request) = clicks(&diagram, "e2 e4");
    assert_eq!((state.selected, request), (None, None));
    assert_eq!(after(&diagram, &[BoardEvent::Right]).0.cursor, sq("b1"));
    assert!(!diagram.cell(sq("e2")).movable);
}

#[test]
fn dragging_to_another_square_requests_the_move() {
    let (state, request) = drag(&game(), "e2", Some("e4"));
    assert_eq!(request, Some(Request::Move { from: sq("e2"), to: sq("e4") }));
    assert_eq!((state.held, state.selected, state.cursor), (None, None, sq("e4")));
}

#[test]
fn dragging_onto_an_own_figure_requests_the_move() {
    let (_, request) = drag(&game(), "h1", Some("e1"));
    assert_eq!(request, Some(Request::Move { from: sq("h1"), to: sq("e1") }));
}

#[test]
fn dragging_beside_the_board_puts_the_figure_down() {
    let (state, request) = drag(&game(), "e2", None);
    assert_eq!((state.held, state.selected, request), (None, None, None));
}

#[test]
fn dragging_back_to_where_it_stood_leaves_it_picked_up_for_a_click() {
    let (state, request) = drag(&game(), "e2", Some("e2"));
    assert_eq!((state.selected, request), (Some(sq("e2")), None));
    let (state, _) = drag(&state, "e2", Some("e2"));
    assert_eq!(state.selected, Some(sq("e2")), "it was lifted, so this was not a second click");
}

#[test]
fn a_cancelled_drag_asks_nothing() {
    let (state, request) = after(
        &game(),
        &[
            BoardEvent::Press(sq("e2")),
            BoardEvent::DragOver(Some(sq("e4"))),
            BoardEvent::DragCancel,
            BoardEvent::Release(Some(sq("e4"))),
        ],
    );
    assert_eq!((state.held, request), (None, None));
}

#[test]
fn a_finger_that_picked_nothing_up_drags_nothing() {
    let (state, request) = drag(&game(), "e8", Some("e7"));
    assert_eq!((state.held, request), (None, Some(Request::Touch(sq("e8")))));
}

#[test]
fn while_a_figure_is_lifted_its_square_and_the_one_below_are_known() {
    let (state, _) = after(&game(), &[BoardEvent::Press(sq("e2")), BoardEvent::DragOver(Some(sq("e4")))]);
    assert!(state.cell(sq("e2")).lifted && !state.cell(sq("e4")).lifted);
    assert!(state.cell(sq("e4")).under && !state.cell(sq("e3")).under);
    let (pressed, _) = after(&game(), &[BoardEvent::Press(sq("e2"))]);
    assert!(!pressed.cell(sq("e2")).lifted, "a press alone lifts nothing");
}

#[test]
fn a_promotion_waits_for_a_choice_and_the_choice_is_requested() {
    let mut state = game();
    state.ask_promotion(sq("a7"), sq("a8"), vec![Shape::Queen, Shape::Rook, Shape::Bishop, Shape::Knight]);
    assert_eq!(state.pending_promotion.as_ref().unwrap().color, Color::White);
    let (state, request) = after(&state, &[BoardEvent::Choose(Shape::Knight)]);
    assert_eq!(request, Some(Request::Promote { from: sq("a7"), to: sq("a8"), shape: Shape::Knight }));
    assert_eq!((state.pending_promotion, state.cursor), (None, sq("a8")));
}

#[test]
fn a_choice_that_was_not_offered_or_not_asked_is_nothing() {
    assert_eq!(after(&game(), &[BoardEvent::Choose(Shape::Queen)]).1, None);
    let mut state = game();
    state.ask_promotion(sq("a7"), sq("a8"), vec![Shape::Queen]);
    let (state, request) = after(&state, &[BoardEvent::Choose(Shape::King)]);
    assert!(request.is_none() && state.pending_promotion.is_some());
}

#[test]
fn escape_or_a_press_elsewhere_takes_the_promotion_back_and_touches_nothing() {
    let mut asked = game();
    asked.ask_promotion(sq("a7"), sq("a8"), vec![Shape::Queen]);
    for event in [BoardEvent::Escape, BoardEvent::Press(sq("e2")), BoardEvent::Activate] {
        let (state, request) = after(&asked, &[event]);
        assert_eq!(request, Some(Request::CancelPromotion), "{event:?}");
        assert_eq!((state.pending_promotion, state.selected), (None, None), "{event:?}");
    }
}

#[test]
fn escape_leaves_one_thing_at_a_time() {
    let refusal = Mark::arrow(Tone::Refusal, sq("a6"), sq("f1"));
    let mut state = clicks(&game(), "e2").0;
    state.refuse([refusal]);
    state.help = true;
    let (state, _) = after(&state, &[BoardEvent::Escape]);
    assert!(!state.help && state.selected.is_some());
    let (state, _) = after(&state, &[BoardEvent::Escape]);
    assert!(state.selected.is_none() && state.marks == [refusal]);
    let (state, _) = after(&state, &[BoardEvent::Escape]);
    assert!(state.marks.is_empty());
}

#[test]
fn picking_up_a_figure_wipes_the_last_refusal_and_no_other_mark() {
    let star = Mark::new(Tone::Good, Sign::Star(sq("d5")));
    let mut state = game();
    state.marks = vec![star];
    state.refuse([Mark::new(Tone::Refusal, Sign::Ring(sq("f1")))]);
    let (touched, _) = clicks(&state, "c5");
    assert_eq!(touched.marks.len(), 2, "a touch that picks nothing up leaves the explanation to read");
    assert_eq!(clicks(&state, "e2").0.marks, [star]);
}

#[test]
fn a_square_is_heard_with_every_sign_on_it_and_both_ends_of_an_arrow() {
    let arrow = Mark::arrow(Tone::Hint, sq("e4"), sq("f6"));
    let state = State {
        marks: vec![
            Mark::new(Tone::Hint, Sign::Dot(sq("f6"))),
            Mark::new(Tone::Good, Sign::Ring(sq("f6"))),
            arrow,
            arrow,
            Mark::arrow(Tone::Refusal, sq("g7"), sq("f6")),
        ],
        ..game()
    };
    assert_eq!(state.cell(sq("e4")).signs, [arrow.sign]);
    assert_eq!(state.cell(sq("f6")).signs, [Sign::Dot(sq("f6")), Sign::Ring(sq("f6")), arrow.sign]);
    assert_eq!(state.cell(sq("g7")).signs, [], "a refusal has its sentence");
    assert_eq!(state.cell(sq("f5")).signs, []);
}

#[test]
fn a_refusal_takes_the_place_of_the_one_before() {
    let mut state = game();
    state.refuse([Mark::new(Tone::Refusal, Sign::Ring(sq("f1")))]);
    let second = Mark::new(Tone::Refusal, Sign::Cross(sq("g1")));
    state.refuse([second]);
    assert_eq!(state.marks, [second]);
}

#[test]
fn a_new_position_forgets_what_was_picked_up_asked_and_refused() {
    let mut state = clicks(&game(), "e2").0;
    state.refuse([Mark::new(Tone::Refusal, Sign::Ring(sq("f1")))]);
    state.place(figures("Ke1 ke8"));
    assert_eq!(state, State { figures: figures("Ke1 ke8"), cursor: sq("e2"), ..game() });
}

#[test]
fn arrows_walk_by_what_is_seen_and_stop_at_the_edge() {
    use BoardEvent::{Down, Left, Right, Up};
    let walk = |state: &State, events: &[BoardEvent]| after(state, events).0.cursor;
    assert_eq!(walk(&game(), &[Right, Up, Up]), sq("b3"));
    assert_eq!(walk(&game(), &[Left, Down]), sq("a1"));
    assert_eq!(walk(&game(), &[Right; 12]), sq("h1"), "no row runs into the next");
    assert_eq!(walk(&game(), &[Up; 12]), sq("a8"));
}

#[test]
fn turning_the_board_turns_the_arrows_and_keeps_the_square() {
    let state = State { cursor: sq("e4"), ..game() };
    let (turned, _) = after(&state, &[BoardEvent::Flip]);
    assert_eq!((turned.orientation, turned.cursor), (Color::Black, sq("e4")));
    assert_eq!(after(&turned, &[BoardEvent::Up]).0.cursor, sq("e3"));
    assert_eq!(after(&turned, &[BoardEvent::Right]).0.cursor, sq("d4"));
    assert_eq!(after(&turned, &[BoardEvent::Flip]).0, state);
}

#[test]
fn home_and_end_reach_the_ends_of_the_row_and_with_control_the_corners() {
    let state = State { cursor: sq("e4"), ..game() };
    let to = |state: &State, event| after(state, &[event]).0.cursor;
    assert_eq!(to(&state, BoardEvent::RowStart), sq("a4"));
    assert_eq!(to(&state, BoardEvent::RowEnd), sq("h4"));
    assert_eq!(to(&state, BoardEvent::FirstSquare), sq("a8"));
    assert_eq!(to(&state, BoardEvent::LastSquare), sq("h1"));
    let turned = State { orientation: Color::Black, ..state };
    assert_eq!(to(&turned, BoardEvent::RowStart), sq("h4"));
    assert_eq!(to(&turned, BoardEvent::FirstSquare), sq("h1"));
}

#[test]
fn a_whole_game_move_is_made_by_keys_alone() {
    let state = State { cursor: sq("e2"), ..game() };
    let (state, request) = after(&state, &[BoardEvent::Activate, BoardEvent::Up, BoardEvent::Up, BoardEvent::Activate]);
    assert_eq!(request, Some(Request::Move { from: sq("e2"), to: sq("e4") }));
    assert_eq!((state.selected, state.held), (None, None));
}

#[test]
fn enter_twice_puts_the_figure_down_and_enter_on_nothing_asks_why() {
    let state = State { cursor: sq("e2"), ..game() };
    assert_eq!(after(&state, &[BoardEvent::Activate, BoardEvent::Activate]).0, state);
    assert_eq!(after(&State { cursor: sq("c5"), ..game() }, &[BoardEvent::Activate]).1, Some(Request::Touch(sq("c5"))));
}

#[test]
fn letters_jump_to_figures_in_reading_order_round_and_back() {
    let state = State { cursor: sq("a8"), ..game() };
    let jump = |state: &State, shape, backwards| after(state, &[BoardEvent::JumpTo { shape, backwards }]).0;
    let first = jump(&state, Shape::Pawn, false);
    assert_eq!(first.cursor, sq("a7"));
    let second = jump(&first, Shape::Pawn, false);
    assert_eq!(second.cursor, sq("d3"));
    let third = jump(&second, Shape::Pawn, false);
    assert_eq!((third.cursor, jump(&third, Shape::Pawn, false).cursor), (sq("e2"), sq("a7")));
    assert_eq!(jump(&third, Shape::Pawn, true).cursor, sq("d3"));
    assert_eq!(jump(&first, Shape::Pawn, true).cursor, sq("e2"));
    assert_eq!(jump(&state, Shape::Queen, false).cursor, sq("a8"), "no queen, no jump");
}

#[test]
fn jumps_follow_the_board_when_it_is_turned() {
    let turned = State { orientation: Color::Black, cursor: sq("h1"), ..game() };
    assert_eq!(after(&turned, &[BoardEvent::JumpTo { shape: Shape::Pawn, backwards: false }]).0.cursor, sq("e2"));
}

#[test]
fn in_draughts_the_letters_find_men_and_crowned_men() {
    let state = State { figures: figures("Mh1 Cb1 mg6"), numbering: Numbering::Draughts, cursor: sq("a8"), ..game() };
    let jump = |shape| after(&state, &[BoardEvent::JumpTo { shape, backwards: false }]).0.cursor;
    assert_eq!((jump(Shape::Pawn), jump(Shape::Queen), jump(Shape::King)), (sq("g6"), sq("b1"), sq("b1")));
}

#[test]
fn r_is_the_king_in_portuguese_and_the_rook_in_english() {
    assert_eq!(Letters::Portuguese.shape('r'), Some(Shape::King));
    assert_eq!(Letters::English.shape('R'), Some(Shape::Rook));
    let portuguese: Vec<_> = "rdtbcp".chars().map(|letter| Letters::Portuguese.shape(letter)).collect();
    let english: Vec<_> = "kqrbnp".chars().map(|letter| Letters::English.shape(letter)).collect();
    assert_eq!(portuguese, english);
    for letter in "kqndtc".chars() {
        assert_eq!(Letters::Portuguese.shape(letter), Letters::English.shape(letter), "{letter} is no one else's");
    }
}

#[test]
fn every_key_of_the_help_does_what_it_says() {
    let told = |name| key(name).event(Letters::Portuguese);
    assert_eq!(told("ArrowUp"), Some(BoardEvent::Up));
    assert_eq!(told("ArrowDown"), Some(BoardEvent::Down));
    assert_eq!(told("ArrowLeft"), Some(BoardEvent::Left));
    assert_eq!(told("ArrowRight"), Some(BoardEvent::Right));
    assert_eq!(told("Home"), Some(BoardEvent::RowStart));
    assert_eq!(told("End"), Some(BoardEvent::RowEnd));
    assert_eq!(told("Enter"), Some(BoardEvent::Activate));
    assert_eq!(told(" "), Some(BoardEvent::Activate));
    assert_eq!(told("Escape"), Some(BoardEvent::Escape));
    assert_eq!(told("?"), Some(BoardEvent::Help));
    assert_eq!(told("l"), Some(BoardEvent::Ask(Query::LastMove)));
    assert_eq!(told("m"), Some(BoardEvent::Ask(Query::MovesFromHere)));
    assert_eq!(told("o"), Some(BoardEvent::Ask(Query::WhereAmI)));
    assert_eq!(told("e"), Some(BoardEvent::Ask(Query::Position)));
    assert_eq!(told("c"), Some(BoardEvent::JumpTo { shape: Shape::Knight, backwards: false }));
    let control = |name| Key { control: true, ..key(name) }.event(Letters::Portuguese);
    assert_eq!((control("Home"), control("End")), (Some(BoardEvent::FirstSquare), Some(BoardEvent::LastSquare)));
    let shift = Key { shift: true, ..key("C") };
    assert_eq!(shift.event(Letters::Portuguese), Some(BoardEvent::JumpTo { shape: Shape::Knight, backwards: true }));
}

#[test]
fn keys_of_the_browser_stay_with_the_browser() {
    for name in ["Tab", "F5", "PageUp", "PageDown", "x", "ç", "Shift"] {
        assert_eq!(key(name).event(Letters::Portuguese), None, "{name}");
    }
    assert_eq!(Key { control: true, ..key("r") }.event(Letters::Portuguese), None, "reload");
    assert_eq!(Key { alt: true, ..key("ArrowLeft") }.event(Letters::Portuguese), None, "back");
}

#[test]
fn questions_go_to_the_page_even_from_a_diagram() {
    let diagram = State::diagram(Figures::EMPTY);
    for query in [Query::LastMove, Query::MovesFromHere, Query::WhereAmI, Query::Position] {
        assert_eq!(update(&diagram, BoardEvent::Ask(query)), (diagram.clone(), Some(Request::Say(query))));
    }
}

#[test]
fn destinations_are_dots_captures_are_captures_and_both_can_be_hidden() {
    let (state, _) = clicks(&game(), "e2");
    assert_eq!(state.cell(sq("e4")).hint, Some(Hint::Move));
    assert_eq!(state.cell(sq("d3")).hint, Some(Hint::Capture));
    assert_eq!(state.cell(sq("e5")).hint, None);
    assert_eq!(game().cell(sq("e4")).hint, None, "nothing is picked up");
    let hidden = State { show_destinations: false, ..state };
    assert!(Square::all().all(|square| hidden.cell(square).hint.is_none()));
}

#[test]
fn last_move_check_selection_and_cursor_are_each_on_their_own_square() {
    let state = State { last_move: Some((sq("g1"), sq("f3"))), check: Some(sq("e8")), ..clicks(&game(), "e2").0 };
    let where_true = |test: fn(&lance_legal::board::Cell) -> bool| -> SquareSet {
        Square::all().filter(|square| test(&state.cell(*square))).collect()
    };
    assert_eq!(where_true(|cell| cell.last_move), set("g1 f3"));
    assert_eq!(where_true(|cell| cell.check), set("e8"));
    assert_eq!(where_true(|cell| cell.selected), set("e2"));
    assert_eq!(where_true(|cell| cell.cursor), set("e2"));
    assert_eq!(where_true(|cell| cell.movable), set("e1 h1 e2 a7"));
}

#[test]
fn a_position_is_told_by_sides_the_king_first_and_nothing_is_left_out() {
    let state = State::diagram(figures("ph7 Pe2 Ra1 kg8 Pd2 Kg1 Rf1 nb8"));
    let told = |color| {
        let names = state.told(color).into_iter().map(|(shape, square)| format!("{}-{square}", shape.name()));
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told(Color::White), "king-g1 rook-a1 rook-f1 pawn-d2 pawn-e2");
    assert_eq!(told(Color::Black), "king-g8 knight-b8 pawn-h7");
    let draughts = State::diagram(figures("ce1 mb2 Ma7"));
    assert_eq!(draughts.told(Color::Black), [(Shape::Man, sq("b2")), (Shape::CrownedMan, sq("e1"))]);
    assert_eq!(draughts.told(Color::White).len(), 1);
    assert!(State::default().told(Color::White).is_empty());
}

#[test]
fn a_king_falls_when_it_is_mated_and_only_then() {
    let table = [
        // Fool's mate; the same with a flight; stalemate; a quiet board; no king.
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Some("e1"), true),
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/3P1P2/PPP1P2P/RNBQKBNR w KQkq - 1 3", Some("e1"), false),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", None, false),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None, false),
        ("8/8/8/3p4/8/3R4/8/8 b - - 0 1", None, false),
        // Nobody on the last rank, then mate on it.
        ("6k1/5ppp/8/8/8/8/8/K3R2R b - - 0 1", None, false),
        ("4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1", Some("g8"), true),
    ];
    for (fen, king, mated) in table {
        let mut state = State { mated: !mated, check: Some(sq("a8")), ..State::default() };
        show_check_on(&mut state, &fen.parse().expect("a board"));
        let fallen: Vec<Square> = Square::all().filter(|square| state.cell(*square).mated).collect();
        assert_eq!((state.check, state.mated), (king.map(sq), mated), "{fen}");
        assert_eq!(fallen, if mated { vec![sq(king.expect("it is mated"))] } else { Vec::new() }, "{fen}");
    }
}

#[test]
fn every_place_shows_one_square_and_every_square_one_place() {
    for bottom in Color::ALL {
        for square in Square::all() {
            assert_eq!(Seen::of(square, bottom).square(bottom), Some(square));
        }
        let corners = [(7, 0), (7, 7), (0, 0), (0, 7)].map(|(row, column)| Seen { row, column }.square(bottom));
        let names = if bottom == Color::White { ["a1", "h1", "a8", "h8"] } else { ["h8", "a8", "h1", "a1"] };
        assert_eq!(corners, names.map(|name| Some(sq(name))));
    }
    assert_eq!(Seen { row: 8, column: 0 }.square(Color::White), None);
    assert_eq!(Seen { row: 0, column: -1 }.square(Color::Black), None);
}

#[test]
fn the_lower_right_corner_is_light_in_chess_and_dark_in_draughts() {
    for bottom in Color::ALL {
        let corner = Seen { row: 7, column: 7 }.square(bottom).unwrap();
        assert!(!Numbering::Algebraic.is_dark(corner));
        assert!(Numbering::Draughts.is_dark(corner));
    }
}

#[test]
fn draughts_squares_are_numbered_from_whites_lower_right_to_the_left_and_upwards() {
    let name = |square| Numbering::Draughts.name(sq(square));
    for (square, number) in
        [("h1", "1"), ("f1", "2"), ("b1", "4"), ("g2", "5"), ("a2", "8"), ("h3", "9"), ("g8", "29"), ("a8", "32")]
    {
        assert_eq!(name(square).as_deref(), Some(number), "{square}");
    }
    assert_eq!(name("a1"), None);
    for number in 1..=32 {
        let square = Numbering::Draughts.square(number).unwrap();
        assert_eq!(Numbering::Draughts.number(square), Some(number));
    }
    assert_eq!((Numbering::Draughts.square(0), Numbering::Draughts.square(33)), (None, None));
}

#[test]
fn the_long_diagonal_of_draughts_runs_from_1_to_32() {
    let rio: Vec<_> =
        set("h1 g2 f3 e4 d5 c6 b7 a8").into_iter().filter_map(|square| Numbering::Draughts.number(square)).collect();
    assert_eq!(rio, [1, 5, 10, 14, 19, 23, 28, 32]);
}

#[test]
fn coordinates_stand_at_the_seen_edge_or_in_every_corner_or_nowhere() {
    let labels = |state: &State, square| {
        let label = state.cell(sq(square)).label;
        (label.file, label.rank, label.name)
    };
    let inside = State { coordinates: Coordinates::Inside, ..game() };
    assert_eq!(labels(&inside, "a1"), (Some('a'), Some('1'), None));
    assert_eq!(labels(&inside, "h1"), (Some('h'), None, None));
    assert_eq!(labels(&inside, "a8"), (None, Some('8'), None));
    assert_eq!(labels(&inside, "e4"), (None, None, None));
    let turned = State { orientation: Color::Black, ..inside.clone() };
    assert_eq!(labels(&turned, "h8"), (Some('h'), Some('8'), None));
    let every = State { coordinates: Coordinates::EverySquare, ..inside.clone() };
    assert_eq!(labels(&every, "e4"), (None, None, Some("e4".to_owned())));
    let off = State { coordinates: Coordinates::Off, ..inside.clone() };
    assert_eq!(labels(&off, "a1"), (None, None, None));
    let draughts = State { numbering: Numbering::Draughts, ..inside };
    assert_eq!(labels(&draughts, "h1"), (None, None, Some("1".to_owned())));
    assert_eq!(labels(&draughts, "a1"), (None, None, None));
}

fn slid(before: &str, after: &str, last_move: Option<(&str, &str)>) -> Vec<String> {
    let last_move = last_move.map(|(from, to)| (sq(from), sq(to)));
    let mut names: Vec<String> = slides(&figures(before), &figures(after), last_move)
        .iter()
        .map(|Slide { from, to }| format!("{from}{to}"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_move_a_capture_and_en_passant_slide_one_figure() {
    assert_eq!(slid("Ng1 ke8", "Nf3 ke8", Some(("g1", "f3"))), ["g1f3"]);
    assert_eq!(slid("Nf3 pe5", "Ne5", Some(("f3", "e5"))), ["f3e5"]);
    assert_eq!(slid("Pe5 pd5", "Pd6", Some(("e5", "d6"))), ["e5d6"]);
}

#[test]
fn taking_a_move_back_slides_the_other_way() {
    assert_eq!(slid("Nf3 ke8", "Ng1 ke8", None), ["f3g1"]);
    assert_eq!(slid("Ne5", "Nf3 pe5", None), ["e5f3"]);
}

#[test]
fn castling_slides_king_and_rook() {
    assert_eq!(slid("Ke1 Rh1 Ra1", "Kg1 Rf1 Ra1", Some(("e1", "g1"))), ["e1g1", "h1f1"]);
}

#[test]
fn a_promoted_pawn_slides_as_what_it_becomes() {
    assert_eq!(slid("Pa7 ke8", "Qa8 ke8", Some(("a7", "a8"))), ["a7a8"]);
}

#[test]
fn a_long_draughts_capture_slides_only_the_taker() {
    assert_eq!(slid("Ch1 mg2 me4 mc6", "Cb7", Some(("h1", "b7"))), ["h1b7"]);
}

#[test]
fn another_position_does_not_slide() {
    assert_eq!(slid("Ke1 Qd1 Pe2 ke8", "Kg1 Qh5 Pe4 ke8", None), Vec::<String>::new());
    assert_eq!(slid("Ke1", "Ke1", None), Vec::<String>::new());
    assert_eq!(slid("", "Ke1", None), Vec::<String>::new());
}
