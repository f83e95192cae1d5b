//! Hosts for the browser tests: each is `site serve` on a port of its own, and can also do what hosts do on bad days.
//!
//! The tests speak to this program in lines of JSON. They open and close hosts. Of each request they are told before it is
//! answered, and they say of which folder, with which headers, and what goes wrong. So they know every request that has
//! been answered, and a host can change its build between two requests. Absent: a fault of its own choice.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use hyper::body::{Bytes, Frame};
use hyper::service::service_fn;
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::serve::{self, Site};

/// What the tests say.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Order {
    /// A host below `base`. The tests number it.
    Open { host: u64, base: String },
    /// No connection is taken any more, and those that are there end.
    Close { host: u64 },
    /// How the request of this number is answered.
    Answer { request: u64, how: How },
}

/// What the tests are told.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Report {
    Opened {
        host: u64,
        port: u16,
    },
    /// A request waits for its answer.
    Asked {
        request: u64,
        host: u64,
        method: String,
        url: String,
        headers: BTreeMap<String, String>,
    },
}

/// How a request is answered: as `site serve` would, but for what is said here.
#[derive(Deserialize)]
struct How {
    /// The folder of the build.
    dist: PathBuf,
    /// The encodings that this host knows, as a browser would ask for them: `br, gzip`. Of these it takes what is asked for.
    encodings: Vec<String>,
    /// Headers in place of those of `site serve`, by lower-case name.
    headers: BTreeMap<String, String>,
    #[serde(default)]
    fault: Option<Fault>,
}

/// What goes wrong.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Fault {
    /// The connection is closed without an answer.
    Drop,
    /// The connection is closed in the middle of the file.
    Half,
    /// Nothing more comes after the middle of the file.
    Stall,
    /// Something else than the file is sent.
    Instead { status: u16, body: String },
}

/// The requests that wait, by number.
#[derive(Default)]
struct Waiting {
    last: u64,
    answers: HashMap<u64, oneshot::Sender<How>>,
}

type Requests = Arc<Mutex<Waiting>>;

/// Nothing panics while it holds this, so what is in it is whole.
fn locked(requests: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    requests.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads orders until there are no more.
pub fn run() -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let requests = Requests::default();
    let mut hosts: HashMap<u64, JoinHandle<io::Result<()>>> = HashMap::new();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        match serde_json::from_str(&line).map_err(|error| format!("no order: {error}: {line}"))? {
            Order::Open { host, base } => {
                let opened = open(runtime.handle(), host, base, &requests).map_err(|error| error.to_string())?;
                hosts.insert(host, opened);
            }
            Order::Close { host } => drop(hosts.remove(&host).map(|task| task.abort())),
            Order::Answer { request, how } => {
                let waiting = locked(&requests).answers.remove(&request);
                // Who asked may have gone.
                let _ = waiting.map(|answer| answer.send(how));
            }
        }
    }
    Ok(())
}

fn tell(report: &Report) -> io::Result<()> {
    let mut line = serde_json::to_string(report)?;
    line.push('\n');
    io::stdout().lock().write_all(line.as_bytes())
}

fn open(runtime: &Handle, host: u64, base: String, requests: &Requests) -> io::Result<JoinHandle<io::Result<()>>> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = listener.local_addr()?.port();
    let requests = requests.clone();
    let service = service_fn(move |request: Request<hyper::body::Incoming>| {
        answer(host, base.clone(), requests.clone(), request.map(Body::new))
    });
    let task = runtime.spawn(serve::accept(listener, service));
    tell(&Report::Opened { host, port })?;
    Ok(task)
}

/// An error closes the connection.
async fn answer(host: u64, base: String, requests: Requests, request: Request) -> io::Result<Response> {
    let (sender, how) = oneshot::channel();
    let number = {
        let mut waiting = locked(&requests);
        waiting.last += 1;
        let number = waiting.last;
        waiting.answers.insert(number, sender);
        number
    };
    let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    tell(&Report::Asked {
        request: number,
        host,
        method: request.method().to_string(),
        url: request.uri().to_string(),
        headers: request.headers().iter().map(|(name, value)| (name.to_string(), text(value))).collect(),
    })?;
    let how = how.await.map_err(io::Error::other)?;
    how.answer(base, request).await
}

impl How {
    async fn answer(self, base: String, mut request: Request) -> io::Result<Response> {
        let asked = request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let asked: Vec<&str> = asked.unwrap_or_default().split([',', ' ']).collect();
        let known: Vec<&str> =
            self.encodings.iter().map(String::as_str).filter(|encoding| asked.contains(encoding)).collect();
        let known = HeaderValue::from_str(&known.join(", ")).map_err(io::Error::other)?;
        request.headers_mut().insert(header::ACCEPT_ENCODING, known);
        if self.fault.is_some() {
            serve::forget_copies(request.headers_mut());
        }
        let site = Site::open(&self.dist, &base).map_err(io::Error::other)?;
        let mut response = match self.fault {
            None => serve::reply(&site, request).await,
            Some(Fault::Drop) => return Err(io::Error::other("dropped on purpose")),
            Some(Fault::Half) => half(serve::reply(&site, request).await, true).await?,
            Some(Fault::Stall) => half(serve::reply(&site, request).await, false).await?,
            Some(Fault::Instead { status, body }) => {
                (StatusCode::from_u16(status).map_err(io::Error::other)?, body).into_response()
            }
        };
        for (name, value) in self.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(io::Error::other)?;
            response.headers_mut().insert(name, HeaderValue::from_str(&value).map_err(io::Error::other)?);
        }
        Ok(response)
    }
}

/// The first half of a body. The header says how long the whole would be.
struct Half {
    first: Option<Bytes>,
    /// Whether it breaks off then, or falls silent.
    breaks: bool,
}

async fn half(response: Response, breaks: bool) -> io::Result<Response> {
    let (head, body) = response.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.map_err(io::Error::other)?;
    let first = Some(body.slice(..body.len() / 2));
    Ok(Response::from_parts(head, Body::new(Half { first, breaks })))
}

impl hyper::body::Body for Half {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        match (self.first.take(), self.breaks) {
            (Some(first), _) => Poll::Ready(Some(Ok(Frame::data(first)))),
            (None, true) => Poll::Ready(Some(Err(io::Error::other("broken off on purpose")))),
            (None, false) => Poll::Pending,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::future::poll_fn;

    use hyper::body::Body as _;
    use serde_json::{Value, json};

    use super::*;

    /// What comes after the first piece of a body, if anything comes.
    type After = Poll<Result<(), String>>;

    /// The first piece of a body, and what comes after it.
    async fn pieces(mut body: Body) -> (Bytes, After) {
        let first = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await.unwrap().unwrap();
        let mut context = Context::from_waker(std::task::Waker::noop());
        let after = Pin::new(&mut body).poll_frame(&mut context);
        (
            first.into_data().unwrap(),
            after.map(|frame| frame.map_or(Ok(()), |it| it.map(drop).map_err(|e| e.to_string()))),
        )
    }

    /// What is answered where the tests say this of a request for `app.wasm`.
    fn answered(fault: &Value, headers: &[(&str, &str)]) -> io::Result<(Response, Bytes, After)> {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [("index.html", "home"), ("app.wasm", "program!"), ("app.wasm.br", "packed!!")] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let how = json!({
            "dist": folder.path(), "encodings": ["br"], "headers": { "cache-control": "max-age=7" }, "fault": fault,
        });
        let order = serde_json::from_value(json!({ "answer": { "request": 1, "how": how } })).unwrap();
        let Order::Answer { how, .. } = order else { unreachable!("it was an answer") };
        let request = headers.iter().fold(Request::get("/x/app.wasm"), |all, (name, value)| all.header(*name, *value));
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let response = how.answer("/x/".into(), request.body(Body::empty()).unwrap()).await?;
            let (head, body) = response.into_parts();
            let (first, after) = pieces(body).await;
            Ok((Response::from_parts(head, Body::empty()), first, after))
        })
    }

    #[test]
    fn a_host_answers_as_the_site_is_served() {
        let (response, body, _) = answered(&Value::Null, &[]).unwrap();
        assert_eq!((response.status(), &body[..]), (StatusCode::OK, &b"program!"[..]));
        let value = |name: HeaderName| response.headers().get(name).map(|value| value.to_str().unwrap());
        assert_eq!(value(header::CONTENT_TYPE), Some("application/wasm"));
        assert_eq!(value(header::CACHE_CONTROL), Some("max-age=7"), "what the tests say comes last");
        assert_eq!(value(header::X_CONTENT_TYPE_OPTIONS), Some("nosniff"));
    }

    #[test]
    fn what_is_packed_is_sent_where_host_and_browser_know_it() {
        for (asked, body) in [("gzip, br", "packed!!"), ("gzip, deflate", "program!")] {
            assert_eq!(answered(&Value::Null, &[("accept-encoding", asked)]).unwrap().1, body, "{asked}");
        }
    }

    #[test]
    fn each_fault_does_what_it_says() {
        assert!(answered(&json!("drop"), &[]).is_err());
        for (fault, breaks) in [("half", true), ("stall", false)] {
            // A copy that is still good would not be sent, and nothing could go wrong with it.
            let (response, first, after) = answered(&json!(fault), &[("if-none-match", "*")]).unwrap();
            assert_eq!((response.status(), &first[..]), (StatusCode::OK, &b"prog"[..]), "{fault}");
            assert_eq!(response.headers().get(header::CONTENT_LENGTH).unwrap(), "8", "{fault}: the whole is promised");
            match after {
                Poll::Ready(end) => assert!(breaks && end.is_err(), "{fault}: {end:?}"),
                Poll::Pending => assert!(!breaks, "{fault} goes on"),
            }
        }
        let (response, body, _) = answered(&json!({ "instead": { "status": 503, "body": "later" } }), &[]).unwrap();
        assert_eq!((response.status(), &body[..]), (StatusCode::SERVICE_UNAVAILABLE, &b"later"[..]));
    }
}
