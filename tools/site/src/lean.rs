//! What a browser reads of our styles and scripts: no comments and no indentation.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::{dist, html};

/// What a browser reads of a stylesheet, or of a script: no comments in `/*`, no indentation. Ours have no text with `/*` in it.
pub fn without_comments(styles: &str) -> String {
    let mut bare = String::with_capacity(styles.len());
    let mut rest = styles;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    bare.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// What a browser reads of one of our scripts: no comments, in `//` on lines of their own, and no indentation.
pub fn script_without_comments(script: &str) -> String {
    without_comments(script).lines().filter(|line| !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// Takes the comments out of the page's own scripts, which then have the name and the checksum of their new bytes.
pub fn lean_scripts(dist: &Path, base: &str, page: String) -> Result<String, String> {
    let folder = format!("{base}shell/");
    let mut lean = page.clone();
    for tag in html::tags(&page, "<script") {
        let Some(name) = html::attribute(tag, "src").and_then(|src| src.strip_prefix(&folder)) else { continue };
        let path = dist.join("shell").join(name);
        let script = String::from_utf8(dist::read_file(&path)?).map_err(|e| format!("shell/{name}: {e}"))?;
        let bare = script_without_comments(&script);
        if bare == script {
            continue;
        }
        let (stem, _) = name.rsplit_once('-').ok_or_else(|| format!("shell/{name} has no hash in its name"))?;
        let name = format!("{stem}-{}.js", dist::hex(&dist::sha256(bare.as_bytes())[..8]));
        dist::write(&dist.join("shell").join(&name), bare.as_bytes())?;
        fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let named = html::set_attribute(tag, "<script", "src", &(folder.clone() + &name))?;
        let checksum = format!("sha384-{}", STANDARD.encode(dist::sha384(bare.as_bytes())));
        let named = html::set_attribute(&named, "<script", "integrity", &checksum)?;
        lean = lean.replacen(tag, &named, 1);
    }
    Ok(lean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stylesheet_loses_its_comments_and_nothing_else() {
        let sheet = "/* one */\na {\n  color: red; /* two\n lines */ top: 0;\n}\n\n.b > .c,\n.d { left: 0 }\n/* open";
        assert_eq!(without_comments(sheet), "a {\ncolor: red;  top: 0;\n}\n.b > .c,\n.d { left: 0 }\n");
    }
}
