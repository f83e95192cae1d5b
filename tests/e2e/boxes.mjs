// The boxes of texts and of what is pressed, compared: run inside the page.

/**
 * What lies on what, what is cut, which word is broken and what a finger cannot reach on the page on show, in words.
 * What is fixed to an edge of the window covers what scrolls under it, so it is asked for where the page ends.
 */
export function boxFaults() {
  /** A letter's ink is less high than its box, and boxes that touch do not lie on each other. */
  const INK = 0.18;
  const SLACK = 1.5;
  const PRESSED = 'a[href], button, input:not([type=file]), textarea, select, summary, label:has(input), [role=button]';
  /** A board is a drawing: its letters and pieces lie on squares. Pages on paper are looked at apart. */
  const DRAWN = 'svg, .board, [role=grid], .visually-hidden, .skip, script, style, noscript, #shell, option';
  const root = document.documentElement;
  const fills = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return getComputedStyle(element).position === 'fixed' && width >= innerWidth - 1 && height >= innerHeight - 1;
  };
  // What stands above all the rest: a dialog, or the clock on the table, which fills the window.
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('[role=dialog]')
    ?? [...document.querySelectorAll('main *')].find(fills);
  const place = top ?? document.body;
  const faults = new Set();
  const brief = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
  const called = (element) => `${element.tagName.toLowerCase()}${element.className?.baseVal === undefined && element.className ? `.${element.className.split(' ').join('.')}` : ''} «${brief(element.innerText ?? element.getAttribute('aria-label') ?? '')}»`;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const meet = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > SLACK && height > SLACK;
  };
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

  /** What an element is fixed to: itself or the ancestor that stays where it is when the page is scrolled. */
  const anchors = new Map();
  const anchor = (element) => {
    if (!element || element === document.body || element === top) return null;
    if (!anchors.has(element)) anchors.set(element, ['fixed', 'sticky'].includes(getComputedStyle(element).position) ? element : anchor(element.parentElement));
    return anchors.get(element);
  };

  /** Words for the ear alone stand in a box of one pixel. */
  const heard = (element) => {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (around.clientWidth === 1 && around.clientHeight === 1) return true;
    }
    return false;
  };

  /** The part of a box that its ancestors let be seen; what they cut for good is told to `cut`. */
  const visible = (element, rect, cut) => {
    let shown = box(rect);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // Without a box nothing is cut.
      if (['contents', 'inline'].includes(style.display)) continue;
      for (const [axis, low, high] of [['overflowX', 'left', 'right'], ['overflowY', 'top', 'bottom']]) {
        if (style[axis] === 'visible') continue;
        const frame = around.getBoundingClientRect();
        if (['hidden', 'clip'].includes(style[axis]) && (shown[low] < frame[low] - 2 || shown[high] > frame[high] + 2)) cut?.(around);
        shown[low] = Math.max(shown[low], frame[low]);
        shown[high] = Math.min(shown[high], frame[high]);
      }
      if (style.position === 'fixed') break;
    }
    return shown.right - shown.left > 1 && shown.bottom - shown.top > 1 ? shown : null;
  };

  const texts = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(DRAWN) || !seen(element) || heard(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const rect of rects) {
      const ink = { left: rect.left, right: rect.right, top: rect.top + rect.height * INK, bottom: rect.bottom - rect.height * INK };
      const shown = visible(element, ink, (around) => faults.add(`cut by ${called(around).slice(0, 60)}: «${brief(node.data)}»`));
      if (shown) texts.push({ node, element, shown });
    }
    // An address has no place to break but inside.
    if (element.closest('code') || new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size > 1) faults.add(`broken inside: ${word} in ${called(element)}`);
    }
  }

  texts.sort((one, other) => one.shown.top - other.shown.top);
  /** Whether one of the two stays when the other scrolls, so that they meet only for now. */
  const passing = (one, other) => anchor(one) !== anchor(other);
  texts.forEach(({ node, element, shown }, index) => {
    for (let next = index + 1; next < texts.length && texts[next].shown.top < shown.bottom; next++) {
      const other = texts[next];
      if (other.node !== node && !passing(element, other.element) && meet(shown, other.shown)) faults.add(`«${brief(node.data)}» and «${brief(other.node.data)}» lie on each other`);
    }
  });

  const pressed = [...place.querySelectorAll(PRESSED)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.closest(DRAWN) && seen(element) && getComputedStyle(element).pointerEvents !== 'none';
  });
  /** What nobody sees may reach a little further than its words, for the finger. */
  const drawn = (element) => {
    const { display, backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    return display !== 'inline' && (!/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px' || boxShadow !== 'none');
  };
  for (const element of pressed.filter(drawn)) {
    const shown = visible(element, element.getBoundingClientRect());
    if (!shown) continue;
    for (const text of texts) {
      if (element.contains(text.element) || text.element.contains(element) && getComputedStyle(element).position === 'static') continue;
      if (!passing(element, text.element) && meet(shown, text.shown)) faults.add(`${called(element)} lies on «${brief(text.node.data)}»`);
    }
  }

  // Where the page begins and where it ends, what is fixed to that edge covers no text. A dialog scrolls by itself.
  const before = root.scrollTop;
  for (const [edge, to] of [['top', 0], ['bottom', root.scrollHeight]]) {
    for (const scrolled of new Set([root, place])) scrolled.scrollTo({ top: to === 0 ? 0 : scrolled.scrollHeight, behavior: 'instant' });
    const fixed = [...new Set([...place.querySelectorAll('*')].filter((element) => anchor(element) === element && seen(element)))];
    for (const bar of fixed) {
      const frame = bar.getBoundingClientRect();
      if (frame.width < 2 || frame.height < 2 || bar.matches(DRAWN)) continue;
      const low = frame.top + frame.height / 2 > innerHeight / 2;
      if (low !== (edge === 'bottom')) continue;
      for (const { node, element } of texts) {
        if (bar.contains(element) || anchor(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const shown = visible(element, { left: rect.left, right: rect.right, top: rect.top + rect.height * INK, bottom: rect.bottom - rect.height * INK });
          if (shown && meet(frame, shown)) faults.add(`${called(bar).slice(0, 50)} at the ${edge} lies on «${brief(node.data)}»`);
        }
      }
    }
  }

  // A finger in the middle of what is pressed meets it.
  for (const element of pressed) {
    if (element.disabled) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const rect = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!rect) continue;
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    // The keys for a move stand over the menu as a phone's own do.
    const same = hit?.closest('.move-keys') || hit && (element.contains(hit) || hit.contains(element) && hit.matches('label') || element.labels && [...element.labels].some((label) => label.contains(hit)));
    if (!same) faults.add(`${called(element)} is covered by ${hit ? called(hit) : 'the edge of the window'}`);
  }
  root.scrollTo({ top: before, behavior: 'instant' });
  return [...faults];
}
