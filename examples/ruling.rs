//! `list` prints every incident with what can be said of it; without it, lines
//! `edition;speed;supervision;incident;key=value,…` are read and answered by
//! `result=… opponent=<±seconds> player=<±seconds> article=<n> reason=<id> articles=<n,…> promoted=<piece> follows=<id,…>`.
//! `article` is the one that decides first, `articles` every one that the ruling rests on; `-` is none.
//!
//! `cargo run -q --release --no-default-features --example ruling -- list`

use std::io::{BufRead, Write, stdin, stdout};

use lance_legal::clock::SECOND;
use lance_legal::edition::Edition;
use lance_legal::laws::{Follow, Matter, MatterError, Speed, Supervision, forms, judge};

fn list() -> String {
    let editions = Edition::JUDGED.map(Edition::name);
    let mut text = format!("edition {}\n", editions.join("|"));
    text += &format!("speed {}\n", Speed::ALL.map(Speed::name).join("|"));
    text += &format!("supervision {}\n", Supervision::ALL.map(Supervision::name).join("|"));
    for form in &forms() {
        text += form.name;
        for (key, usual, values) in &form.keys {
            text += &format!(" {key}={usual} ({values})");
        }
        text += "\n";
    }
    text
}

fn list_or_dash(words: &[&str]) -> String {
    if words.is_empty() { "-".to_string() } else { words.join(",") }
}

/// The answer to a line, or why there is none.
pub fn answer(line: &str) -> String {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let ([edition, speed, supervision, incident] | [edition, speed, supervision, incident, _]) = fields[..] else {
        return "error=not edition;speed;supervision;incident;key=value".to_string();
    };
    let Some(edition) = Edition::from_name(edition).filter(|edition| edition.is_judged()) else {
        return format!("error=no edition {edition}");
    };
    let Some(speed) = Speed::from_name(speed) else {
        return format!("error=no speed {speed}");
    };
    let Some(supervision) = Supervision::from_name(supervision) else {
        return format!("error=no supervision {supervision}");
    };
    match Matter::read(incident, fields.get(4).copied().unwrap_or_default()) {
        Err(MatterError::Incident(name)) => format!("error=no incident {name}"),
        Err(MatterError::Key(key)) => format!("error={incident} has no {key}"),
        Err(MatterError::Value(pair)) => format!("error=not a value: {pair}"),
        Ok(matter) => {
            let judgement = judge(edition, speed, supervision, matter);
            let follows: Vec<&str> = judgement.follows.iter().map(|follow| follow.name()).collect();
            let queen = judgement.follows.contains(&Follow::Queen);
            format!(
                "result={} opponent={:+} player={:+} article={} reason={} articles={} promoted={} follows={}",
                judgement.decision.name(),
                judgement.opponent / SECOND as i64,
                judgement.player / SECOND as i64,
                judgement.articles.first().unwrap_or(&"-"),
                judgement.reason,
                list_or_dash(&judgement.articles),
                if queen { "queen" } else { "-" },
                list_or_dash(&follows)
            )
        }
    }
}

fn main() -> std::io::Result<()> {
    let mut out = stdout().lock();
    if std::env::args().nth(1).as_deref() == Some("list") {
        return out.write_all(list().as_bytes());
    }
    for line in stdin().lock().lines() {
        let line = line?;
        if !line.trim().is_empty() {
            writeln!(out, "{}", answer(&line))?;
        }
    }
    Ok(())
}
