//! The few things the post-build step must see and change in one HTML file of our own making.
//!
//! Absent: a general HTML parser. The input is `index.html` after Trunk; what is not found is an error.

/// The text of each `<script>` without a `src`: exactly the bytes that a browser hashes for the CSP.
pub fn inline_scripts(html: &str) -> Vec<&str> {
    let mut scripts = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find("<script") {
        rest = &rest[start..];
        let Some(open_end) = rest.find('>') else { break };
        let (tag, after) = rest.split_at(open_end + 1);
        let Some(close) = after.find("</script") else { break };
        if !tag.contains(" src=") {
            scripts.push(&after[..close]);
        }
        rest = &after[close..];
    }
    scripts
}

/// Sets `attribute="value"` in the first tag that starts with `tag`, where the attribute must already stand.
pub fn set_attribute(html: &str, tag: &str, attribute: &str, value: &str) -> Result<String, String> {
    let missing = || format!("index.html has no {tag} with {attribute}=\"…\"");
    let start = html.find(tag).ok_or_else(missing)?;
    let end = start + html[start..].find('>').ok_or_else(missing)?;
    let opening = format!(" {attribute}=\"");
    let from = start + html[start..end].find(&opening).ok_or_else(missing)? + opening.len();
    let to = from + html[from..].find('"').ok_or_else(missing)?;
    Ok(format!("{}{}{}", &html[..from], value.replace('&', "&amp;").replace('"', "&quot;"), &html[to..]))
}

/// Takes `attribute="…"` out of each tag that starts with `tag`.
pub fn without_attribute(html: &str, tag: &str, attribute: &str) -> String {
    let opening = format!(" {attribute}=\"");
    let mut parts = html.split(tag);
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (inside, after) = part.split_at(part.find('>').unwrap_or(part.len()));
        out += tag;
        match inside.split_once(&opening).and_then(|(before, value)| Some((before, value.split_once('"')?.1))) {
            Some((before, rest)) => out.extend([before, rest]),
            None => out += inside,
        }
        out += after;
    }
    out
}

/// The whole tags that start with `tag`, in order.
pub fn tags<'a>(html: &'a str, tag: &str) -> Vec<&'a str> {
    html.match_indices(tag).filter_map(|(at, _)| Some(&html[at..=at + html[at..].find('>')?])).collect()
}

/// The value of `attribute="…"` in one tag.
pub fn attribute<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {attribute}=\""))?;
    Some(value.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::{attribute, inline_scripts, set_attribute, tags, without_attribute};

    #[test]
    fn tags_and_their_attributes_are_read() {
        let html = "<link rel=\"a\" href=\"1\"/><p><link rel=\"a\" href=\"2\"><link rel=\"b\">";
        let found: Vec<_> = tags(html, "<link rel=\"a\"").into_iter().map(|tag| attribute(tag, "href")).collect();
        assert_eq!(found, [Some("1"), Some("2")]);
        assert_eq!(attribute("<link>", "href"), None);
    }

    #[test]
    fn an_attribute_is_taken_out_of_the_named_tags_alone() {
        let html = "<a x=\"1\"><link rel=\"preload\" href=\"h\" x=\"2\" as=\"fetch\"><link rel=\"preload\"><b x=\"3\">";
        let cut = "<a x=\"1\"><link rel=\"preload\" href=\"h\" as=\"fetch\"><link rel=\"preload\"><b x=\"3\">";
        assert_eq!(without_attribute(html, "<link rel=\"preload\"", "x"), cut);
    }

    #[test]
    fn only_scripts_without_a_source_are_inline() {
        let html = "<script src=\"a.js\"></script><script type=\"module\">\nimport x;\n</script><script>y</script>";
        assert_eq!(inline_scripts(html), ["\nimport x;\n", "y"]);
    }

    #[test]
    fn an_attribute_is_filled_in_again_and_again() {
        let once = set_attribute("<p><html lang=\"pt\" data-build=\"\">", "<html", "data-build", "abc").unwrap();
        assert_eq!(once, "<p><html lang=\"pt\" data-build=\"abc\">");
        let twice = set_attribute(&once, "<html", "data-build", "d\"e").unwrap();
        assert_eq!(twice, "<p><html lang=\"pt\" data-build=\"d&quot;e\">");
        assert!(set_attribute("<html><p data-build=\"\">", "<html", "data-build", "x").is_err());
    }
}
