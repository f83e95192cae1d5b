//! The heaviest matching in a graph: which vertices to join so that the weights of the joined pairs add up to the most.
//!
//! Edmonds' algorithm with blossoms, in the form for dense graphs that takes time of the cube of the vertices. It is kept
//! apart from the rules of pairing, which only choose the weights.

use std::cmp::Ordering;
use std::collections::VecDeque;

/// A weight of several numbers, the first of which decides; the others count among equals. They are added one by one, so
/// sums keep that order as long as no number overflows. A number may use 40 bits: the algorithm adds up paths of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Weight<const LANES: usize>(pub [i64; LANES]);

/// The bits of one number of a weight that may be used.
pub const LANE_BITS: u32 = 40;

impl<const LANES: usize> Weight<LANES> {
    pub const ZERO: Self = Weight([0; LANES]);

    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one = one.wrapping_add(other));
        self
    }

    fn minus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one = one.wrapping_sub(other));
        self
    }

    fn doubled(self) -> Self {
        self.plus(self)
    }

    /// Each number of the sums that are halved is even: see [`Search::slack_of`].
    fn halved(mut self) -> Self {
        self.0.iter_mut().for_each(|one| *one >>= 1);
        self
    }
}

/// A graph of numbered vertices, between any two of which there may be an edge.
#[derive(Clone, Debug)]
pub struct Graph<const LANES: usize> {
    vertices: usize,
    /// By two vertices; nothing where there is no edge.
    edges: Vec<Option<Weight<LANES>>>,
}

impl<const LANES: usize> Graph<LANES> {
    pub fn new(vertices: usize) -> Self {
        Graph { vertices, edges: vec![None; vertices * vertices] }
    }

    /// Joins two vertices. A weight must be greater than zero: others are never chosen.
    pub fn join(&mut self, one: usize, other: usize, weight: Weight<LANES>) {
        if one != other {
            self.edges[one * self.vertices + other] = Some(weight);
            self.edges[other * self.vertices + one] = Some(weight);
        }
    }

    /// For each vertex the one it is joined with in the heaviest matching.
    pub fn heaviest(&self) -> Vec<Option<usize>> {
        let mut search = Search::new(self);
        while search.augment() {}
        (0..self.vertices).map(|vertex| search.mates[vertex + 1].checked_sub(1)).collect()
    }
}

/// Where a vertex or a blossom stands in the forest that grows from those without a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Outside,
    Even,
    Odd,
}

/// A search in progress. Vertices count from 1, blossoms from `vertices + 1`; 0 is nothing.
struct Search<'graph, const LANES: usize> {
    graph: &'graph Graph<LANES>,
    vertices: usize,
    /// The highest number in use.
    last: usize,
    /// How many numbers there can be.
    width: usize,
    duals: Vec<Weight<LANES>>,
    mates: Vec<usize>,
    /// By vertex or blossom: the vertex whose edge to it is nearest to being tight.
    nearest: Vec<usize>,
    /// The outermost blossom in which each lies, or itself.
    outermost: Vec<usize>,
    parents: Vec<usize>,
    places: Vec<Place>,
    marks: Vec<usize>,
    mark: usize,
    /// By blossom: what it is made of, around its odd circle, the base first.
    circles: Vec<Vec<usize>>,
    /// By blossom and vertex: which part of the blossom holds the vertex.
    parts: Vec<Vec<usize>>,
    /// By two numbers: the vertices of the best edge between them; zeroes where there is none.
    ends: Vec<(u32, u32)>,
    queue: VecDeque<usize>,
}

impl<'graph, const LANES: usize> Search<'graph, LANES> {
    fn new(graph: &'graph Graph<LANES>) -> Self {
        let vertices = graph.vertices;
        let width = vertices + vertices / 2 + 2;
        let heaviest = graph.edges.iter().flatten().max().copied().unwrap_or(Weight::ZERO);
        let mut ends = vec![(0, 0); width * width];
        for one in 1..=vertices {
            for other in 1..=vertices {
                if graph.edges[(one - 1) * vertices + other - 1].is_some() {
                    ends[one * width + other] = (one as u32, other as u32);
                }
            }
        }
        Search {
            graph,
            vertices,
            last: vertices,
            width,
            duals: (0..width).map(|at| if at <= vertices { heaviest } else { Weight::ZERO }).collect(),
            mates: vec![0; width],
            nearest: vec![0; width],
            outermost: (0..width).map(|at| if at <= vertices { at } else { 0 }).collect(),
            parents: vec![0; width],
            places: vec![Place::Outside; width],
            marks: vec![0; width],
            mark: 0,
            circles: vec![Vec::new(); width],
            parts: vec![Vec::new(); width],
            ends,
            queue: VecDeque::new(),
        }
    }

    /// The best edge between two numbers, if there is one.
    fn edge(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        let (from, to) = self.ends[one * self.width + other];
        (from != 0).then_some((from as usize, to as usize))
    }

    fn weight(&self, from: usize, to: usize) -> &Weight<LANES> {
        const { assert!(LANES > 0) };
        match &self.graph.edges[(from - 1) * self.vertices + to - 1] {
            Some(weight) => weight,
            None => &const { Weight::ZERO },
        }
    }

    /// How far an edge is from being tight. Between two even vertices each number of it is even: all of them are reached
    /// over tight edges from vertices without a mate, whose duals are the same.
    fn slack_of(&self, (from, to): (usize, usize)) -> Weight<LANES> {
        self.duals[from].plus(self.duals[to]).minus(self.weight(from, to).doubled())
    }

    /// Compares the slack of two edges, and looks no further than the first number in which they differ.
    fn compare(&self, one: (usize, usize), other: (usize, usize)) -> Ordering {
        let (from, to, weight) = (&self.duals[one.0], &self.duals[one.1], self.weight(one.0, one.1));
        let (from2, to2, weight2) = (&self.duals[other.0], &self.duals[other.1], self.weight(other.0, other.1));
        for lane in 0..LANES {
            let slack = from.0[lane].wrapping_add(to.0[lane]).wrapping_sub(weight.0[lane] << 1);
            let slack2 = from2.0[lane].wrapping_add(to2.0[lane]).wrapping_sub(weight2.0[lane] << 1);
            match slack.cmp(&slack2) {
                Ordering::Equal => {}
                found => return found,
            }
        }
        Ordering::Equal
    }

    fn is_tight(&self, (from, to): (usize, usize)) -> bool {
        let (one, other, weight) = (&self.duals[from], &self.duals[to], self.weight(from, to));
        (0..LANES).all(|lane| one.0[lane].wrapping_add(other.0[lane]) == weight.0[lane] << 1)
    }

    fn note_nearest(&mut self, vertex: usize, at: usize) {
        let Some(edge) = self.edge(vertex, at) else { return };
        let known = self.edge(self.nearest[at], at).filter(|_| self.nearest[at] != 0);
        if known.is_none_or(|known| self.compare(edge, known) == Ordering::Less) {
            self.nearest[at] = vertex;
        }
    }

    fn find_nearest(&mut self, at: usize) {
        self.nearest[at] = 0;
        for vertex in 1..=self.vertices {
            if self.outermost[vertex] != at && self.places[self.outermost[vertex]] == Place::Even {
                self.note_nearest(vertex, at);
            }
        }
    }

    fn enqueue(&mut self, at: usize) {
        let mut open = vec![at];
        while let Some(at) = open.pop() {
            if at <= self.vertices {
                self.queue.push_back(at);
            } else {
                open.extend(self.circles[at].iter().rev());
            }
        }
    }

    fn set_outermost(&mut self, at: usize, blossom: usize) {
        let mut open = vec![at];
        while let Some(at) = open.pop() {
            self.outermost[at] = blossom;
            if at > self.vertices {
                open.extend(self.circles[at].iter());
            }
        }
    }

    /// The place of a part on the blossom's circle, turned so that the way to it from the base is even.
    fn turn_to(&mut self, blossom: usize, part: usize) -> usize {
        let circle = &mut self.circles[blossom];
        let at = circle.iter().position(|one| *one == part).unwrap_or(0);
        if at % 2 == 1 {
            circle[1..].reverse();
            circle.len() - at
        } else {
            at
        }
    }

    fn set_mate(&mut self, one: usize, other: usize) {
        let Some((from, to)) = self.edge(one, other) else { return };
        self.mates[one] = to;
        if one > self.vertices {
            let part = self.parts[one][from];
            let at = self.turn_to(one, part);
            for step in 0..at {
                let (here, there) = (self.circles[one][step], self.circles[one][step ^ 1]);
                self.set_mate(here, there);
            }
            self.set_mate(part, other);
            self.circles[one].rotate_left(at);
        }
    }

    fn flip_path(&mut self, mut from: usize, mut to: usize) {
        loop {
            let next = self.outermost[self.mates[from]];
            self.set_mate(from, to);
            if next == 0 {
                return;
            }
            let up = self.outermost[self.parents[next]];
            self.set_mate(next, up);
            (from, to) = (up, next);
        }
    }

    fn common_root(&mut self, mut one: usize, mut other: usize) -> usize {
        self.mark += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.marks[one] == self.mark {
                    return one;
                }
                self.marks[one] = self.mark;
                one = self.outermost[self.mates[one]];
                if one != 0 {
                    one = self.outermost[self.parents[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        0
    }

    fn make_blossom(&mut self, one: usize, root: usize, other: usize) {
        let blossom = (self.vertices + 1..=self.last).find(|at| self.outermost[*at] == 0).unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        self.duals[blossom] = Weight::ZERO;
        self.places[blossom] = Place::Even;
        self.mates[blossom] = self.mates[root];
        let mut circle = vec![root];
        for (start, turned) in [(one, true), (other, false)] {
            let mut at = start;
            while at != root {
                let next = self.outermost[self.mates[at]];
                circle.extend([at, next]);
                self.enqueue(next);
                at = self.outermost[self.parents[next]];
            }
            if turned {
                circle[1..].reverse();
            }
        }
        self.circles[blossom] = circle;
        self.set_outermost(blossom, blossom);
        self.parts[blossom] = vec![0; self.vertices + 1];
        for at in 1..=self.last {
            self.ends[blossom * self.width + at] = (0, 0);
            self.ends[at * self.width + blossom] = (0, 0);
        }
        for part in self.circles[blossom].clone() {
            for at in 1..=self.last {
                let Some(edge) = self.edge(part, at) else { continue };
                let known = self.edge(blossom, at);
                if known.is_none_or(|known| self.compare(edge, known) == Ordering::Less) {
                    self.ends[blossom * self.width + at] = self.ends[part * self.width + at];
                    self.ends[at * self.width + blossom] = self.ends[at * self.width + part];
                }
            }
            for vertex in 1..=self.vertices {
                let holds = if part <= self.vertices { part == vertex } else { self.parts[part][vertex] != 0 };
                if holds {
                    self.parts[blossom][vertex] = part;
                }
            }
        }
        self.find_nearest(blossom);
    }

    fn open_blossom(&mut self, blossom: usize) {
        for part in self.circles[blossom].clone() {
            self.set_outermost(part, part);
        }
        let parent = self.parents[blossom];
        let Some((from, _)) = self.edge(blossom, parent) else { return };
        let entry = self.parts[blossom][from];
        let at = self.turn_to(blossom, entry);
        let circle = self.circles[blossom].clone();
        for pair in circle[..at].chunks_exact(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.parents[odd] = self.edge(even, odd).map_or(0, |(from, _)| from);
            self.places[odd] = Place::Odd;
            self.places[even] = Place::Even;
            self.nearest[odd] = 0;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.places[entry] = Place::Odd;
        self.parents[entry] = parent;
        for part in &circle[at + 1..] {
            self.places[*part] = Place::Outside;
            self.find_nearest(*part);
        }
        self.outermost[blossom] = 0;
    }

    /// Follows a tight edge from an even vertex. Whether a free vertex was reached.
    fn follow(&mut self, (from, to): (usize, usize)) -> bool {
        let (one, other) = (self.outermost[from], self.outermost[to]);
        match self.places[other] {
            Place::Outside => {
                self.parents[other] = from;
                self.places[other] = Place::Odd;
                let next = self.outermost[self.mates[other]];
                self.nearest[other] = 0;
                self.nearest[next] = 0;
                self.places[next] = Place::Even;
                self.enqueue(next);
                false
            }
            Place::Even => {
                let root = self.common_root(one, other);
                if root == 0 {
                    self.flip_path(one, other);
                    self.flip_path(other, one);
                    true
                } else {
                    self.make_blossom(one, root, other);
                    false
                }
            }
            Place::Odd => false,
        }
    }

    /// Makes the matching larger by one pair. `false` when no pair would make it heavier.
    fn augment(&mut self) -> bool {
        self.queue.clear();
        for at in 1..=self.last {
            self.places[at] = Place::Outside;
            self.nearest[at] = 0;
        }
        for at in 1..=self.last {
            if self.outermost[at] == at && self.mates[at] == 0 {
                self.parents[at] = 0;
                self.places[at] = Place::Even;
                self.enqueue(at);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            if !self.lower_duals() {
                return false;
            }
            if let Some(found) = self.use_tight() {
                return found;
            }
        }
    }

    /// Follows all tight edges from the queue.
    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.places[self.outermost[vertex]] == Place::Odd {
                continue;
            }
            for other in 1..=self.vertices {
                if self.outermost[vertex] == self.outermost[other] {
                    continue;
                }
                let Some(edge) = self.edge(vertex, other) else { continue };
                if self.is_tight(edge) {
                    if self.follow(edge) {
                        return true;
                    }
                } else {
                    let at = self.outermost[other];
                    self.note_nearest(vertex, at);
                }
            }
        }
        false
    }

    /// The least change after which an edge becomes tight or a blossom can be opened. `false` when a free vertex is
    /// worth nothing any more.
    fn lower_duals(&mut self) -> bool {
        let mut least: Option<Weight<LANES>> = None;
        let mut offer = |weight: Weight<LANES>| least = Some(least.map_or(weight, |known| known.min(weight)));
        for at in self.vertices + 1..=self.last {
            if self.outermost[at] == at && self.places[at] == Place::Odd {
                offer(self.duals[at].halved());
            }
        }
        for at in 1..=self.last {
            if self.outermost[at] != at || self.nearest[at] == 0 {
                continue;
            }
            let Some(edge) = self.edge(self.nearest[at], at) else { continue };
            match self.places[at] {
                Place::Outside => offer(self.slack_of(edge)),
                Place::Even => offer(self.slack_of(edge).halved()),
                Place::Odd => {}
            }
        }
        let Some(least) = least else { return false };
        for vertex in 1..=self.vertices {
            match self.places[self.outermost[vertex]] {
                Place::Even if self.duals[vertex] <= least => return false,
                Place::Even => self.duals[vertex] = self.duals[vertex].minus(least),
                Place::Odd => self.duals[vertex] = self.duals[vertex].plus(least),
                Place::Outside => {}
            }
        }
        for at in self.vertices + 1..=self.last {
            if self.outermost[at] == at {
                match self.places[at] {
                    Place::Even => self.duals[at] = self.duals[at].plus(least.doubled()),
                    Place::Odd => self.duals[at] = self.duals[at].minus(least.doubled()),
                    Place::Outside => {}
                }
            }
        }
        true
    }

    /// Follows the edges that became tight, and opens the blossoms that hold nothing together.
    fn use_tight(&mut self) -> Option<bool> {
        self.queue.clear();
        for at in 1..=self.last {
            let near = self.nearest[at];
            if self.outermost[at] != at || near == 0 || self.outermost[near] == at {
                continue;
            }
            if let Some(edge) = self.edge(near, at)
                && self.is_tight(edge)
                && self.follow(edge)
            {
                return Some(true);
            }
        }
        for at in self.vertices + 1..=self.last {
            if self.outermost[at] == at && self.places[at] == Place::Odd && self.duals[at] == Weight::ZERO {
                self.open_blossom(at);
            }
        }
        None
    }
}
