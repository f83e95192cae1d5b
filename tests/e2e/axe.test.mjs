// Every page in the themes of a screen; see axe-projector.test.mjs for the others.
import { findsNothing } from './axe.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing('light', { options: { colorScheme: 'light' } });
findsNothing('dark', { options: { colorScheme: 'dark' }, colours: true });
findsNothing('contrast', { options: { contrast: 'more' }, colours: true });
