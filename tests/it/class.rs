//! A class without accounts: every kind of item read back, ten positions in one QR code, damaged and cut codes, results of
//! a whole class, and QR codes read by another library.

use lance_legal::checksum::crc32;
use lance_legal::chess::{Letters, Move, Position, Setup};
use lance_legal::class::*;
use lance_legal::coding::{Picture, Seal, lines, picture, version};
use lance_legal::edition::Edition;
use lance_legal::exercises::{Ask, Exercise, Sentence, Sheet};
use lance_legal::lessons::{Attempt, LevelEvent, Phase};
use lance_legal::plain::one_line;
use lance_legal::random::Random;
use lance_legal::route::{Course, Hall, Law, Practice, Quiz, SENT, Study, Tactic};
use lance_legal::square::Square;
use lance_legal::tactics::Pack;

fn words(one: &str, two: &str) -> (String, String) {
    (one.to_string(), two.to_string())
}

fn task(fen: &str, moves: &[&str], line: &str) -> Item {
    let moves = moves.iter().map(|m| m.parse::<Move>().unwrap()).collect();
    Item::Position(Task { setup: fen.parse::<Setup>().unwrap(), moves, line: line.to_string() })
}

/// One of each kind, with the address of the page that it opens.
fn each_kind() -> Vec<(Item, &'static str)> {
    let level = |course, (lesson, level)| Item::Level(course, lesson, level);
    let questions = |theme: &str, school| Item::Questions { theme: theme.into(), school, edition: Edition::Laws2018 };
    let pair = |make: fn(String, String) -> Item, (one, two)| make(one, two);
    vec![
        (Item::Lesson(Course::Chess, "torre".into()), "/aprender/torre"),
        (level(Course::Draughts, words("captura", "duas-voltas")), "/damas/aprender/captura/duas-voltas"),
        (pair(Item::Notation, words("ler", "capturas")), "/notacao/ler/capturas?serie=5b"),
        (Item::Squares, "/notacao/casas?serie=5b"),
        (Item::Draughts("numeros".into()), "/damas/treino/numeros?serie=5b"),
        (pair(Item::Tactics, words("garfo", "facil")), "/taticas/garfo/facil?serie=5b"),
        (questions("mistura", true), "/regras/perguntas/mistura?regras=2018&nivel=escola&serie=5b"),
        (Item::Situation("telemovel".into()), "/regras/arbitro/telemovel"),
        (Item::Clock("5+0|3+2".into()), "/relogio?ritmo=5%2B0%7C3%2B2"),
        (
            task("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1", &["e2e4"], "Joga e ganha."),
            "/jogar?fen=8/8/8/3k4/8/8/4P3/4K3%20w%20-%20-%200%201",
        ),
    ]
}

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

/// A fork that is played, with words and drawings.
fn exercise(task: &str) -> Item {
    let moves = ["f5d6", "e8d7", "d6c8"].map(|m| vec![m.parse::<Move>().unwrap()]);
    Item::Exercise(Box::new(Exercise {
        ask: Ask::Line(moves.to_vec()),
        task: Sentence::new(task),
        hint: Sentence::new("Procura o cavalo."),
        arrows: vec![(square("f5"), square("d6"))],
        ..Exercise::on(&"2q1k3/8/8/5N2/8/8/8/4K3 w - - 0 1".parse::<Setup>().unwrap())
    }))
}

fn series_of(items: Vec<Item>) -> Series {
    Series { title: "Ficha 1: o garfo".into(), name: "5b".into(), items }
}

#[test]
fn every_kind_of_item_comes_back_and_opens_a_page_there_is() {
    let kinds = each_kind();
    let series = series_of(kinds.iter().map(|(item, _)| item.clone()).collect());
    let code = series.code();
    assert!(code.bytes().all(|digit| digit.is_ascii_digit()));
    assert_eq!(Series::read(&code), Ok(series));
    for (item, address) in kinds {
        assert_eq!(item.address("5b"), address);
        let path = address.split('?').next().unwrap();
        let is_there = match &item {
            Item::Lesson(course, _) | Item::Level(course, ..) => Study::from_path(*course, path).is_some(),
            Item::Notation(..) | Item::Squares => Practice::from_path(path).is_some(),
            Item::Draughts(_) => matches!(Hall::from_path(path), Some(Hall::Train(Some(_)))),
            Item::Tactics(..) => matches!(Tactic::from_path(path), Some(Tactic::Set(..))),
            Item::Questions { .. } => matches!(Law::from_path(path), Some(Law::Quiz(Quiz::Theme { .. }))),
            Item::Situation(_) => matches!(Law::from_path(path), Some(Law::Arbiter(Some(_)))),
            Item::Clock(_) | Item::Position(_) | Item::Exercise(_) => true,
        };
        assert!(is_there, "{address}");
    }
}

/// An address on paper is read for years: this one is of the first version.
#[test]
fn a_printed_code_is_read_for_ever() {
    let code = include_str!("../../fuzz/corpus/class/every-kind");
    let kinds = each_kind().into_iter().map(|(item, _)| item).collect();
    assert_eq!(Series::read(code), Ok(series_of(kinds)));
    assert_eq!(series_of(each_kind().into_iter().map(|(item, _)| item).collect()).code(), code);
    let report = Report::read(include_str!("../../fuzz/corpus/class/result")).unwrap();
    assert_eq!((report.name.as_str(), report.minutes), ("inês", 12));
}

/// What the pupil's device gets is the exercise itself: nothing of the teacher's is asked for.
#[test]
fn own_exercises_come_out_of_the_address_and_are_played() {
    let series = series_of(vec![exercise("Ataca duas peças."), Item::Squares, exercise("")]);
    let code = series.code();
    assert_eq!(code, include_str!("../../fuzz/corpus/class/own-exercises"), "an address on paper is read for years");
    let read = Series::read(&code).unwrap();
    assert_eq!(read, series);
    assert_eq!((read.exercise_number(0), read.exercise_number(1), read.exercise_number(2)), (Some(1), None, Some(2)));
    assert_eq!(read.address(2), Some(format!("/exercicios/da-turma?exercicio=2#{code}")));
    assert_eq!(read.address(1).as_deref(), Some("/notacao/casas?serie=5b"));
    assert_eq!(read.address(3), None);
    assert_eq!(Study::from_path(Course::Own, "/exercicios/da-turma"), Some(Study::Lesson(SENT.to_string())));
    assert_eq!(read.items[0].measure(), Measure::Stars);
    assert_eq!(Item::Lesson(Course::Draughts, "damas-peao".into()).measure(), Measure::Stars);

    let sheet = Sheet { exercises: read.exercises().cloned().collect(), ..Sheet::default() };
    let lesson = sheet.lesson(&read.lesson(), "1");
    let mut attempt = Attempt::new(lesson.level("1").unwrap());
    for (from, to) in [(square("f5"), square("d6")), (square("d6"), square("c8"))] {
        attempt = attempt.update(LevelEvent::Reply).update(LevelEvent::Try { from, to, promotion: None });
    }
    assert_eq!(attempt.phase, Phase::Done(3));
    // The stars of another series are not these.
    assert_ne!(read.lesson(), Series { title: "Outra".into(), ..read.clone() }.lesson());
    let many = series_of((0..MOST_ITEMS).map(|_| exercise("Ataca duas peças ao mesmo tempo.")).collect());
    assert!(version(&format!("{ADDRESS}{}", many.code())).unwrap() <= 25);
}

/// The address of the site in the QR code, 28 signs before the digits.
const ADDRESS: &str = "https://lancelegal.pt/turma#";

/// Ten puzzles of these packs, whose solution has one move, as positions with a line of text.
fn ten_positions(pack: &str, line: &str) -> Series {
    let pack = Pack::read(&crate::text(format!("assets/tactics/{pack}.txt")));
    let ten = pack.puzzles.iter().take(10).map(|puzzle| {
        let moves = puzzle.solution()[..1].to_vec();
        Item::Position(Task { setup: puzzle.asked().setup(), moves, line: line.to_string() })
    });
    series_of(ten.collect())
}

#[test]
fn ten_positions_with_solutions_and_lines_fit_a_qr_code_of_version_13() {
    let mut packs: Vec<String> = std::fs::read_dir(crate::project().join("assets/tactics"))
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().to_str()?.strip_suffix(".txt").map(str::to_string))
        .filter(|name| name != "catalog")
        .collect();
    packs.sort();
    let mut seen = 0;
    for pack in &packs {
        let series = ten_positions(pack, "As Brancas jogam e ganham.");
        let version = version(&format!("{ADDRESS}{}", series.code())).unwrap();
        assert!(version <= 13, "{pack}: version {version}");
        seen += usize::from(series.items.len() == 10);
    }
    assert!(seen >= 15, "{seen} packs");
}

#[test]
fn twelve_of_the_longest_lines_still_have_a_qr_code() {
    let line = "ÁÉÍÓÚ".repeat(12);
    let start = Position::start().setup().to_string();
    let moves = ["e2e4"; MOST_MOVES];
    let items: Vec<Item> = (0..MOST_ITEMS).map(|_| task(&start, &moves, &line)).collect();
    let series = Series { title: "Á".repeat(TITLE), name: "a".repeat(24), items };
    let code = series.code();
    assert!(code.len() <= MOST_DIGITS);
    assert_eq!(Series::read(&code), Ok(series));
    assert!(version(&format!("{ADDRESS}{code}")).is_some());
}

#[test]
fn what_is_too_long_is_cut_and_what_is_too_much_left_out() {
    let items = vec![Item::Squares; MOST_ITEMS + 3];
    let series = Series { title: format!("  {}\n", "ab ".repeat(40)), name: "5b".into(), items };
    let read = Series::read(&series.code()).unwrap();
    assert_eq!(read.items.len(), MOST_ITEMS);
    assert!(read.title.chars().count() <= TITLE && read.title.starts_with("ab ab"));
}

#[test]
fn each_error_has_its_name() {
    let code = series_of(each_kind().into_iter().map(|(item, _)| item).collect()).code();
    let read = |code: &str| Series::read(code).unwrap_err();
    for (wrong, error) in [("", CodeError::NotDigits), ("12a", CodeError::NotDigits), ("١٢٣", CodeError::NotDigits)]
    {
        assert_eq!(read(wrong), error, "{wrong}");
    }
    assert_eq!(read(&"1".repeat(MOST_DIGITS + 1)), CodeError::TooLong);
    for end in 1..code.len() {
        assert_eq!(read(&code[..end]), CodeError::Cut, "cut at {end}");
    }
    assert_eq!(read(&format!("{code}000")), CodeError::Damaged);
    let sealed = |kind, version, body: &[u8]| Seal { kind, version, most: MOST_DIGITS }.closed(body);
    assert_eq!(read(&sealed(0x10, 2, b"anything")), CodeError::TooNew);
    assert_eq!(read(&sealed(0x30, 1, b"anything")), CodeError::Other);
    assert_eq!(read(&sealed(0x10, 1, b"anything")), CodeError::Unknown);
    assert_eq!(read(&sealed(0x10, 1, b"")), CodeError::Unknown);
    let empty = Series { items: Vec::new(), ..series_of(Vec::new()) };
    assert_eq!(read(&empty.code()), CodeError::Unknown);
    let nameless = Series { name: String::new(), ..series_of(vec![Item::Squares]) };
    assert_eq!(read(&nameless.code()), CodeError::Unknown);
    let stranger = series_of(vec![Item::Draughts("a b".into())]);
    assert_eq!(read(&stranger.code()), CodeError::Unknown);
}

#[test]
fn a_page_is_the_item_that_opens_it() {
    for (item, address) in each_kind() {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let asked = |name: &str| {
            let values = query.split('&').filter_map(|part| part.split_once('='));
            values.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string())
        };
        // A clock and a position are in what the page offers.
        let wanted = (!matches!(item, Item::Clock(_) | Item::Position(_))).then_some(item);
        assert_eq!(Item::of_page(path, asked), wanted, "{address}");
    }
    let none =
        ["/", "/aprender", "/aprender/nivel", "/aprender/jogos/torre-bispo", "/notacao/rever", "/regras/2023/9.2"];
    for path in
        none.into_iter().chain(["/damas", "/damas/treino/rever", "/aprender/exame/turma", "/notacao/erro/capturas"])
    {
        assert_eq!(Item::of_page(path, |_| None), None, "{path}");
    }
}

/// A digit changed, two swapped, some left out, put in or doubled; or other digits altogether.
fn damaged(code: &str, random: &mut Random) -> String {
    let mut digits: Vec<u8> = code.bytes().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(digits.len());
        match random.below(6) {
            0 | 1 => digits[at] = b'0' + random.below(10) as u8,
            2 => {
                let other = random.below(digits.len());
                digits.swap(at, other);
            }
            3 => {
                let end = (at + 1 + random.below(9)).min(digits.len());
                digits.drain(at..end);
            }
            4 => digits.insert(at, b'0' + random.below(10) as u8),
            _ => digits.truncate(at),
        }
        if digits.is_empty() {
            break;
        }
    }
    String::from_utf8(digits).unwrap()
}

/// What a code of bytes is in digits, as `src/class/digits.rs` has it.
fn digits_of(bytes: &[u8]) -> String {
    let widths = [0, 3, 5, 8, 10, 13, 15, 17];
    let block = |block: &[u8]| {
        let number = block.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        format!("{number:0width$}", width = widths[block.len()])
    };
    bytes.chunks(7).map(block).collect()
}

fn bytes_of(digits: &str) -> Vec<u8> {
    let widths = [0, 3, 5, 8, 10, 13, 15, 17];
    let block = |block: &[u8]| {
        let count = widths.iter().position(|width| *width == block.len()).unwrap();
        let number: u64 = std::str::from_utf8(block).unwrap().parse().unwrap();
        number.to_be_bytes()[8 - count..].to_vec()
    };
    digits.as_bytes().chunks(17).flat_map(block).collect()
}

/// The same code with other bytes between its head and a checksum that is right: whatever is in it is looked at.
fn forged(code: &str, random: &mut Random) -> String {
    let whole = bytes_of(code);
    let mut body = whole[3..whole.len() - 3].to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(body.len());
        match random.below(4) {
            0 => body[at] ^= 1 << random.below(8),
            1 => body[at] = random.bits() as u8,
            2 => body.insert(at, random.bits() as u8),
            _ => drop(body.remove(at)),
        }
        if body.is_empty() {
            body.push(0);
        }
    }
    let [high, low] = (body.len() as u16).to_be_bytes();
    let mut bytes = vec![whole[0], high, low];
    bytes.extend(body);
    let [_, sum @ ..] = crc32(bytes.iter().copied()).to_be_bytes();
    bytes.extend(sum);
    digits_of(&bytes)
}

/// So many codes that were damaged, forged or made up: none panics, none of the damaged is read, and what is read of the
/// forged is written and read as the same. How many of the forged were read.
fn mutated(count: usize) -> usize {
    let series = series_of(each_kind().into_iter().map(|(item, _)| item).collect());
    let own = series_of(vec![exercise("Ataca duas peças."), Item::Squares]);
    let codes = [
        series.code(),
        own.code(),
        parts(&a_long_series("Ficha 1")).unwrap().remove(0),
        a_report("Inês", &series).code().replace(' ', ""),
    ];
    let reads = |code: &str| Series::read(code).is_ok() || CodePart::read(code).is_ok() || Report::read(code).is_ok();
    let mut random = Random::new(22);
    let mut forgeries = 0;
    for number in 0..count {
        let code = &codes[number % codes.len()];
        // A checksum of 24 bits lets one in sixteen million through, one of 16 bits and check digits one in more.
        let wrong = damaged(code, &mut random);
        assert!(wrong == *code || !reads(&wrong), "{wrong}");
        if number % 4 == 3 {
            let any: String = (0..random.below(300)).map(|_| char::from(b'0' + random.below(10) as u8)).collect();
            assert!(!reads(&any), "{any}");
            continue;
        }
        let forgery = forged(code, &mut random);
        let _ = ClassRecord::default().gather(&forgery);
        let Ok(read) = Series::read(&forgery) else { continue };
        forgeries += 1;
        assert_eq!(Series::read(&read.code()), Ok(Series { title: one_line(&read.title, TITLE), ..read.clone() }));
        for place in 0..read.items.len() {
            assert!(read.address(place).is_some_and(|address| address.starts_with('/')));
        }
        if number % 64 == 1 {
            read.exercises().for_each(|exercise| drop(exercise.level("1")));
        }
    }
    forgeries
}

#[test]
fn damaged_codes_are_refused_and_never_more() {
    let forgeries = mutated(20_000);
    assert!(forgeries > 50, "{forgeries}");
}

/// `make mutations`.
#[test]
#[ignore = "takes minutes"]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn a_million_mutations() {
    let begun = std::time::Instant::now();
    let forgeries = mutated(1_000_000);
    println!("1,000,000 mutations, {forgeries} of them still a series, {} s", begun.elapsed().as_secs());
}

fn a_report(name: &str, series: &Series) -> Report {
    let marks = (0..series.items.len()).map(|place| match place % 4 {
        0 => Mark::Right,
        1 => Mark::Missed,
        2 => Mark::of(7, 10),
        _ => Mark::Open,
    });
    Report { name: pupil(name).unwrap(), series: series.check(), marks: marks.collect(), minutes: 12 }
}

#[test]
fn a_result_is_short_and_comes_back() {
    let series = series_of(vec![Item::Squares; MOST_ITEMS]);
    let longest = Report { marks: vec![Mark::Part(9); MOST_ITEMS], ..a_report("Bárbara Sá", &series) };
    assert!(longest.bytes().len() <= MOST_BYTES, "{}", longest.bytes().len());
    assert!(version(&longest.code().replace(' ', "")).is_some_and(|version| version <= 4));
    for report in [longest, a_report("12", &series), a_report("Zé", &series)] {
        assert_eq!(Report::read(&report.code()), Ok(report.clone()));
        assert_eq!(Report::read(&report.code().replace(' ', "")), Ok(report));
    }
    let short = Report { marks: vec![Mark::Right; 5], ..a_report("Ana", &series) };
    assert!(short.code().len() <= 40, "{}", short.code());
}

#[test]
fn names_are_kept_as_they_were_typed() {
    for (typed, kept) in
        [("  Inês ", Some("inês")), ("N.º 12", Some("n. 12")), ("日本", None), ("<b>", Some("b")), ("", None)]
    {
        assert_eq!(pupil(typed).as_deref(), kept, "{typed}");
    }
    assert_eq!(shown_name("ana-rita s."), "Ana-Rita S.");
    assert_eq!(pupil("Maximiliano José").as_deref(), Some("maximilian"));
}

#[test]
fn right_of_how_many_is_told_in_tenths() {
    for ((right, of), mark) in [
        ((0, 10), Mark::Missed),
        ((10, 10), Mark::Right),
        ((7, 10), Mark::Part(7)),
        ((1, 30), Mark::Part(1)),
        ((29, 30), Mark::Part(9)),
    ] {
        assert_eq!(Mark::of(right, of), mark, "{right} of {of}");
    }
}

#[test]
fn thirty_results_make_a_grid() {
    let series = series_of(each_kind().into_iter().map(|(item, _)| item).collect());
    let mut grid = Grid::of(&series);
    for number in 1..=30 {
        assert_eq!(grid.add(&a_report(&number.to_string(), &series).code()), Ok(Added::New));
    }
    let again = a_report("7", &series);
    assert_eq!(grid.add(&again.code()), Err(Refused::Again));
    assert_eq!(grid.add(&Report { minutes: 30, ..again }.code()), Ok(Added::SameName));
    assert!(grid.is_repeated("7") && !grid.is_repeated("8"));
    let other = Series { name: "6a".into(), ..series.clone() };
    assert_eq!(grid.add(&a_report("31", &other).code()), Err(Refused::OtherSeries));
    assert!(matches!(grid.add("12345"), Err(Refused::Misread(Misread::Group(WrongGroup::Group(1))))));
    let cut = a_report("31", &series).code();
    let groups: Vec<&str> = cut.split(' ').collect();
    let cut = groups[..groups.len() - 1].join(" ");
    assert_eq!(grid.add(&cut), Err(Refused::Misread(Misread::Code(CodeError::Cut))));
    assert_eq!(grid.rows().len(), 31);
    assert_eq!(grid.total(0), (310, 310));
    assert_eq!(grid.total(2), (217, 310));
    assert_eq!(grid.total(3), (0, 0));
    assert_eq!(grid.hardest(), [1, 5, 9]);
    grid.remove(30);
    assert!(!grid.is_repeated("7"));
    grid.remove(99);
    assert_eq!(grid.rows().len(), 30);
    assert_eq!(score(&grid.rows()[0]), (30 + 14, 100));
}

#[test]
fn a_spreadsheet_gets_texts_and_no_formulas() {
    let series = series_of(vec![Item::Squares, Item::Squares]);
    let mut grid = Grid::of(&series);
    let named = Report { name: "-1".into(), ..a_report("x", &series) };
    assert_eq!(grid.add(&named.code()), Ok(Added::New));
    let heads = ["Nome", "=1+1", "@x", "\"a\";b"].map(str::to_string);
    assert_eq!(grid.csv(&heads), "Nome;'=1+1;'@x;\"\"\"a\"\";b\"\r\n'-1;10;0;10;20;12\r\n");
}

/// The text in a QR code, drawn with four pixels to a module and four modules around it.
fn decoded(picture: &Picture) -> String {
    let mut dark = vec![vec![false; picture.size]; picture.size];
    for run in picture.path.split('M').filter(|run| !run.is_empty()) {
        let numbers: Vec<usize> =
            run.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        let [x, y, width, ..] = numbers[..] else { panic!("{run}") };
        (x..x + width).for_each(|x| dark[y][x] = true);
    }
    decoded_modules(&dark)
}

fn decoded_modules(dark: &[Vec<bool>]) -> String {
    let edge = (dark.len() + 8) * 4;
    let module = |at: usize| (at / 4).checked_sub(4);
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(edge, edge, |x, y| {
        let is_dark = module(y).and_then(|y| dark.get(y)).zip(module(x)).and_then(|(row, x)| row.get(x)).copied();
        if is_dark == Some(true) { 0 } else { 255 }
    });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn another_library_reads_a_code_in_a_terminal() {
    for address in ["http://192.168.1.20:8000/", "http://10.0.0.7:8000/lance-legal/"] {
        let mut dark = Vec::new();
        for line in lines(address).unwrap() {
            for light in ["▀█", "▄█"] {
                dark.push(line.chars().map(|sign| !light.contains(sign)).collect::<Vec<bool>>());
            }
        }
        assert_eq!(decoded_modules(&dark), address);
    }
}

#[test]
fn another_library_reads_the_qr_codes() {
    let series = ten_positions("garfo-1", "As Brancas jogam e ganham.");
    let address = format!("{ADDRESS}{}", series.code());
    assert_eq!(decoded(&picture(&address).unwrap()), address);
    let report = a_report("Inês", &series).code().replace(' ', "");
    let read = decoded(&picture(&report).unwrap());
    assert_eq!(read, report);
    assert!(Report::read(&read).is_ok());
    assert_eq!(picture(&"9".repeat(8_000)), None);
}

#[test]
fn a_solution_is_written_as_on_paper() {
    let Item::Position(task) = task("8/8/8/3k4/8/8/4R3/4K3 w - - 0 1", &["e2e7", "d5d4"], "") else { unreachable!() };
    assert_eq!(task.solution(Letters::Portuguese), "1.Te7 Rd4");
}

/// Twelve exercises with long words: more than one code has room for.
fn a_long_series(title: &str) -> Series {
    let words =
        "Encontra o lance que ataca duas peças ao mesmo tempo, e diz por que razão nenhuma delas se pode salvar.";
    let item = |number: usize| {
        let Item::Exercise(one) = exercise(&format!("{number}. {words}")) else { unreachable!() };
        Item::Exercise(Box::new(Exercise { hint: Sentence::new(words), after: Sentence::new(words), ..*one }))
    };
    Series { title: title.into(), ..series_of((1..=MOST_ITEMS).map(item).collect()) }
}

#[test]
fn a_long_series_is_gathered_from_its_codes_in_any_order() {
    let series = a_long_series("Ficha 1");
    let codes = parts(&series).unwrap();
    assert!((3..=MOST_PARTS).contains(&codes.len()), "{}", codes.len());
    for code in &codes {
        assert!(version(&format!("{ADDRESS}{code}")).unwrap() <= 20);
        assert_eq!(Series::read(code), Err(CodeError::Other));
    }
    let mut random = Random::new(5);
    for _ in 0..50 {
        let mut order = codes.clone();
        random.shuffle(&mut order);
        let mut kept = ClassRecord::default();
        let (last, rest) = order.split_last().unwrap();
        for (done, code) in rest.iter().enumerate() {
            let Ok(GatherStep::Waits(set)) = kept.gather(code) else { panic!("{code}") };
            assert_eq!((set.here(), set.len(), set.missing().len()), (done + 1, codes.len(), codes.len() - done - 1));
            assert_eq!(set.series(), Err(CodeError::Cut));
            let Ok(GatherStep::Again(again)) = kept.gather(code) else { panic!("{code}") };
            assert_eq!(again, set, "the same code twice changes nothing");
        }
        assert_eq!(kept.gather(last), Ok(GatherStep::Whole(series.code())));
        assert_eq!(kept.parts, Vec::<String>::new());
    }
    assert_eq!(Series::read(&series.code()), Ok(series));
}

#[test]
fn printed_parts_are_read_for_ever() {
    let printed = [include_str!("../../fuzz/corpus/class/part-1"), include_str!("../../fuzz/corpus/class/part-2")];
    let series = series_of(vec![exercise("Ataca duas peças."), Item::Squares]);
    assert_eq!(parts(&series).unwrap(), printed);
}

#[test]
fn codes_that_are_mixed_or_damaged_lose_nothing() {
    let (one, two) = (parts(&a_long_series("Ficha 1")).unwrap(), parts(&a_long_series("Ficha 2")).unwrap());
    let mut kept = ClassRecord::default();
    for code in [&one[0], &two[0], &two[1]] {
        assert!(matches!(kept.gather(code), Ok(GatherStep::Waits(_))));
    }
    let sets = Gathered::all(&kept.parts);
    let counts: Vec<usize> = sets.iter().map(Gathered::here).collect();
    assert_eq!(counts, [2, 1]);
    let before = kept.clone();
    let mut random = Random::new(6);
    for _ in 0..2_000 {
        let wrong = damaged(&one[1], &mut random);
        if wrong != one[1] {
            assert!(kept.gather(&wrong).is_err(), "{wrong}");
        }
    }
    assert_eq!(kept, before);
    for code in &one[1..one.len() - 1] {
        assert!(matches!(kept.gather(code), Ok(GatherStep::Waits(_))));
    }
    assert_eq!(kept.gather(&one[one.len() - 1]), Ok(GatherStep::Whole(a_long_series("Ficha 1").code())));
    assert_eq!(kept.parts, [two[1].clone(), two[0].clone()], "the other series waits on");
    let mut other = ClassRecord::default();
    other.join(&kept);
    assert_eq!(other.parts, kept.parts);
    // A short series has two codes where they are asked for, and one that is far too long has none.
    assert_eq!(parts(&series_of(vec![Item::Squares])).unwrap().len(), 2);
    let huge = Series { items: (0..MOST_ITEMS).map(|_| a_huge_exercise()).collect(), ..series_of(Vec::new()) };
    assert_eq!(parts(&huge), None);
}

/// Every line as long as may be, in signs that have no short code.
fn a_huge_exercise() -> Item {
    let line = || Sentence::new(&"日本".repeat(60));
    let answers = vec![line(), line(), line(), line()];
    let ask = Ask::Answer { right: 0, answers };
    Item::Exercise(Box::new(Exercise {
        ask,
        task: line(),
        hint: line(),
        after: line(),
        ..Exercise::on(&Position::start().setup())
    }))
}

#[test]
fn what_is_kept_stays_small() {
    let mut kept = ClassRecord::default();
    kept.collect(&"1".repeat(30_000), "45");
    for number in 0..20 {
        kept.open(&format!("{number}{}", "7".repeat(30_000)), 1);
    }
    let digits: usize = kept.sheets.iter().map(|sheet| sheet.code.len()).sum();
    assert!(digits <= 200_000 && kept.sheets.len() >= 6, "{digits}");
    assert_eq!(kept.results(), 1, "results go last");
}

#[test]
fn what_is_kept_is_joined_and_erased() {
    let mut here = ClassRecord::default();
    here.open("1", 100);
    here.open("1", 200);
    here.mark("1", 2, Mark::Part(7));
    here.mark("1", 99, Mark::Right);
    here.collect("2", "45");
    here.collect("2", "45");
    assert_eq!(here.sheet("1").unwrap().marks, [Mark::Open, Mark::Open, Mark::Part(7)]);
    assert_eq!((here.sheet("1").unwrap().begun, here.results()), (100, 1));
    let mut there = ClassRecord { draft: "9".into(), ..ClassRecord::default() };
    there.collect("2", "46");
    there.open("3", 300);
    here.join(&there);
    assert_eq!((here.draft.as_str(), here.results(), here.sheets.len()), ("9", 2, 3));
    let before = here.clone();
    here.join(&there);
    assert_eq!(here, before, "joining again changes nothing");
    here.remove("2", "45");
    assert_eq!(here.results(), 1);
    here.erase();
    assert_eq!((here.results(), here.sheet("2"), here.sheets.len()), (0, None, 2));
    for number in 0..100 {
        here.open(&number.to_string(), 1);
    }
    assert!(here.sheets.len() <= 30);
}
