//! Finishes, serves and weighs the built site. A tool of the build; nothing of it is shipped.
//!
//! `site finish dist --base /lance-legal/`: the program in chunks, the folder of the build, CSP, deep links, 404.html, the
//! service worker's list of files; brotli and gzip, unless `--packed no`.
//! `site serve dist --host 127.0.0.1 --port 8000 --base /`: a plain static host, as strict as the hosts we know.
//! `site hosts`: such hosts for the browser tests, which are told of each request and say what goes wrong.
//! `site pack dist --single lance-legal.html --base /`: the zip of a release, lance-legal-<version>.zip.
//! `site single dist program --to .`: the site as one file for each language, of the finished site and the program in one piece.
//! `site weigh dist --table docs/weights.txt`: every file's weight on the wire, and whether the budget holds and no page
//! has grown unseen.
//! `site table dist`: the first load of each page, for docs/weights.txt.
//! `site pages`: the pages of the site as JSON, for the browser tests.
//! `site licences`: what the shipped wasm is made of, as the About page lists it.
//!
//! Absent: compiling, which is Trunk's, and anything that speaks to another machine.
#![forbid(unsafe_code)]

mod dist;
mod finish;
mod folder;
mod hosts;
mod html;
mod join;
mod keep;
mod lean;
mod licences;
mod look;
mod manifest;
mod packed;
mod part_order;
mod release;
mod serve;
mod single;
mod split;
mod weigh;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage:
  site finish <dist> --base </ or /path/> [--packed yes|no|shared]
  site serve <dist> [--host 127.0.0.1] [--port 8000] [--base /]
  site hosts
  site pack <dist> --single <file> [--base /]
  site single <dist> <program> [--to .]
  site weigh <dist> [--table docs/weights.txt]
  site table <dist>
  site pages
  site licences";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("site: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["finish", dist, options @ ..] => {
            let base = base_path(option(options, "--base")?.unwrap_or("/"))?;
            let packed = option(options, "--packed")?.unwrap_or("yes");
            let extent = packed::Extent::from_name(packed);
            let extent = extent.ok_or_else(|| format!("--packed is yes, no or shared: {packed}"))?;
            println!("{}", finish::finish(Path::new(dist), &base, &linked_program(), extent)?);
            Ok(())
        }
        ["serve", dist, options @ ..] => {
            let base = base_path(option(options, "--base")?.unwrap_or("/"))?;
            let port = option(options, "--port")?.unwrap_or("8000");
            let port = port.parse().map_err(|_| format!("not a port: {port}"))?;
            let host = option(options, "--host")?.unwrap_or("127.0.0.1");
            serve::Site::open(Path::new(dist), &base)?.run(host, port)
        }
        ["hosts"] => hosts::run(),
        ["pack", dist, options @ ..] => {
            let base = base_path(option(options, "--base")?.unwrap_or("/"))?;
            let single = option(options, "--single")?.ok_or("which is the site as one file? --single <file>")?;
            let to = format!("lance-legal-{}.zip", release::version());
            println!("{}", release::pack(Path::new(dist), &base, Path::new(single), Path::new(&to))?);
            Ok(())
        }
        ["single", dist, program, options @ ..] => {
            let to = option(options, "--to")?.unwrap_or(".");
            println!("{}", single::write(Path::new(dist), Path::new(program), Path::new(to))?);
            Ok(())
        }
        ["weigh", dist, options @ ..] => {
            let table = option(options, "--table")?;
            let table = table.map(|path| std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}")));
            let report = weigh::weigh(Path::new(dist))?;
            print!("{report}");
            report.verdict()?;
            table.transpose()?.map_or(Ok(()), |table| report.compare(&table))
        }
        ["table", dist] => {
            if !Path::new(dist).join("aprender/torre/index.html.br").exists() {
                return Err(format!("{dist} was not built with PACKED=yes, which packs the pages of each row"));
            }
            print!("{}", weigh::weigh(Path::new(dist))?.table());
            Ok(())
        }
        ["pages"] => {
            println!("{}", manifest::pages()?);
            Ok(())
        }
        ["licences"] => {
            print!("{}", licences::shipped(Path::new("."))?);
            Ok(())
        }
        _ => Err(USAGE.into()),
    }
}

/// Where Cargo leaves the program of the shipped site.
fn linked_program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    target.join("wasm32-unknown-unknown/release/lance-legal.wasm")
}

/// The value after `name`; anything else on the line is a mistake worth a refusal.
fn option<'a>(options: &[&'a str], name: &str) -> Result<Option<&'a str>, String> {
    let mut found = None;
    for pair in options.chunks(2) {
        match pair {
            [key, value] if *key == name => found = Some(*value),
            [key, _] if ["--base", "--host", "--packed", "--port", "--single", "--table", "--to"].contains(key) => {}
            _ => return Err(format!("not understood: {}\n{USAGE}", pair.join(" "))),
        }
    }
    Ok(found)
}

/// The base path, which starts and ends with a slash, as in `/` or `/lance-legal/`.
fn base_path(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~".contains(c);
    if text.starts_with('/') && text.ends_with('/') && !text.contains("//") && text.chars().all(plain) {
        Ok(text.into())
    } else {
        Err(format!("the base must be a path that starts and ends with a slash: {text}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{base_path, option};

    #[test]
    fn the_base_is_a_path_between_slashes() {
        assert!(base_path("/").is_ok());
        assert!(base_path("/lance-legal/").is_ok());
        for wrong in ["", "lance-legal", "/lance-legal", "//", "//host/", "/a\"b/", "https://x/"] {
            assert!(base_path(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn unknown_options_are_refused() {
        assert_eq!(option(&["--port", "1", "--base", "/x/"], "--base"), Ok(Some("/x/")));
        assert!(option(&["--prot", "1"], "--port").is_err());
        assert!(option(&["--port"], "--port").is_err());
    }
}
