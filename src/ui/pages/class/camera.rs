//! Codes out of pictures: from a photo, and by camera. The camera is asked for by a press alone, and let go when the page
//! is left. No picture is kept or sent.

use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, JSON, Object, Promise, Reflect};
use leptos::html::{Input, Video};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, ImageBitmap};

use super::collecting::Collecting;
use super::reader;
use crate::ui::browser;
use crate::ui::reactive::once_come;
use crate::ui::widgets::{Button, Icon};

/// The longer edge of a picture that is read, in pixels: of a frame and of a photo.
const FRAME: u32 = 800;
const PHOTO: u32 = 1_600;
/// Between two frames, ms.
const PAUSE: u32 = 250;
/// The rear camera, where there are two.
const WANTED: &str = r#"{"audio":false,"video":{"facingMode":"environment","width":{"ideal":1280}}}"#;

/// Why no code was read: the message that says it.
type Trouble = &'static str;

/// The two ways, each with its button.
pub(super) fn ways(collecting: Collecting) -> AnyView {
    let class = collecting.class;
    let running = RwSignal::new(false);
    let video = NodeRef::<Video>::new();
    let stop = move || {
        running.set(false);
        if let Some(video) = video.get_untracked() {
            let_go(&video);
        }
    };
    on_cleanup(stop);
    let toggle = move || {
        if running.get_untracked() {
            stop();
            return;
        }
        running.set(true);
        collecting.said.set(class.tr("class-camera-asks"));
        once_come(collecting.said, watch(collecting, running, video), move |watched| {
            if let Err(trouble) = watched {
                running.try_set(false);
                collecting.said.set(class.tr(trouble));
            }
        });
    };
    let words = move || class.tr(if running.get() { "class-camera-stop" } else { "class-camera" });
    view! {
        <p class="actions">
            <Button look="quiet" icon="board" text=words on_press=toggle/>
            {photo(collecting)}
        </p>
        <video
            class="class-video"
            class:visually-hidden=move || !running.get()
            node_ref=video
            muted=true
            playsinline=true
            aria-label=class.tr("class-camera-picture")
        ></video>
    }
    .into_any()
}

/// A file input for a photo; phones offer their camera for it.
fn photo(collecting: Collecting) -> AnyView {
    let class = collecting.class;
    let input = NodeRef::<Input>::new();
    let choose = move || {
        let Some(field) = input.get_untracked() else { return };
        let file = field.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        let Some(file) = file else { return };
        collecting.said.set(class.tr("class-photo-reads"));
        once_come(collecting.said, photo_codes(file), move |found| {
            field.set_value("");
            let words = match found {
                Ok(codes) => {
                    for code in &codes {
                        collecting.take(code);
                    }
                    codes.is_empty().then_some("class-photo-none")
                }
                Err(trouble) => Some(trouble),
            };
            if let Some(words) = words {
                collecting.said.set(class.tr(words));
            }
        });
    };
    view! {
        <label class="button quiet class-photo">
            <Icon name="upload"/>
            <span>{class.tr("class-photo")}</span>
            <input id="foto" type="file" accept="image/*" class="visually-hidden" node_ref=input on:change=move |_| choose()/>
        </label>
    }
    .into_any()
}

async fn photo_codes(file: web_sys::File) -> Result<Vec<String>, Trouble> {
    let wrong = "class-photo-wrong";
    let bitmap = window().create_image_bitmap_with_blob(&file).map_err(|_| wrong)?;
    let bitmap: ImageBitmap = JsFuture::from(bitmap).await.map_err(|_| wrong)?.dyn_into().map_err(|_| wrong)?;
    let canvas = drawn(bitmap.width(), bitmap.height(), PHOTO, &|context, width, height| {
        context.draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, width, height)
    });
    codes(&canvas.ok_or(wrong)?).await
}

/// Reads frame after frame until the camera is stopped.
async fn watch(collecting: Collecting, running: RwSignal<bool>, video: NodeRef<Video>) -> Result<(), Trouble> {
    let stream = open().await?;
    let is_on = || running.try_get_untracked() == Some(true);
    let video: Option<HtmlVideoElement> = video.try_get_untracked().flatten();
    let Some(video) = video.filter(|_| is_on()) else {
        // It was stopped, or the page was left, while the browser asked.
        stop_tracks(&stream);
        return Ok(());
    };
    // Refused only for a frozen object.
    let _ = Reflect::set(&video, &"srcObject".into(), &stream);
    if let Ok(playing) = video.play() {
        JsFuture::from(playing).await.map_err(|_| "class-camera-refused")?;
    }
    collecting.said.try_set(collecting.class.tr("class-camera-on"));
    let mut last = String::new();
    while is_on() && !document().hidden() {
        for code in frame_codes(&video).await? {
            if code != last && is_on() {
                collecting.take(&code);
                last = code;
            }
        }
        TimeoutFuture::new(PAUSE).await;
    }
    let_go(&video);
    running.try_set(false);
    Ok(())
}

async fn open() -> Result<JsValue, Trouble> {
    let devices = Reflect::get(&window().navigator(), &"mediaDevices".into()).unwrap_or_default();
    let ask = browser::method(&devices, "getUserMedia").ok_or("class-camera-none")?;
    let wanted = JSON::parse(WANTED).unwrap_or_default();
    let coming: Promise =
        ask.call1(&devices, &wanted).ok().and_then(|coming| coming.dyn_into().ok()).ok_or("class-camera-none")?;
    JsFuture::from(coming).await.map_err(|_| "class-camera-refused")
}

/// Stops the camera, so that its light goes out.
fn let_go(video: &HtmlVideoElement) {
    let stream = Reflect::get(video, &"srcObject".into()).unwrap_or_default();
    stop_tracks(&stream);
    let _ = Reflect::set(video, &"srcObject".into(), &JsValue::NULL);
}

fn stop_tracks(stream: &JsValue) {
    let tracks = browser::method(stream, "getTracks").and_then(|tracks| tracks.call0(stream).ok());
    for track in tracks.and_then(|tracks| tracks.dyn_into::<Array>().ok()).iter().flat_map(Array::iter) {
        if let Some(stop) = browser::method(&track, "stop") {
            let _ = stop.call0(&track);
        }
    }
}

async fn frame_codes(video: &HtmlVideoElement) -> Result<Vec<String>, Trouble> {
    let (width, height) = (video.video_width(), video.video_height());
    if width == 0 || height == 0 {
        return Ok(Vec::new());
    }
    let canvas = drawn(width, height, FRAME, &|context, width, height| {
        context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)
    });
    codes(&canvas.ok_or("class-camera-none")?).await
}

/// The edges of a picture whose longer one is at most this.
fn fitted(width: u32, height: u32, longest: u32) -> (u32, u32) {
    let edge = width.max(height).max(1);
    if edge <= longest {
        return (width.max(1), height.max(1));
    }
    let scaled = |side: u32| (u64::from(side) * u64::from(longest) / u64::from(edge)).max(1) as u32;
    (scaled(width), scaled(height))
}

/// Draws a picture on a canvas on which its longer edge is at most this; `draw` gets the edges there.
fn drawn(
    width: u32,
    height: u32,
    longest: u32,
    draw: &dyn Fn(CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Option<HtmlCanvasElement> {
    let (width, height) = fitted(width, height, longest);
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    draw(context(&canvas)?, width.into(), height.into()).ok()?;
    Some(canvas)
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// The texts of the codes in a picture, by the browser where it can, otherwise by our own reader.
async fn codes(canvas: &HtmlCanvasElement) -> Result<Vec<String>, Trouble> {
    if let Some(found) = by_browser(canvas).await {
        return Ok(found);
    }
    let read = reader::fetch().await.ok_or("class-reader-missing")?;
    let context = context(canvas).ok_or("class-photo-wrong")?;
    let (width, height) = (canvas.width(), canvas.height());
    let pixels = context.get_image_data(0.0, 0.0, width.into(), height.into()).map_err(|_| "class-photo-wrong")?;
    let grey: Vec<u8> = pixels.data().0.chunks(4).map(grey).collect();
    Ok(read(width as usize, height as usize, &grey))
}

fn grey(pixel: &[u8]) -> u8 {
    let [red, green, blue, ..] = pixel[..] else { return u8::MAX };
    ((u32::from(red) * 30 + u32::from(green) * 59 + u32::from(blue) * 11) / 100) as u8
}

/// `None` where the browser has no detector, or one that does not work.
async fn by_browser(canvas: &HtmlCanvasElement) -> Option<Vec<String>> {
    let make = browser::method(&window(), "BarcodeDetector")?;
    let options = JSON::parse(r#"{"formats":["qr_code"]}"#).ok()?;
    let detector: Object = Reflect::construct(&make, &Array::of1(&options)).ok()?.dyn_into().ok()?;
    let coming: Promise = browser::method(&detector, "detect")?.call1(&detector, canvas).ok()?.dyn_into().ok()?;
    let found: Array = JsFuture::from(coming).await.ok()?.dyn_into().ok()?;
    Some(found.iter().filter_map(|code| Reflect::get(&code, &"rawValue".into()).ok()?.as_string()).collect())
}
