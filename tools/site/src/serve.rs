//! A plain static host, which behaves as the hosts we know: a folder redirects to its slash, an unknown path is answered
//! with 404.html and status 404, and nothing outside the folder can be read. It sends the brotli and gzip files of the
//! build, ETags, and the headers that docs/hosting.md asks of a host.
//!
//! HTTP is hyper's, and tower-http reads the files: encodings, ranges, copies that are still good. Absent: https.

use std::convert::Infallible;
use std::error::Error;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{HttpService, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::task::JoinSet;
use tower_http::services::ServeFile;

use crate::finish::header_policy;
use crate::{dist, folder};

/// Longest request line with its headers.
const LONGEST_HEAD: usize = 16 * 1024;
/// How long a browser may keep a connection open without asking for anything.
const PATIENCE: Duration = Duration::from_secs(60);
/// Where this machine reaches itself.
const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// How long no connection is taken where the system has none left.
const REST: Duration = Duration::from_millis(50);

/// What a request says of a copy or of a part of the file it asks for. It does not hold for 404.html.
const OF_A_COPY: [HeaderName; 6] = [
    header::IF_NONE_MATCH,
    header::IF_MODIFIED_SINCE,
    header::IF_MATCH,
    header::IF_UNMODIFIED_SINCE,
    header::IF_RANGE,
    header::RANGE,
];

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

impl Site {
    pub fn open(root: &Path, base: &str) -> Result<Site, String> {
        if !root.join("index.html").is_file() {
            return Err(format!("{} holds no site: run `make build` first", root.display()));
        }
        Ok(Site { root: root.to_path_buf(), base: base.to_string() })
    }

    /// Serves until the process is ended. Port 0 takes any free one; the host 0.0.0.0 is for other machines too.
    pub fn run(self, host: &str, port: u16) -> Result<(), String> {
        let listener = TcpListener::bind((host, port)).map_err(|e| format!("{host}, port {port}: {e}"))?;
        let own = listener.local_addr().map_err(|e| e.to_string())?;
        let at = |ip: IpAddr| format!("http://{}{}", SocketAddr::new(ip, own.port()), self.base);
        println!(
            "Lance Legal is at {} (Ctrl+C ends it)",
            at(if own.ip().is_unspecified() { LOOPBACK } else { own.ip() })
        );
        let others = if own.ip().is_unspecified() { addresses() } else { Vec::new() };
        if let Some(first) = others.first() {
            let all: Vec<String> = others.iter().map(|ip| at(*ip)).collect();
            println!("For others in this network: {}", all.join(" or "));
            for line in lance_legal::coding::lines(&at(*first)).unwrap_or_default() {
                println!("{line}");
            }
        }
        self.serve(listener).map_err(|e| e.to_string())
    }

    fn serve(self, listener: TcpListener) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let site = Arc::new(self);
        let service = service_fn(move |request: Request<Incoming>| {
            let site = site.clone();
            async move { Ok::<_, Infallible>(reply(&site, request.map(Body::new)).await) }
        });
        runtime.block_on(accept(listener, service))
    }

    async fn respond(&self, mut request: Request) -> Response {
        let url = request.uri().path_and_query().map_or("/", |url| url.as_str());
        match self.answer(url) {
            Answer::Redirect(to) => (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response(),
            Answer::File(path) => self.send(&path, request).await,
            Answer::NotFound => {
                forget_copies(request.headers_mut());
                let mut response = self.send(&self.root.join("404.html"), request).await;
                *response.status_mut() = StatusCode::NOT_FOUND;
                for name in [header::ETAG, header::LAST_MODIFIED, header::ACCEPT_RANGES] {
                    response.headers_mut().remove(name);
                }
                response
            }
        }
    }

    /// The file, packed if there is one that the browser takes; nothing where it is a copy that is still good.
    async fn send(&self, path: &Path, request: Request) -> Response {
        let sent = ServeFile::new(path).precompressed_br().precompressed_gzip().try_call(request).await;
        // The file may have gone since it was seen, as when the site is being built again.
        let Ok(sent) = sent else { return StatusCode::NOT_FOUND.into_response() };
        let mut response = sent.map(Body::new);
        let below = path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy();
        let headers = response.headers_mut();
        if headers.contains_key(header::CONTENT_TYPE) {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(dist::mime(&below)));
        }
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(header_policy(&below)));
        if folder::never_changes(&below) {
            let kept = HeaderValue::from_static("public, max-age=31536000, immutable");
            headers.insert(header::CACHE_CONTROL, kept);
        }
        response
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
        if file.is_file() && !path.ends_with('/') {
            return Answer::File(file);
        }
        // A build for development has one page for all addresses.
        let index = self.root.join("index.html");
        if !below.contains('.') && !self.root.join("404.html").is_file() {
            Answer::File(index)
        } else {
            Answer::NotFound
        }
    }
}

/// Takes connections, as long as it is polled. When it is dropped they end.
pub async fn accept<S>(listener: TcpListener, service: S) -> io::Result<()>
where
    S: HttpService<Incoming, ResBody = Body, Future: Send> + Clone + Send + 'static,
    S::Error: Into<Box<dyn Error + Send + Sync>>,
{
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let mut connections = JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(REST).await;
            continue;
        };
        // Without it answers only come a little later.
        let _ = stream.set_nodelay(true);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(PATIENCE)
            .max_header_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service.clone());
        // A visitor that hangs up early is no error of ours.
        connections.spawn(connection);
        while connections.try_join_next().is_some() {}
    }
}

/// Takes out of a request what it says of a copy.
pub fn forget_copies(headers: &mut HeaderMap) {
    OF_A_COPY.iter().for_each(|name| drop(headers.remove(name)));
}

pub async fn reply(site: &Site, request: Request) -> Response {
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let mut response = match reads {
        true => site.respond(request).await,
        false => (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response(),
    };
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// The addresses at which other machines reach this one: of every network it is in, that of the way out first.
fn addresses() -> Vec<IpAddr> {
    let first = own_address();
    let mut all: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .iter()
        .filter(|network| !network.is_loopback() && network.ip().is_ipv4())
        .map(if_addrs::Interface::ip)
        .collect();
    all.sort_by_key(|ip| (Some(*ip) != first, *ip));
    all.dedup();
    all
}

/// The address by which this machine would leave for other networks. Nothing is sent to find it.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // An address for examples: the system only says by which way it would go there.
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpStream};

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

    /// Serves on a free port until the tests end.
    fn start(site: Site) -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || site.serve(listener));
        address
    }

    /// What is answered to these bytes, on a connection that is closed after it.
    fn say(address: SocketAddr, request: &str) -> String {
        let mut connection = TcpStream::connect(address).unwrap();
        connection.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        // What is refused at once is not read to its end.
        let _ = connection.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = connection.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(address: SocketAddr, path: &str, headers: &str) -> String {
        say(address, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n"))
    }

    /// The value of a header of an answer.
    fn value<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
        let (head, _) = answer.split_once("\r\n\r\n")?;
        let mut lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(said, _)| said.eq_ignore_ascii_case(name)).map(|(_, value)| value)
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
    fn a_build_for_development_has_one_page_for_all_addresses() {
        let (_folder, site) = site("/");
        fs::remove_file(site.root.join("404.html")).unwrap();
        assert_eq!(site.answer("/aprender/torre?passo=2"), Answer::File(site.root.join("index.html")));
        assert_eq!(site.answer("/style.css"), Answer::NotFound);
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
    fn what_is_no_request_is_refused() {
        let (_folder, site) = site("/");
        let address = start(site);
        let status = |request: &str| say(address, request).get(9..12).unwrap_or_default().to_string();
        let head = "Host: x\r\nConnection: close\r\n";
        assert_eq!(status("GET\r\n\r\n"), "400");
        assert_eq!(status(&format!("GET /app.wasm HTTP/1.1\r\n{head}A: {}\r\n\r\n", "a".repeat(20_000))), "431");
        assert_eq!(status(&format!("GET /app.wasm HTTP/1.1\r\n{head}\r\n")), "200");
        let posted = say(address, &format!("POST / HTTP/1.1\r\n{head}Content-Length: 3\r\n\r\nabc"));
        assert!(posted.starts_with("HTTP/1.1 405 ") && value(&posted, "allow") == Some("GET, HEAD"), "{posted}");
        let asked = say(address, &format!("HEAD /app.wasm HTTP/1.1\r\n{head}\r\n"));
        assert!(asked.starts_with("HTTP/1.1 200 ") && asked.ends_with("\r\n\r\n"), "{asked}");
        assert_eq!(value(&asked, "content-length"), Some("8"));
    }

    #[test]
    fn what_is_asked_of_hosts_is_sent() {
        let (_folder, site) = site("/");
        let build = site.root.join("0123456789abcdef");
        fs::create_dir_all(&build).unwrap();
        for file in ["analyst_loader.js", "ui.ftl"] {
            fs::write(build.join(file), file).unwrap();
        }
        let address = start(site);
        let immutable = Some("public, max-age=31536000, immutable");
        for (path, kind, policy, kept) in [
            ("/", "text/html; charset=utf-8", "frame-ancestors 'none'", Some("no-cache")),
            ("/app.wasm", "application/wasm", "frame-ancestors 'none'", Some("no-cache")),
            ("/assets/%C3%A9.svg", "image/svg+xml", "frame-ancestors 'none'", Some("no-cache")),
            ("/0123456789abcdef/ui.ftl", "text/plain; charset=utf-8", "frame-ancestors 'none'", immutable),
            (
                "/0123456789abcdef/analyst_loader.js",
                "text/javascript; charset=utf-8",
                crate::finish::WORKER_POLICY,
                immutable,
            ),
        ] {
            let answer = get(address, path, "");
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
            assert_eq!(value(&answer, "content-type"), Some(kind), "{path}");
            assert_eq!(value(&answer, "content-security-policy"), Some(policy), "{path}");
            assert_eq!(value(&answer, "cache-control"), kept, "{path}");
            assert_eq!(value(&answer, "x-content-type-options"), Some("nosniff"));
            assert_eq!(value(&answer, "referrer-policy"), Some("no-referrer"));
        }
        let redirect = get(address, "/jogar?partida=a", "");
        assert!(redirect.starts_with("HTTP/1.1 301 "), "{redirect}");
        assert_eq!(value(&redirect, "location"), Some("/jogar/?partida=a"));
        assert_eq!(value(&redirect, "cache-control"), Some("no-cache"));
    }

    #[test]
    fn a_copy_that_is_still_good_is_not_sent_again() {
        let (_folder, site) = site("/");
        let file = site.root.join("app.wasm");
        let address = start(site);
        let first = get(address, "/app.wasm", "");
        let asked = format!("If-None-Match: {}\r\n", value(&first, "etag").unwrap());
        let again = get(address, "/app.wasm", &asked);
        assert!(again.starts_with("HTTP/1.1 304 ") && again.ends_with("\r\n\r\n"), "{again}");
        assert_eq!(value(&again, "cache-control"), Some("no-cache"));
        fs::write(file, "another program").unwrap();
        assert!(get(address, "/app.wasm", &asked).ends_with("\r\n\r\nanother program"));
    }

    #[test]
    fn the_packed_file_is_sent_to_those_who_take_it() {
        let (_folder, site) = site("/");
        fs::write(site.root.join("app.wasm.br"), "brotli").unwrap();
        fs::write(site.root.join("app.wasm.gz"), "gzip").unwrap();
        let address = start(site);
        for (takes, encoding, body) in [
            ("Accept-Encoding: gzip, deflate, br, zstd\r\n", Some("br"), "brotli"),
            ("Accept-Encoding: gzip\r\n", Some("gzip"), "gzip"),
            ("Accept-Encoding: br;q=0\r\n", None, "app.wasm"),
            ("", None, "app.wasm"),
        ] {
            let answer = get(address, "/app.wasm", takes);
            assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{answer}");
            assert_eq!(value(&answer, "content-encoding"), encoding);
            assert_eq!(value(&answer, "content-type"), Some("application/wasm"));
            assert_eq!(value(&answer, "vary"), Some("accept-encoding"));
        }
    }

    #[test]
    fn the_unknown_gets_the_404_page_whole() {
        let (_folder, site) = site("/x/");
        let address = start(site);
        for headers in ["", "If-None-Match: *\r\n", "Range: bytes=0-1\r\n"] {
            for path in ["/x/nada", "/y", "/x/nada?a=b"] {
                let answer = get(address, path, headers);
                assert!(answer.starts_with("HTTP/1.1 404 ") && answer.ends_with("\r\n\r\n404.html"), "{answer}");
                assert_eq!(value(&answer, "content-type"), Some("text/html; charset=utf-8"));
                assert_eq!(value(&answer, "etag"), None);
            }
        }
    }

    #[test]
    fn ten_open_connections_do_not_wait_for_each_other() {
        let (_folder, site) = site("/");
        let address = start(site);
        let connections: Vec<_> = (0..10).map(|_| TcpStream::connect(address).unwrap()).collect();
        for _ in 0..2 {
            for mut connection in connections.iter().rev() {
                connection.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
                connection.write_all(b"GET /app.wasm HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
                // Head and body may come one after the other.
                let mut answer = Vec::new();
                while !answer.ends_with(b"\r\n\r\napp.wasm") {
                    let mut piece = [0; 1024];
                    let length = connection.read(&mut piece).unwrap();
                    assert_ne!(length, 0, "{}", String::from_utf8_lossy(&answer));
                    answer.extend_from_slice(&piece[..length]);
                }
                let answer = String::from_utf8_lossy(&answer);
                assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\napp.wasm"), "{answer}");
                assert_eq!(value(&answer, "content-type"), Some("application/wasm"));
            }
        }
    }
}
