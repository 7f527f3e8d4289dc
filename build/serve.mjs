// npm run serve: the services without a window.

import { ensureChromium } from './launch/ensure-chromium.mjs';
import { helpIfAsked } from './launch/help.mjs';
import { prepare } from './launch/prepare.mjs';

helpIfAsked('serve');
await prepare(import.meta.filename);
ensureChromium();
const { run } = await import('../dist/host/serve.js');
await run('serve', process.argv.slice(2));
