//! A plain static host on 127.0.0.1, which behaves as the hosts we know: a folder redirects to its slash, an
//! unknown path is answered with 404.html and status 404, and nothing outside the folder can be read.
//!
//! Absent: compression, ranges, caching headers beyond `no-cache`, other machines.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tiny_http::{Header, Method, Request, Response, Server};

use crate::dist;

pub struct Site {
    root: PathBuf,
    base: String,
}

/// What a request is answered with.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    File(PathBuf),
    Redirect(String),
    NotFound,
}

impl Site {
    pub fn open(root: &Path, base: &str) -> Result<Site, String> {
        if !root.join("index.html").is_file() {
            return Err(format!("{} holds no site: run `make build` first", root.display()));
        }
        Ok(Site { root: root.to_path_buf(), base: base.to_string() })
    }

    /// Serves until the process is ended.
    pub fn run(self, port: u16) -> Result<(), String> {
        let server = Server::http(("127.0.0.1", port)).map_err(|e| format!("port {port}: {e}"))?;
        let address = server.server_addr();
        println!("Lance Legal is at http://{address}{} (Ctrl+C ends it)", self.base);
        let (server, site) = (Arc::new(server), Arc::new(self));
        let workers: Vec<_> = (0..4)
            .map(|_| {
                let (server, site) = (server.clone(), site.clone());
                std::thread::spawn(move || {
                    while let Ok(request) = server.recv() {
                        site.respond(request);
                    }
                })
            })
            .collect();
        for worker in workers {
            worker.join().map_err(|_| "a worker of the server stopped".to_string())?;
        }
        Ok(())
    }

    fn respond(&self, request: Request) {
        // A visitor that hangs up early is no error of ours: what `respond` returns is dropped on purpose.
        let _ = if matches!(request.method(), Method::Get | Method::Head) {
            let (status, path) = match self.answer(request.url()) {
                Answer::Redirect(to) => {
                    let response = Response::empty(301).with_header(header("Location", &to));
                    let _ = request.respond(response);
                    return;
                }
                Answer::File(path) => (200, path),
                Answer::NotFound => (404, self.root.join("404.html")),
            };
            let name = path.to_string_lossy().into_owned();
            match fs::read(&path) {
                Ok(bytes) => request.respond(page(status, dist::mime(&name), bytes)),
                Err(_) => request.respond(page(404, "text/plain; charset=utf-8", b"404".to_vec())),
            }
        } else {
            request.respond(page(405, "text/plain; charset=utf-8", b"405".to_vec()))
        };
    }

    /// What stands at this address. Only names made of plain path segments below the base are looked up.
    pub fn answer(&self, url: &str) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        if !self.base.is_empty() && format!("{path}/") == self.base {
            return Answer::Redirect(self.base.clone());
        }
        let Some(below) = path.strip_prefix(&self.base) else { return Answer::NotFound };
        let Some(below) = percent_decode(below) else { return Answer::NotFound };
        let mut file = self.root.clone();
        for segment in below.split('/').filter(|segment| !segment.is_empty()) {
            if segment.starts_with('.') || segment.contains(['\\', '\0', ':']) {
                return Answer::NotFound;
            }
            file.push(segment);
        }
        if file.is_dir() {
            let index = file.join("index.html");
            return match (index.is_file(), path.ends_with('/')) {
                (true, true) => Answer::File(index),
                (true, false) => Answer::Redirect(format!("{path}/")),
                (false, _) => Answer::NotFound,
            };
        }
        if file.is_file() && !path.ends_with('/') { Answer::File(file) } else { Answer::NotFound }
    }
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

fn header(name: &'static str, value: &str) -> Header {
    Header::from_bytes(name, value).unwrap_or_else(|()| {
        Header::from_bytes("X-Ignored", "1").unwrap_or_else(|()| unreachable!("a constant header is well formed"))
    })
}

fn page(status: u16, mime: &str, bytes: Vec<u8>) -> Response<Cursor<Vec<u8>>> {
    Response::from_data(bytes)
        .with_status_code(status)
        .with_header(header("Content-Type", mime))
        .with_header(header("Cache-Control", "no-cache"))
        .with_header(header("X-Content-Type-Options", "nosniff"))
        .with_header(header("Referrer-Policy", "no-referrer"))
        .with_header(header("Content-Security-Policy", "frame-ancestors 'none'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(base: &str) -> (tempfile::TempDir, Site) {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("dist");
        fs::create_dir_all(root.join("jogar")).unwrap();
        fs::create_dir_all(root.join("assets")).unwrap();
        for file in ["index.html", "404.html", "jogar/index.html", "app.wasm", "assets/é.svg", ".hidden", "../secret"]
        {
            fs::write(root.join(file), file).unwrap();
        }
        let site = Site::open(&root, base).unwrap();
        (folder, site)
    }

    #[test]
    fn files_folders_and_the_unknown() {
        let (_folder, site) = site("/x/");
        let file = |name: &str| Answer::File(site.root.join(name));
        assert_eq!(site.answer("/x/"), file("index.html"));
        assert_eq!(site.answer("/x"), Answer::Redirect("/x/".into()));
        assert_eq!(site.answer("/x/app.wasm?v=1"), file("app.wasm"));
        assert_eq!(site.answer("/x/jogar"), Answer::Redirect("/x/jogar/".into()));
        assert_eq!(site.answer("/x/jogar/"), file("jogar/index.html"));
        assert_eq!(site.answer("/x/assets/%C3%A9.svg"), file("assets/é.svg"));
        for unknown in ["/", "/y/", "/x/assets/", "/x/assets", "/x/nada", "/x/app.wasm/", "/x/%zz", "/x/%"] {
            assert_eq!(site.answer(unknown), Answer::NotFound, "{unknown}");
        }
    }

    #[test]
    fn nothing_outside_the_folder_is_read() {
        let (_folder, site) = site("/");
        for path in [
            "/../secret",
            "/%2e%2e/secret",
            "/assets/../../secret",
            "/..%2fsecret",
            "/.hidden",
            "//../secret",
            "/a%00b",
        ] {
            assert_eq!(site.answer(path), Answer::NotFound, "{path}");
        }
    }
}
