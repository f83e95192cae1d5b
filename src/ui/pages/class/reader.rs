//! Reads QR codes out of grey pixels, where the browser itself cannot.

use rqrr::PreparedImage;

/// The texts of the codes in a picture of so many pixels across and down, a byte each.
pub(super) type Reader = fn(usize, usize, &[u8]) -> Vec<String>;

fn read(width: usize, height: usize, grey: &[u8]) -> Vec<String> {
    let mut image = PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        grey.get(y * width + x).copied().unwrap_or(u8::MAX)
    });
    let grids = image.detect_grids();
    grids.into_iter().filter_map(|grid| Some(grid.decode().ok()?.1)).collect()
}

in_chunks! {
    code: class_reader => Reader = read;
}

/// The reader, once its code is there.
pub(super) async fn fetch() -> Option<Reader> {
    code().await.ok()
}
