//! Tournaments on the command line.
//!
//! `cargo run -q --release --no-default-features --example tournament -- pair < t.trf` writes the next round: in the order
//! of the boards a line `white black` of starting numbers, then `n 0` for the pairing bye. `-- check < t.trf` pairs every
//! round that was played again and writes the differences. `-- berger 8` writes the tables of a round robin, and
//! `-- berger 8 twice` those of a double one, a round a line.
//!
//! `-- standings BH/C1,BH,SB < t.trf` writes the table: the place, the starting number, the points, and the value of each
//! criterion, which also decide in this order. Criteria are those of FIDE C.07 by their codes (DE WIN WON BPG BWG PS PS/C1
//! REP BH BH/C1 BH/C2 BH/M1 BH/M2 SB SB/C1 KS ARO ARO/C1; `bh-c1` will do), or those of the school regulation, `direct`
//! `cut` `buchholz` `sonneborn` `wins`, with its older rule for rounds without a game; not both in one list. With `all` before
//! the criteria the tournament was all against all. `-- sum BH/C1 7 < t.trf` writes where a player's value comes from, a
//! round a line: the round, the opponent or 0, what it is worth and why, and what counts; at the end the value.
//!
//! `-- why 3 7 < t.trf` says why the rules give player 7 the opponent that it has in round 3, a line each: the pair and the rule
//! for its colours, both players with how they came into the bracket, those who came first in the order and why not them.
//! `-- swap 3 7 12 < t.trf` exchanges two players of that round and writes what the new pairs break.
//!
//! `-- random <seed> <players> <rounds> <kind>` plays a tournament and writes its file, to be checked by another program:
//! kind 0 is plain, 1 has forfeits, 2 retirements, 3 both and byes that were asked for.
#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::io::Read;
use std::process::ExitCode;

use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::tournament::swiss::{Obstacle, Stand, breaks, exchanged, pair, why};
use lance_legal::tournament::trf::{Cell, Person, Trf};
use lance_legal::tournament::{Criterion, Field, Pair, Ranking, Standing, System, Tie, berger, berger_twice};

const USAGE: &str = "usage: tournament pair|check|standings [all] [criteria]|sum [all] <criteria> <number>|why <round> \
                     <number>|swap <round> <number> <number> < file.trf, berger <players> [twice], or random <seed> <players> <rounds> <kind>";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer = match arguments.as_slice() {
        ["pair"] => read().and_then(|trf| next_round(&trf)),
        ["check"] => read().and_then(|trf| check(&trf)),
        ["berger", players] => players.parse().ok().and_then(berger).map(tables).ok_or(USAGE.to_string()),
        ["berger", players, "twice"] => {
            players.parse().ok().and_then(berger_twice).map(tables).ok_or(USAGE.to_string())
        }
        ["standings", criteria @ ..] => read().and_then(|trf| standings(&trf, criteria)),
        ["sum", criteria @ .., player] => read().and_then(|trf| sum(&trf, criteria, player)),
        ["why", round, player] => {
            numbers(&[*round, player]).ok_or(USAGE.to_string()).and_then(|asked| told(&read()?, asked))
        }
        ["swap", round, one, other] => {
            numbers(&[*round, one, other]).ok_or(USAGE.to_string()).and_then(|asked| swapped(&read()?, asked))
        }
        ["random", rest @ ..] => numbers(rest).ok_or(USAGE.to_string()).and_then(random),
        _ => Err(USAGE.to_string()),
    };
    match answer {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn read() -> Result<Trf, String> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    Trf::read(&String::from_utf8_lossy(&bytes)).map_err(|error| format!("line {}: {:?}", error.line, error.reason))
}

fn next_round(trf: &Trf) -> Result<String, String> {
    let field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    let pairs = pair(&field).map_err(|error| format!("no pairing: {error:?}"))?;
    Ok(pairs.iter().map(|pair| format!("{}\n", line(pair))).collect())
}

/// Starting numbers; 0 for the bye.
fn line(pair: &Pair) -> String {
    format!("{} {}", pair.white + 1, pair.black.map_or(0, |black| black + 1))
}

fn check(trf: &Trf) -> Result<String, String> {
    let mut field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    // A finished tournament that does not say how many rounds it has: the last one was the last.
    field.rounds = field.rounds.or(Some(field.played));
    let mut text = String::new();
    let mut differences = 0;
    for round in 0..field.played {
        let there: BTreeSet<Pair> = field.pairs(round).into_iter().collect();
        let ours: BTreeSet<Pair> = match pair(&field.before(round)) {
            Ok(pairs) => pairs.into_iter().collect(),
            Err(error) => {
                text.push_str(&format!("round {}: no pairing: {error:?}\n", round + 1));
                differences += 1;
                continue;
            }
        };
        let list = |pairs: &mut dyn Iterator<Item = &Pair>| pairs.map(line).collect::<Vec<_>>().join(", ");
        if ours != there {
            differences += 1;
            let (one, other) = (list(&mut there.difference(&ours)), list(&mut ours.difference(&there)));
            text.push_str(&format!("round {}: the file has {one}; the rules give {other}\n", round + 1));
        }
    }
    text.push_str(&format!("{} rounds, {differences} differ\n", field.played));
    Ok(text)
}

fn tables(rounds: Vec<Vec<Pair>>) -> String {
    let row = |pairs: Vec<Pair>| pairs.iter().map(|pair| line(pair).replace(' ', "-")).collect::<Vec<_>>().join(" ");
    rounds.into_iter().enumerate().map(|(round, pairs)| format!("{}: {}\n", round + 1, row(pairs))).collect()
}

fn standings(trf: &Trf, words: &[&str]) -> Result<String, String> {
    let names = names(words);
    let school: Option<Vec<Criterion>> = names.iter().map(|name| Criterion::from_name(name)).collect();
    let rows: Vec<Standing> = match school {
        Some(criteria) if !words.contains(&"all") => {
            let field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
            field.tournament().map_err(|error| format!("{error:?}"))?.standings_by(&criteria)
        }
        _ => ranking(trf, words)?.standings().to_vec(),
    };
    let known: BTreeSet<usize> = trf.people.iter().map(|person| person.number - 1).collect();
    let text = rows.into_iter().filter(|row| known.contains(&row.side)).map(|row| {
        let values = row.values.iter().map(|value| value.map_or("-".to_string(), |value| value.to_string()));
        let head = [row.place.to_string(), (row.side + 1).to_string(), row.points.to_string()];
        head.into_iter().chain(values).collect::<Vec<_>>().join(" ") + "\n"
    });
    Ok(text.collect())
}

/// The names of criteria; `all` is none.
fn names<'a>(words: &[&'a str]) -> Vec<&'a str> {
    words.iter().flat_map(|names| names.split(',')).filter(|name| !name.is_empty() && *name != "all").collect()
}

fn ranking(trf: &Trf, words: &[&str]) -> Result<Ranking, String> {
    let read = |name: &&str| Tie::read(name).ok_or(format!("no criterion: {name}"));
    let criteria: Vec<Tie> = names(words).iter().map(read).collect::<Result<_, _>>()?;
    let system = if words.contains(&"all") { System::RoundRobin } else { System::Swiss };
    let field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    Ranking::new(&field, system, &trf.ratings(), &criteria).map_err(|error| format!("{error:?}"))
}

/// The sum of the last criterion.
fn sum(trf: &Trf, words: &[&str], player: &str) -> Result<String, String> {
    let ranking = ranking(trf, words)?;
    let player: Option<usize> = player.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let last = ranking.criteria().len().checked_sub(1);
    let working = last.zip(player).and_then(|(at, player)| ranking.working(at, player)).ok_or(USAGE.to_string())?;
    let mut text = String::new();
    for part in &working.parts {
        let opponent = part.term.opponent.map_or(0, |opponent| opponent + 1);
        let cut = if part.term.cut { " cut" } else { "" };
        let (round, of, counts) = (part.term.round + 1, part.term.of, part.term.counts);
        text.push_str(&format!("{round} {opponent} {of} {:?} {counts}{cut}\n", part.basis));
    }
    Ok(text + &working.value.map_or("-".to_string(), |value| value.to_string()) + "\n")
}

/// The tournament before a round, counted from 1.
fn before(trf: &Trf, round: usize) -> Result<Field, String> {
    let mut field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    // As for `check`.
    if round <= field.played {
        field.rounds = field.rounds.or(Some(field.played));
    }
    let round = round.checked_sub(1).filter(|round| *round <= field.played).ok_or("no such round".to_string())?;
    Ok(field.before(round))
}

fn told(trf: &Trf, [round, player]: [usize; 2]) -> Result<String, String> {
    let why = why(&before(trf, round)?, player.wrapping_sub(1)).map_err(|error| format!("no pairing: {error:?}"))?;
    let why = why.ok_or(format!("{player} is not paired in round {round}"))?;
    let rule = why.rule.map_or(String::new(), |rule| format!(", colours by {} {rule:?}", rule.article()));
    let mut text = format!("{} in the bracket of {}{rule}\n", line(&why.pair), why.bracket);
    let stand = |stand: &Stand| {
        let wants = stand.wants.map_or("no colour".to_string(), |color| format!("{color:?}"));
        let mut text = format!("{}: {} points, wants {wants} {:?}\n", stand.player + 1, stand.points, stand.strength);
        for fall in &stand.falls {
            let instead = fall.instead.map(|(player, found)| format!(", not {}: {}", player + 1, obstacle(found)));
            let instead = instead.unwrap_or_default();
            text.push_str(&format!("  down from {}: {:?}{instead}\n", fall.from, fall.cause));
        }
        text
    };
    text.push_str(&stand(&why.higher));
    text.push_str(&why.lower.as_ref().map(stand).unwrap_or_default());
    text.push_str(&why.exchanged.map_or(String::new(), |found| format!("halves exchanged: {}\n", obstacle(found))));
    for (player, found) in &why.passed {
        text.push_str(&format!("not {}: {}\n", player + 1, obstacle(*found)));
    }
    Ok(text)
}

/// With rounds and players counted from 1.
fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::Met { round } => format!("met in round {}", round + 1),
        Obstacle::Taken { by } => format!("is met by {}", by + 1),
        Obstacle::Worse(quality) => format!("{} {} {quality:?}", quality.article(), quality.name()),
        other => format!("{other:?}"),
    }
}

fn swapped(trf: &Trf, [round, one, other]: [usize; 3]) -> Result<String, String> {
    let field = before(trf, round)?;
    let pairs = pair(&field).map_err(|error| format!("no pairing: {error:?}"))?;
    let turned = exchanged(&field, &pairs, one.wrapping_sub(1), other.wrapping_sub(1)).ok_or("no such exchange")?;
    let known = breaks(&field, &pairs);
    let mut text: String =
        turned.iter().filter(|pair| !pairs.contains(pair)).map(|pair| format!("{}\n", line(pair))).collect();
    for found in breaks(&field, &turned).into_iter().filter(|found| !known.contains(found)) {
        let (chapter, article) = found.article().unwrap_or_default();
        let weight = if found.is_absolute() { "never" } else { "rather not" };
        let name = format!("{found:?}");
        let name = name.split(' ').next().unwrap_or_default();
        let (player, other) = found.players();
        let other = other.map_or(String::new(), |other| format!(" {}", other + 1));
        text.push_str(&format!("{weight}: {chapter} {article} {name} {}{other}\n", player + 1));
    }
    Ok(text)
}

fn numbers<const N: usize>(words: &[&str]) -> Option<[usize; N]> {
    let numbers: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
    numbers?.try_into().ok()
}

/// A tournament in which the better half wins more often, and in which everything happens that its kind allows.
fn random([seed, players, rounds, kind]: [usize; 4]) -> Result<String, String> {
    let mut random = Random::new(seed as u64);
    let (forfeits, retirements, byes) = (kind == 1 || kind == 3, kind == 2 || kind == 3, kind == 3);
    let person = |number: usize| Person::new(number, &format!("Player {number}"), (2400 - 4 * number.min(500)) as u32);
    let mut trf = Trf::new(&format!("Random {seed}"), (1..=players).map(person).collect(), rounds);
    let mut retired: BTreeSet<usize> = BTreeSet::new();
    for round in 0..rounds {
        for person in &mut trf.people {
            if retirements && round > 0 && random.happens(1, 25) {
                retired.insert(person.number);
            }
            let result = match retired.contains(&person.number) {
                true => 'Z',
                false if byes && random.happens(1, 15) => 'H',
                false => continue,
            };
            person.rounds.push(Some(Cell { opponent: 0, color: None, result }));
        }
        let field = trf.field().map_err(|error| format!("{error:?}"))?;
        // Too few are left, or all have met.
        let Ok(pairs) = pair(&field) else { break };
        if pairs.iter().all(|pair| pair.black.is_none()) {
            break;
        }
        trf.add_round(&pairs);
        for pair in pairs {
            let Some(black) = pair.black else { continue };
            let ends = match random.below(100) {
                at if forfeits && at < 6 => ['+', '-'],
                at if forfeits && at < 12 => ['-', '+'],
                at if at < 40 => ['=', '='],
                at if (at < 82) == (pair.white < black) => ['1', '0'],
                _ => ['0', '1'],
            };
            for (player, end) in [pair.white, black].into_iter().zip(ends) {
                if let Some(Some(cell)) = trf.people.get_mut(player).and_then(|person| person.rounds.last_mut()) {
                    cell.result = end;
                }
            }
        }
    }
    let drawn = trf.first_color == Some(Color::Black);
    Ok(trf.write() + if drawn { "XXC black1\n" } else { "XXC white1\n" })
}
