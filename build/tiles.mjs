// npm run tiles -- [KILLS] [SEED] [METATILES]: programs that write and build tiles are killed at random moments, 100 of each by
// itself; what stands on the disk is checked after each, and compared with what nobody disturbed at the end. Then caches of
// each kind are damaged, twice as many: each tile of them must be the one that was stored, or a fault. At last 30 metatiles
// of each of three schemes are compared with the image of their box, and built tiles with those on demand. At the end stands
// what was done, line by line.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { prepare } from './launch/prepare.mjs';
import { say } from './launch/project.mjs';

const [kills = '100', seed = '', metatiles = '30'] = process.argv.slice(2);
await prepare(import.meta.filename, { needsBundles: false });
const child = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=build/vitest.config.ts',
    '--testTimeout=3600000',
    'electron/main/tiles/files/killed-writer.test.ts',
    'electron/main/tiles/jobs/killed-build.test.ts',
    'electron/main/tiles/jobs/build-tiles.test.ts',
    'electron/main/tiles/caches/damage.test.ts',
    'shared/map-service/tiles/draw-tiles.test.ts',
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      VARDE_TILE_KILLS: kills,
      VARDE_TILE_DAMAGES: String(2 * Number(kills)),
      VARDE_TILE_METATILES: metatiles,
      ...(seed && { VARDE_TILE_SEED: seed }),
    },
  },
);
let output = '';
child.stdout.on('data', (text) => {
  output += text;
  process.stdout.write(text);
});
const [status] = await once(child, 'close');
// What the tests said they did; names of tests hold more than a line of it.
for (const [line] of stripVTControlCharacters(output).matchAll(/^[^>\n]*\(seed \d+\)$/gm)) say(line);
process.exitCode = status ?? 1;
