//! Asks the linker for what `site finish` needs to take the program apart, where the site is built to be.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split_program)");
    if std::env::var_os("CARGO_CFG_SPLIT_PROGRAM").is_some() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
