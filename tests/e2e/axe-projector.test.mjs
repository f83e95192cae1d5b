// Every page as it is projected: in the projector's theme, and with the projector button.
import { findsNothing } from './axe.mjs';
import { useBrowser } from './visit.mjs';

useBrowser();

findsNothing('projector', { settings: { tema: 'projector' }, colours: true });
findsNothing('projecting', { projecting: true });
