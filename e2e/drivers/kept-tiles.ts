// Which tiles of a published map a data folder keeps, as the index of each bundle says.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLE_SIDE = 128;
const INDEX_OFFSET = 64;
const RECORD_BYTES = 8;

/** `LEVEL/COLUMN/ROW` of each, as in its address; none while nothing was kept yet. */
export function keptTiles(dataFolder: string, cacheId: string): ReadonlySet<string> {
  const folder = join(dataFolder, 'drawn-tiles', cacheId, '_alllayers');
  const found = new Set<string>();
  for (const path of bundlesIn(folder)) {
    const [, level = '', row = '', column = ''] = /L(\d+)\W+R(\w+)C(\w+)\.bundle$/.exec(path) ?? [];
    const bytes = readFileSync(join(folder, path));
    for (let place = 0; place < BUNDLE_SIDE ** 2; place++) {
      if (bytes.readBigUInt64LE(INDEX_OFFSET + RECORD_BYTES * place) >> 40n === 0n) continue;
      const x = Number.parseInt(column, 16) + (place % BUNDLE_SIDE);
      const y = Number.parseInt(row, 16) + Math.floor(place / BUNDLE_SIDE);
      found.add(`${Number(level)}/${x}/${y}`);
    }
  }
  return found;
}

function bundlesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /bundle$/.test(name));
  } catch {
    return [];
  }
}
