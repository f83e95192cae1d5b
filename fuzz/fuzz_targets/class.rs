#![no_main]

#[path = "../oracle.rs"]
#[allow(dead_code)]
mod oracle;

libfuzzer_sys::fuzz_target!(|input: &[u8]| oracle::class(input));
