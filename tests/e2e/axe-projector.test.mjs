// Every page as it is projected: in the projector's theme, and then with the projector button.
import { findsNothing } from './axe.mjs';
import { project } from './sights.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing([
  { name: 'projector', theme: 'projector', colours: true },
  { name: 'projecting', theme: 'projector', turn: project },
], { tema: 'projector' });
