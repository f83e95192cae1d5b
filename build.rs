//! Asks the linker for what `site finish` needs to take the program apart, where the site is built to be. Writes the texts
//! that are built into the program without their comments.

use std::path::Path;
use std::{env, fs};

#[path = "src/texts/bare.rs"]
mod bare;

/// The texts of `src/ui/i18n.rs` that are built in.
const BUILT_IN: [&str; 3] = ["ui", "board", "storage"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/texts/bare.rs");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    for name in BUILT_IN {
        let path = format!("locales/pt-PT/{name}.ftl");
        println!("cargo::rerun-if-changed={path}");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let written = fs::write(Path::new(&out).join(format!("{name}.ftl")), bare::bare(&text));
        written.unwrap_or_else(|error| panic!("{out}: {error}"));
    }
    println!("cargo::rustc-check-cfg=cfg(split_program)");
    if std::env::var_os("CARGO_CFG_SPLIT_PROGRAM").is_some() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
