// The other half of the sights; see axe.test.mjs.
import { findsNothing } from './axe.mjs';
import { SIGHTS } from './sights.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing(SIGHTS.slice(SIGHTS.length / 2));
