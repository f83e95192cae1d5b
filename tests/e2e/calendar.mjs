// Days that pass: the first one of a test, and visits on later ones.
import { standing } from './visit.mjs';

export const DAY = 24 * 60 * 60 * 1000;
export const START = new Date('2026-11-20T10:00:00');
/** The same day, counted from 1970. */
export const FIRST = Date.UTC(2026, 10, 20) / DAY;

/** Comes to a page so many days after the first. */
export const comer = (page, site) => async (days, path) => {
  await page.clock.setFixedTime(new Date(START.getTime() + days * DAY));
  await page.goto(site.url(path));
  await standing(page);
};
