// The other half of the sights; see axe.test.mjs.
import { findsNothing } from './axe.mjs';
import { sample } from './sample.mjs';
import { SIGHTS } from './sights.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing(sample(SIGHTS.slice(SIGHTS.length / 2), 4, 2));
