//! A plain static host on 127.0.0.1, which behaves as the hosts we know: a folder redirects to its slash, an
//! unknown path is answered with 404.html and status 404, and nothing outside the folder can be read.
//!
//! Absent: compression, ranges, request bodies, caching headers beyond `no-cache`, other machines.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::dist;
use crate::finish::header_policy;

/// Longest request line with its headers.
const LONGEST_HEAD: u64 = 16 * 1024;
/// How long a browser may keep a connection open without asking for anything.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone)]
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

/// The part of a request that matters here.
#[derive(Debug, PartialEq, Eq)]
struct Request {
    method: String,
    url: String,
    keep_alive: bool,
}

impl Site {
    pub fn open(root: &Path, base: &str) -> Result<Site, String> {
        if !root.join("index.html").is_file() {
            return Err(format!("{} holds no site: run `make build` first", root.display()));
        }
        Ok(Site { root: root.to_path_buf(), base: base.to_string() })
    }

    /// Serves until the process is ended. Port 0 takes any free one.
    pub fn run(self, port: u16) -> Result<(), String> {
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(|e| format!("port {port}: {e}"))?;
        let address = listener.local_addr().map_err(|e| e.to_string())?;
        println!("Lance Legal is at http://{address}{} (Ctrl+C ends it)", self.base);
        let site = Arc::new(self);
        // A thread for each connection: a browser holds six, and none may wait for another.
        for connection in listener.incoming().flatten() {
            let site = site.clone();
            std::thread::spawn(move || {
                // A visitor that hangs up early is no error of ours.
                let _ = site.converse(&connection);
            });
        }
        Ok(())
    }

    fn converse(&self, connection: &TcpStream) -> io::Result<()> {
        connection.set_read_timeout(Some(PATIENCE))?;
        connection.set_nodelay(true)?;
        let mut reader = BufReader::new(connection);
        loop {
            let Some(request) = read_request(&mut reader)? else {
                return respond(connection, 400, &[], b"", false, true);
            };
            self.reply(connection, &request)?;
            if !request.keep_alive {
                return Ok(());
            }
        }
    }

    fn reply(&self, connection: &TcpStream, request: &Request) -> io::Result<()> {
        let with_body = request.method != "HEAD";
        if request.method != "GET" && with_body {
            return respond(connection, 405, &[("Allow", "GET, HEAD")], b"", request.keep_alive, true);
        }
        let (status, path) = match self.answer(&request.url) {
            Answer::Redirect(to) => {
                return respond(connection, 301, &[("Location", &to)], b"", request.keep_alive, with_body);
            }
            Answer::File(path) => (200, path),
            Answer::NotFound => (404, self.root.join("404.html")),
        };
        // The file may have gone since it was seen, as when the site is being built again.
        let (status, bytes) = fs::read(&path).map_or((404, Vec::new()), |bytes| (status, bytes));
        let headers = [
            ("Content-Type", dist::mime(&path.to_string_lossy())),
            ("Content-Security-Policy", header_policy(&path.to_string_lossy())),
            ("Referrer-Policy", "no-referrer"),
        ];
        respond(connection, status, &headers, &bytes, request.keep_alive, with_body)
    }

    /// What stands at this address. Only names made of plain path segments below the base are looked up.
    pub fn answer(&self, url: &str) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        // A link may ask something of the page it leads to.
        let question = url.strip_prefix(path).unwrap_or_default();
        if format!("{path}/") == self.base {
            return Answer::Redirect(format!("{}{question}", self.base));
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
                (true, false) => Answer::Redirect(format!("{path}/{question}")),
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

/// The next request of a connection; `None` for what is not one, or is too long, or brings a body.
fn read_request(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut head = reader.take(LONGEST_HEAD);
    let mut line = String::new();
    if head.read_line(&mut line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let mut words = line.split_whitespace();
    let (Some(method), Some(url), Some(version)) = (words.next(), words.next(), words.next()) else { return Ok(None) };
    let mut request = Request { method: method.into(), url: url.into(), keep_alive: version == "HTTP/1.1" };
    loop {
        line.clear();
        head.read_line(&mut line)?;
        if !line.ends_with('\n') {
            return Ok(None);
        }
        let Some((name, value)) = line.trim_end().split_once(':') else {
            return Ok(line.trim_end().is_empty().then_some(request));
        };
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "connection" if value.eq_ignore_ascii_case("close") => request.keep_alive = false,
            "content-length" if value != "0" => return Ok(None),
            "transfer-encoding" => return Ok(None),
            _ => {}
        }
    }
}

fn respond(
    mut connection: &TcpStream,
    status: u16,
    headers: &[(&str, &str)],
    body: &[u8],
    keep_alive: bool,
    with_body: bool,
) -> io::Result<()> {
    let reason = match status {
        200 => "OK",
        301 => "Moved Permanently",
        404 => "Not Found",
        405 => "Method Not Allowed",
        _ => "Bad Request",
    };
    let mut message = format!("HTTP/1.1 {status} {reason}\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        message += &format!("{name}: {value}\r\n");
    }
    message += "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n";
    message += if keep_alive { "\r\n" } else { "Connection: close\r\n\r\n" };
    let mut message = message.into_bytes();
    if with_body {
        message.extend_from_slice(body);
    }
    connection.write_all(&message)
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
        assert_eq!(site.answer("/x/jogar?partida=a"), Answer::Redirect("/x/jogar/?partida=a".into()));
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

    #[test]
    fn requests_are_read_and_what_is_not_one_is_refused() {
        let read = |text: &str| read_request(&mut text.as_bytes()).unwrap();
        let request = |keep_alive| Some(Request { method: "GET".into(), url: "/x".into(), keep_alive });
        assert_eq!(read("GET /x HTTP/1.1\r\nHost: a\r\n\r\n"), request(true));
        assert_eq!(read("GET /x HTTP/1.1\r\nconnection: Close\r\n\r\n"), request(false));
        assert_eq!(read("GET /x HTTP/1.0\r\n\r\n"), request(false));
        let endless = format!("GET /x HTTP/1.1\r\nA: {}", "a".repeat(20_000));
        for wrong in
            ["GET\r\n\r\n", "GET /x HTTP/1.1\r\nHost: a", "GET /x HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", &endless]
        {
            assert_eq!(read(wrong), None);
        }
    }

    #[test]
    fn ten_open_connections_do_not_wait_for_each_other() {
        let (_folder, site) = site("/");
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let site = site.clone();
                std::thread::spawn(move || site.converse(&connection));
            }
        });
        let connections: Vec<_> = (0..10).map(|_| TcpStream::connect(address).unwrap()).collect();
        for _ in 0..2 {
            for mut connection in connections.iter().rev() {
                connection.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
                connection.write_all(b"GET /app.wasm HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
                let mut answer = [0; 1024];
                let length = connection.read(&mut answer).unwrap();
                let answer = String::from_utf8_lossy(&answer[..length]);
                assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\napp.wasm"), "{answer}");
                assert!(answer.contains("Content-Type: application/wasm\r\n"), "{answer}");
            }
        }
    }
}
