//! `tools/setup.sh` on machines of other kinds: what it cannot install it names, with the command that would. The machines
//! are folders of small scripts in place of the programs that it asks.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every system has.
const PLAIN: [&str; 16] = [
    "bash", "cat", "cut", "dirname", "env", "grep", "head", "id", "mkdir", "mktemp", "printf", "rm", "sed", "sort",
    "tr", "uname",
];

/// Programs, each with its script.
type Programs = &'static [(&'static str, &'static str)];

const APT: Programs = &[("apt-get", "exit 0"), ("apt-cache", "exit 1")];
const DNF: Programs = &[("dnf", "exit 0")];
const MAC: Programs = &[("brew", "exit 0"), ("uname", "echo Darwin"), ("xcode-select", "exit 0")];
const MAC_BARE: Programs = &[("brew", "exit 0"), ("uname", "echo Darwin"), ("xcode-select", "exit 2")];
/// Not root.
const PUPIL: Programs = &[("id", "echo 1000")];
const ASKS_PASSWORD: Programs = &[("sudo", "exit 1")];
const CC: Programs = &[("cc", "exit 0")];
/// Rust as distributions pack it: no rustup, and nothing for wasm.
const RUST: Programs = &[("cargo", "exit 0"), ("rustc", "[ \"$*\" = --version ] && echo 'rustc 1.999.0 (x)'")];
const OLD_RUST: Programs = &[("cargo", "exit 0"), ("rustc", "echo 'rustc 1.84.1 (x)'")];
/// A rustup that has no toolchain and no network.
const RUSTUP: Programs = &[("cargo", "exit 1"), ("rustc", "exit 1"), ("rustup", "exit 1")];

const BY_RUSTUP: &str = "Run:  curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh";

/// A folder with these programs and no others.
fn machine(programs: &[Programs]) -> PathBuf {
    let name = format!("lance-legal-setup-{}-{:?}", std::process::id(), std::thread::current().id());
    let folder = std::env::temp_dir().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let paths = std::env::var_os("PATH").unwrap();
    for plain in PLAIN {
        // What is a part of the shell need not be a file.
        if let Some(file) = std::env::split_paths(&paths).map(|path| path.join(plain)).find(|file| file.is_file()) {
            symlink(file, folder.join(plain)).unwrap();
        }
    }
    for (program, script) in programs.iter().copied().flatten() {
        let file = folder.join(program);
        let _ = fs::remove_file(&file);
        fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

/// What the script says on the machine in this folder before it gives up. The folder is its home too.
fn refusal(folder: &Path) -> String {
    refusal_to("build", folder)
}

fn refusal_to(task: &str, folder: &Path) -> String {
    let said = Command::new(folder.join("bash"))
        .args(["tools/setup.sh", task])
        .current_dir(crate::project())
        .env_clear()
        .env("PATH", folder)
        .env("HOME", folder)
        .env("SYSTEM_ROOT", folder)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).into_owned();
    fs::remove_dir_all(folder).unwrap();
    assert_eq!(said.status.code(), Some(1), "{text}");
    text
}

#[test]
fn what_cannot_be_installed_is_named_with_its_command() {
    let wasm = "this Rust cannot compile to wasm";
    let cases: &[(&[Programs], &str, &str)] = &[
        (&[APT], "Rust is missing", BY_RUSTUP),
        (&[PUPIL, APT, RUST], "the C compiler is missing", "Run:  su -c 'apt-get install -y gcc'"),
        (&[PUPIL, ASKS_PASSWORD, DNF, RUST], "the C compiler is missing", "Run:  sudo dnf install -y gcc"),
        (&[PUPIL, MAC_BARE, RUST], "the C compiler is missing", "Run:  xcode-select --install"),
        (&[APT, CC, OLD_RUST], "this is Rust 1.84.1", BY_RUSTUP),
        (&[PUPIL, ASKS_PASSWORD, APT, CC, RUST], wasm, "Run:  sudo apt-get install -y libstd-rust-dev-wasm32 lld"),
        (&[PUPIL, DNF, CC, RUST], wasm, "Run:  su -c 'dnf install -y rust-std-static-wasm32-unknown-unknown lld'"),
        (&[PUPIL, MAC, RUST], wasm, BY_RUSTUP),
        (&[PUPIL, APT, CC, RUSTUP], "rustup could not install Rust", "Run:  rustup toolchain install 1."),
    ];
    for (programs, what, command) in cases {
        let said = refusal(&machine(programs));
        assert!(said.contains(what) && said.contains(command), "{what}, {command}:\n{said}");
    }
}

#[test]
fn rust_beside_the_path_is_not_installed_again() {
    let folder = machine(&[APT]);
    fs::create_dir_all(folder.join(".cargo/bin")).unwrap();
    symlink("/bin/sh", folder.join(".cargo/bin/cargo")).unwrap();
    let said = refusal(&folder);
    assert!(said.contains("not on the PATH") && said.contains("Run:  . \"$HOME/.cargo/env\""), "{said}");
}

/// A new machine has no list of packages, and its apt knows none before the list is fetched.
#[test]
fn the_list_of_packages_is_fetched_before_it_is_asked() {
    const RUST_WITH_WASM: Programs = &[
        ("cargo", "exit 0"),
        ("rustc", "echo 'rustc 1.999.0 (x)'"),
        ("rustup", "echo wasm32-unknown-unknown"),
        (
            "wasm-bindgen",
            "echo wasm-bindgen $(sed -n '/^name = \"wasm-bindgen\"$/{n;s/^version = \"\\(.*\\)\"$/\\1/p;}' Cargo.lock)",
        ),
        ("trunk", "echo trunk $(sed -n 's/^TRUNK_VERSION=//p' tools/setup.sh)"),
    ];
    const NEW_APT: Programs = &[
        ("apt-get", "case $1 in update) echo > \"$HOME/list\" ;; *) exit 1 ;; esac"),
        ("apt-cache", "[ -e \"$HOME/list\" ] && echo Filename: pool/chromium.deb"),
        ("id", "echo 0"),
    ];
    let folder = machine(&[NEW_APT, CC, RUST_WITH_WASM]);
    let bin = folder.join(".cache/lance-legal/tools/bin");
    fs::create_dir_all(&bin).unwrap();
    for tool in ["wasm-bindgen", "trunk"] {
        symlink(folder.join(tool), bin.join(tool)).unwrap();
    }
    let said = refusal_to("test", &folder);
    assert!(said.contains("Run:  apt-get install -y chromium"), "{said}");
}
