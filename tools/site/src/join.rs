//! Joins parts of the program: whoever opens a page puts dozens of modules into the program, and not hundreds.
//!
//! The splitter makes a part for each set of chunks that share code, even if that is one function of a hundred bytes. A slow
//! phone takes two milliseconds for each part. Two parts that nearly the same pages need become one here. Some pages then
//! fetch code that they do not use; that must cost less than one more part costs the others. Absent: what the splitter does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection, Module, RawSection,
    SectionId,
};
use wasmparser::{DataKind, Parser, Payload, TypeRef};

use crate::dist;
use crate::part_order::{Chunks, load_order};

/// What one more part costs a page, in bytes of code: its head on the wire, and the time to put it into the program.
const PART: u64 = 300;

/// The chunks with joined parts, whose files lie in `work` beside those that they are made of. `before`: the chunks that are
/// there before a chunk is fetched.
pub fn join(work: &Path, chunks: &Chunks, before: impl Fn(&str) -> &'static [&'static str]) -> Result<Chunks, String> {
    let all = load_order(chunks)?;
    let places: BTreeMap<&str, usize> = all.iter().enumerate().map(|(place, file)| (*file, place)).collect();
    let mut groups = Vec::new();
    for (place, file) in all.iter().enumerate() {
        let bytes = own_bytes(&dist::read_file(&work.join(file))?).map_err(|e| format!("{file}: {e}"))?;
        groups.push(Group { pages: 0, bytes, files: vec![place] });
    }
    for (number, chunk) in chunks.keys().enumerate() {
        let page = 1_u128.checked_shl(number as u32).ok_or("more chunks than this can count")?;
        let there = before(chunk).iter().copied().chain([chunk.as_str()]);
        for file in there.filter_map(|chunk| chunks.get(chunk)).flatten() {
            groups[places[file.as_str()]].pages |= page;
        }
    }
    // Where the joined part of each stands: in the place of its first.
    let mut firsts = vec![0; all.len()];
    let name = |first: usize| format!("joined_{}", all[first]);
    for group in grouped(groups) {
        let files: Vec<&str> = group.files.iter().map(|place| all[*place]).collect();
        let parts = files.iter().map(|file| dist::read_file(&work.join(file)));
        let module =
            joined(&parts.collect::<Result<Vec<_>, _>>()?).map_err(|e| format!("{}: {e}", files.join(", ")))?;
        dist::write(&work.join(name(group.files[0])), &module)?;
        for place in &group.files {
            firsts[*place] = group.files[0];
        }
    }
    let joined = chunks.iter().map(|(chunk, files)| {
        let of_chunk: BTreeSet<usize> = files.iter().map(|file| firsts[places[file.as_str()]]).collect();
        (chunk.clone(), of_chunk.into_iter().map(name).collect())
    });
    Ok(joined.collect())
}

/// Parts that become one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    /// Who has it in the program, a bit for each chunk.
    pages: u128,
    /// Its code and data.
    bytes: u64,
    /// The places of its parts, in order.
    files: Vec<usize>,
}

impl Group {
    /// What all pages together save where these two are one, in bytes of code.
    fn saved_with(&self, other: &Self) -> i64 {
        let count = |pages: u128| u64::from(pages.count_ones());
        let saved = PART * count(self.pages & other.pages);
        let spent = self.bytes * count(other.pages & !self.pages) + other.bytes * count(self.pages & !other.pages);
        saved as i64 - spent as i64
    }
}

/// Joins two groups as long as that saves anything, those that save most first.
fn grouped(mut groups: Vec<Group>) -> Vec<Group> {
    /// The best of the others for each: what is saved, and its place.
    fn best(groups: &[Group], at: usize) -> (i64, usize) {
        let others = groups.iter().enumerate().filter(|(place, _)| *place != at);
        others.map(|(place, other)| (groups[at].saved_with(other), place)).max().unwrap_or((0, at))
    }
    let mut bests: Vec<(i64, usize)> = (0..groups.len()).map(|at| best(&groups, at)).collect();
    loop {
        let top = bests.iter().enumerate().max_by_key(|(_, (saved, _))| *saved);
        let Some((one, &(_, other))) = top.filter(|(_, (saved, _))| *saved > 0) else { break };
        let (kept, gone) = (one.min(other), one.max(other));
        let last = groups.len() - 1;
        let Group { pages, bytes, files } = groups.swap_remove(gone);
        bests.swap_remove(gone);
        groups[kept].pages |= pages;
        groups[kept].bytes += bytes;
        groups[kept].files.extend(files);
        for at in 0..groups.len() {
            let (saved, partner) = bests[at];
            if at == kept || partner == kept || partner == gone {
                bests[at] = best(&groups, at);
                continue;
            }
            // The last has moved to where the one that is gone stood.
            bests[at] = (saved, if partner == last { gone } else { partner });
            bests[at] = bests[at].max((groups[at].saved_with(&groups[kept]), kept));
        }
    }
    for group in &mut groups {
        group.files.sort_unstable();
    }
    groups
}

/// The bytes of a part that another has not.
fn own_bytes(wasm: &[u8]) -> Result<u64, String> {
    let mut bytes = 0;
    for payload in Parser::new(0).parse_all(wasm) {
        bytes += match payload.map_err(|e| e.to_string())? {
            Payload::CodeSectionStart { size, .. } => u64::from(size),
            Payload::DataSection(section) => section.range().end - section.range().start,
            Payload::ElementSection(section) => section.range().end - section.range().start,
            _ => 0,
        };
    }
    Ok(bytes)
}

/// Moves one part's numbers behind those of the parts before it.
struct Behind {
    /// How many functions stand before.
    functions: u32,
    /// The numbers of its globals among all.
    globals: Vec<u32>,
}

impl Reencode for Behind {
    type Error = String;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<String>> {
        Ok(self.functions + function)
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Error<String>> {
        let at = self.globals.get(global as usize).copied();
        at.ok_or_else(|| Error::UserError(format!("global {global} is no import")))
    }

    fn data_index(&mut self, data: u32) -> Result<u32, Error<String>> {
        Err(Error::UserError(format!("data {data} is copied by the code")))
    }
}

/// One module that does what these do, put into the program one after the other. They have the same types, import the
/// same memory and table, and no functions: they call each other by the table.
fn joined(parts: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let said = |error: Error<String>| error.to_string();
    let mut types: Option<&[u8]> = None;
    let mut imports = ImportSection::new();
    let mut imported: Vec<(&str, &str)> = Vec::new();
    let mut globals: Vec<&str> = Vec::new();
    let mut functions = FunctionSection::new();
    let mut elements = ElementSection::new();
    let mut code = CodeSection::new();
    let mut data = DataSection::new();
    for part in parts {
        let mut behind = Behind { functions: functions.len(), globals: Vec::new() };
        for payload in Parser::new(0).parse_all(part) {
            match payload.map_err(|e| e.to_string())? {
                Payload::TypeSection(section) => {
                    let own = &part[section.range().start as usize..section.range().end as usize];
                    if *types.get_or_insert(own) != own {
                        return Err("two parts have other types".into());
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import.map_err(|e| e.to_string())?;
                        if matches!(import.ty, TypeRef::Func(_) | TypeRef::FuncExact(_) | TypeRef::Tag(_)) {
                            return Err(format!("{} is imported", import.name));
                        }
                        if !imported.contains(&(import.module, import.name)) {
                            imported.push((import.module, import.name));
                            behind.parse_import(&mut imports, import).map_err(said)?;
                            if matches!(import.ty, TypeRef::Global(_)) {
                                globals.push(import.name);
                            }
                        }
                        if matches!(import.ty, TypeRef::Global(_)) {
                            let at = globals.iter().position(|name| *name == import.name).unwrap_or_default();
                            behind.globals.push(at as u32);
                        }
                    }
                }
                Payload::FunctionSection(section) => {
                    behind.parse_function_section(&mut functions, section).map_err(said)?;
                }
                Payload::ElementSection(section) => {
                    behind.parse_element_section(&mut elements, section).map_err(said)?
                }
                Payload::CodeSectionEntry(body) => behind.parse_function_body(&mut code, body).map_err(said)?,
                Payload::DataSection(section) => {
                    for segment in section {
                        let segment = segment.map_err(|e| e.to_string())?;
                        let DataKind::Active { .. } = segment.kind else {
                            return Err("data for the code to copy".into());
                        };
                        if !segment.data.is_empty() {
                            behind.parse_data(&mut data, segment).map_err(said)?;
                        }
                    }
                }
                Payload::ExportSection(section) if section.count() == 0 => {}
                Payload::Version { .. }
                | Payload::DataCountSection { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                other => return Err(format!("a part that no other can be joined with: {other:?}")),
            }
        }
    }
    let mut module = Module::new();
    if let Some(types) = types {
        module.section(&RawSection { id: SectionId::Type as u8, data: types });
    }
    module.section(&imports).section(&functions).section(&elements);
    module.section(&DataCountSection { count: data.len() }).section(&code).section(&data);
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ConstExpr, Elements, EntityType, ExportSection, GlobalType, MemoryType, RefType, TableType, TypeSection,
        ValType,
    };
    use wasmparser::Validator;

    use super::*;

    /// What the parts of a program have: `body` in function 1, which function 0 before it calls.
    fn part(globals: &[&str], slot: i32, body: &[u8], said: &[u8]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in globals {
            imports.import(
                "a",
                name,
                EntityType::Global(GlobalType { val_type: ValType::I32, mutable: true, shared: false }),
            );
        }
        imports.import(
            "a",
            "table",
            EntityType::Table(TableType {
                element_type: RefType::FUNCREF,
                minimum: 9,
                maximum: None,
                table64: false,
                shared: false,
            }),
        );
        imports.import(
            "a",
            "memory",
            EntityType::Memory(MemoryType {
                minimum: 1,
                maximum: None,
                memory64: false,
                shared: false,
                page_size_log2: None,
            }),
        );
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut elements = ElementSection::new();
        elements.active(Some(0), &ConstExpr::i32_const(slot), Elements::Functions((&[1][..]).into()));
        let mut code = CodeSection::new();
        code.raw(&[0, 0x10, 1, 0x0b]);
        code.raw(&[&[0], body, &[0x0b]].concat());
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(slot * 8), said.iter().copied());
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&ExportSection::new()).section(&elements);
        module.section(&DataCountSection { count: 1 }).section(&code).section(&data);
        module.finish()
    }

    /// `global.get n; drop`.
    const READS: [&[u8]; 2] = [&[0x23, 0, 0x1a], &[0x23, 1, 0x1a]];

    #[test]
    fn joined_parts_call_their_own_functions_and_fill_their_own_places() {
        let one = part(&["x"], 2, READS[0], b"one");
        let other = part(&["y", "x"], 5, &[READS[0], READS[1]].concat(), b"");
        let both = joined(&[one, other]).unwrap();
        Validator::new().validate_all(&both).unwrap();
        let mut calls = Vec::new();
        let mut reads = Vec::new();
        let mut placed = Vec::new();
        let mut said = Vec::new();
        for payload in Parser::new(0).parse_all(&both) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => {
                    for operator in body.get_operators_reader().unwrap() {
                        match operator.unwrap() {
                            wasmparser::Operator::Call { function_index } => calls.push(function_index),
                            wasmparser::Operator::GlobalGet { global_index } => reads.push(global_index),
                            _ => {}
                        }
                    }
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        let wasmparser::ElementItems::Functions(items) = element.unwrap().items else { panic!() };
                        placed.extend(items.into_iter().map(Result::unwrap));
                    }
                }
                Payload::DataSection(section) => said.extend(section.into_iter().map(|one| one.unwrap().data.to_vec())),
                _ => {}
            }
        }
        assert_eq!(calls, [1, 3]);
        assert_eq!(reads, [0, 1, 0], "x is the first of all globals, y the second");
        assert_eq!(placed, [1, 3]);
        assert_eq!(said, [b"one"], "what is empty is left out");
    }

    #[test]
    fn what_cannot_be_joined_is_refused() {
        let one = part(&[], 2, &[], b"one");
        let mut types = TypeSection::new();
        types.ty().function([ValType::F32], []);
        let mut other = Module::new();
        other.section(&types);
        assert!(joined(&[one.clone(), other.finish()]).unwrap_err().contains("other types"));
        // memory.init 0 0.
        let copies = part(&[], 2, &[0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 8, 0, 0], b"one");
        assert!(joined(&[copies]).unwrap_err().contains("data 0 is copied"));
        let mut starts = Module::new();
        starts.section(&wasm_encoder::StartSection { function_index: 0 });
        assert!(joined(&[starts.finish()]).unwrap_err().contains("StartSection"));
        assert!(joined(&[b"\0asm".to_vec()]).is_err());
    }

    fn group(pages: u128, bytes: u64, file: usize) -> Group {
        Group { pages, bytes, files: vec![file] }
    }

    #[test]
    fn parts_are_joined_where_that_saves_more_than_it_costs() {
        // Two small ones that nearly the same pages need, a large one that one of these does not need, and one of another page.
        let groups = vec![group(0b0111, 50, 0), group(0b0011, 5000, 1), group(0b0110, 60, 2), group(0b1000, 10, 3)];
        let joined = grouped(groups);
        let files: BTreeSet<Vec<usize>> = joined.iter().map(|group| group.files.clone()).collect();
        assert_eq!(files, BTreeSet::from([vec![0, 2], vec![1], vec![3]]));
        let both = joined.iter().find(|group| group.files == [0, 2]).unwrap();
        assert_eq!((both.pages, both.bytes), (0b0111, 110));
        // The same pages: one part, however large.
        assert_eq!(grouped((0..9).map(|file| group(0b11, 9000, file)).collect()).len(), 1);
        assert_eq!(grouped(Vec::new()), []);
    }

    #[test]
    fn each_chunk_has_all_its_parts_afterwards_in_one_order() {
        let folder = tempfile::tempdir().unwrap();
        for (slot, file) in ["a", "b", "c", "d"].iter().enumerate() {
            std::fs::write(folder.path().join(file), part(&[], slot as i32, &[], file.as_bytes())).unwrap();
        }
        let list = |files: &[&str]| files.iter().map(|file| file.to_string()).collect::<Vec<_>>();
        let chunks = Chunks::from([
            ("laws".to_string(), list(&["a", "c"])),
            ("laws_quiz".to_string(), list(&["b", "d"])),
            ("play".to_string(), list(&["a", "d"])),
        ]);
        let before = |chunk: &str| -> &'static [&'static str] { if chunk == "laws_quiz" { &["laws"] } else { &[] } };
        let joined = join(folder.path(), &chunks, before).unwrap();
        load_order(&joined).unwrap();
        for (chunk, files) in &chunks {
            let held: Vec<u8> =
                joined[chunk].iter().flat_map(|file| std::fs::read(folder.path().join(file)).unwrap()).collect();
            for file in files {
                let said = file.as_bytes()[0];
                // A segment of one byte.
                assert!(held.windows(2).any(|pair| pair == [1, said]), "{chunk} lacks {file}: {joined:?}");
            }
        }
        assert!(joined.values().flatten().collect::<BTreeSet<_>>().len() < 4, "{joined:?}");
    }
}
