//! Which crates end up in the shipped wasm, and under which licences: the gate and the list of the About page.
//!
//! Absent: crates that only run while building (build scripts, macros); they are checked, but not shipped.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// Permissive licences, and MPL-2.0, which asks nothing of the code around it. Nothing GPL.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// One line of `assets/licences.txt`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    pub name: String,
    pub version: String,
    pub licence: String,
}

/// The list for the About page, one crate a line. An error names each crate whose licence is not allowed.
pub fn shipped(project: &Path) -> Result<String, String> {
    let metadata = metadata(project)?;
    let (shipped, culprits) = judge(&metadata)?;
    if !culprits.is_empty() {
        return Err(format!("licences that may not ship:\n{}", culprits.join("\n")));
    }
    let lines: Vec<String> =
        shipped.iter().map(|Row { name, version, licence }| format!("{name} {version} · {licence}\n")).collect();
    Ok(format!("Lance Legal · MIT OR Apache-2.0\n\n{}", lines.concat()))
}

fn metadata(project: &Path) -> Result<Metadata, String> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--locked", "--offline", "--format-version", "1"])
        .args(["--filter-platform", "wasm32-unknown-unknown"])
        .current_dir(project)
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))
}

/// The shipped crates, and a line for each crate of the graph whose licence is not allowed.
fn judge(metadata: &Metadata) -> Result<(BTreeSet<Row>, Vec<String>), String> {
    let packages: BTreeMap<&str, &Package> = metadata.packages.iter().map(|p| (p.id.as_str(), p)).collect();
    let nodes: BTreeMap<&str, &Node> = metadata.resolve.nodes.iter().map(|n| (n.id.as_str(), n)).collect();
    let root = metadata.packages.iter().find(|p| p.name == "lance-legal").ok_or("no package lance-legal")?;

    let mut rows = BTreeSet::new();
    let mut culprits = BTreeSet::new();
    // Each crate at most twice: as part of a macro, and as part of what ships.
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(root.id.as_str(), true)];
    while let Some((id, ships)) = waiting.pop() {
        let package = packages.get(id).ok_or_else(|| format!("no package {id}"))?;
        let ships = ships && !package.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"));
        if !seen.insert((id, ships)) {
            continue;
        }
        let licence = package.license.as_deref().unwrap_or("no licence named");
        if !is_allowed(licence) {
            culprits.insert(format!("  {} {}: {licence}", package.name, package.version));
        }
        if ships && id != root.id {
            rows.insert(Row { name: package.name.clone(), version: package.version.clone(), licence: licence.into() });
        }
        let deps = nodes.get(id).map(|node| node.deps.as_slice()).unwrap_or_default();
        for dep in deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none())) {
            waiting.push((&dep.pkg, ships));
        }
    }
    Ok((rows, culprits.into_iter().collect()))
}

/// Whether the SPDX expression can be met by allowed licences alone; old manifests write `MIT/Apache-2.0`.
fn is_allowed(licence: &str) -> bool {
    spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX).is_ok_and(|expression| {
        expression.evaluate(|wanted| wanted.license.id().is_some_and(|id| ALLOWED.contains(&id.name)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }

    #[test]
    fn expressions_are_read_as_spdx_has_them() {
        for good in ["MIT", "MIT OR Apache-2.0", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-2.0) AND Unicode-3.0"]
        {
            assert!(is_allowed(good), "{good}");
        }
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only"));
        for bad in
            ["GPL-3.0-or-later", "MIT AND GPL-3.0-only", "LGPL-2.1-only", "AGPL-3.0-only", "", "no licence named"]
        {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn a_forbidden_licence_below_a_permitted_crate_is_named() {
        let package = |name: &str, license: &str| {
            format!(
                r#"{{"id":"{name}","name":"{name}","version":"1.0.0","license":"{license}","targets":[{{"kind":["lib"]}}]}}"#
            )
        };
        let node = |name: &str, dep: &str| {
            format!(r#"{{"id":"{name}","deps":[{{"pkg":"{dep}","dep_kinds":[{{"kind":null}}]}}]}}"#)
        };
        let text = format!(
            r#"{{"packages":[{},{},{}],"resolve":{{"nodes":[{},{},{{"id":"deep","deps":[]}}]}}}}"#,
            package("lance-legal", "MIT OR Apache-2.0"),
            package("middle", "MIT"),
            package("deep", "GPL-3.0-only"),
            node("lance-legal", "middle"),
            node("middle", "deep"),
        );
        let (rows, culprits) = judge(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(rows.len(), 2);
        assert_eq!(culprits, ["  deep 1.0.0: GPL-3.0-only"]);
    }

    #[test]
    fn only_permissive_licences_ship_and_the_about_page_lists_them() {
        let list = shipped(project()).unwrap();
        let committed = std::fs::read_to_string(project().join("assets/licences.txt")).unwrap();
        assert!(list == committed, "assets/licences.txt is out of date: run `make licences`");
        assert!(list.contains("\nleptos ") && list.contains("\nserde_json "));
        // The goal is 120. Leptos names six too many, most of them for a server: docs/figures.md. Five more write and read the
        // QR codes of a class, which no browser does everywhere. Our own count as one with the site, which is no dependency.
        let own = ["engine", "movegen"].iter().filter(|name| list.contains(&format!("\n{name} "))).count();
        let crates = list.matches(" · ").count() - 1 - own;
        assert!(crates <= 131, "{crates} crates ship");
        for oracle in ["chess", "fluent-bundle"] {
            assert!(!list.contains(&format!("\n{oracle} ")), "the oracle {oracle} of the tests ships");
        }
    }
}
