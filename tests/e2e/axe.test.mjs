// The first half of the sights, in every theme and projected; axe-rest.test.mjs has the others, so that both run at once.
import { findsNothing } from './axe.mjs';
import { sample } from './sample.mjs';
import { SIGHTS } from './sights.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing(sample(SIGHTS.slice(0, SIGHTS.length / 2), 4, 2));
