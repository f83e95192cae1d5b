// Every page in the themes of a screen; see axe-projector.test.mjs for the others.
import { findsNothing } from './axe.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

/** The device asks for other colours while the page is on show. */
const device = (media) => async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, media.contrast === 'more' ? 'contrast' : media.colorScheme);
};

findsNothing([
  { name: 'light', theme: 'light' },
  { name: 'dark', theme: 'dark', turn: device({ colorScheme: 'dark', contrast: 'no-preference' }), colours: true },
  { name: 'contrast', theme: 'contrast', turn: device({ colorScheme: 'light', contrast: 'more' }), colours: true },
]);
