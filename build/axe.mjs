// npm run axe: axe judges every screen in every theme and at every size. `npm test` judges each tour in one of them, by turns.

import { runSpec } from './test-run/run-spec.mjs';

await runSpec(import.meta.filename, 'frame/accessibility', 'app', { VARDE_AXE_WHOLE: '1' });
