//! Criteria one after another in one weight: each has its bits, the first the highest.

use crate::tournament::matching::{LANE_BITS, Weight};

/// Where the count of a criterion lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    lane: usize,
    shift: u32,
    bits: u32,
}

/// Room that is given out from the highest bits down. The first number of a weight is kept for the number of pairs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    lanes: usize,
    lane: usize,
    /// The bits that are left in this number.
    left: u32,
}

impl Room {
    pub fn new(lanes: usize) -> Room {
        Room { lanes, lane: 1, left: LANE_BITS }
    }

    /// A place for numbers of so many bits; `None` when the weight is full.
    pub fn take(&mut self, bits: u32) -> Option<Slot> {
        if bits > self.left {
            self.lane += 1;
            self.left = LANE_BITS;
        }
        if self.lane >= self.lanes {
            return None;
        }
        self.left = self.left.checked_sub(bits)?;
        Some(Slot { lane: self.lane, shift: self.left, bits })
    }

    pub fn take_many(&mut self, bits: u32, count: usize) -> Option<Vec<Slot>> {
        (0..count).map(|_| self.take(bits)).collect()
    }
}

/// Adds to the count of a criterion.
pub(super) fn add<const LANES: usize>(weight: &mut Weight<LANES>, slot: Slot, count: i64) {
    if let Some(lane) = weight.0.get_mut(slot.lane) {
        *lane += count << slot.shift;
    }
}

/// The count of a criterion in a sum of weights to which nothing was added below zero.
pub(super) fn counted<const LANES: usize>(weight: &Weight<LANES>, slot: Slot) -> i64 {
    let lane = weight.0.get(slot.lane).copied().unwrap_or_default();
    (lane >> slot.shift) & ((1 << slot.bits) - 1)
}

/// The bits for numbers up to this one.
pub(super) fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}
