// Shores of GSHHG by way of GMT, which cuts them at the edges of its bins; here the pieces are joined to rings again.

import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/**
 * @param area GMT's -R: west/east/south/north; a ring that leaves it is lost
 * @param smallestKm2 smaller ones are left out
 * @param level 1: land in the sea, 2: lakes on land, 3: islands in lakes
 * @param resolution f: as it was drawn; h: thinned to about 200 m
 */
export function readShores(area, smallestKm2, level, resolution) {
  const what = [`-A${smallestKm2}/${level}/${level}`, `-W${level}/0.25p`];
  return joinRings(readPieces([`-R${area}`, `-D${resolution}`, ...what]));
}

/** What `gmt coast` draws, as lists of longitude and latitude. */
export function readPieces(what) {
  const text = execFileSync('gmt', ['coast', '-M', ...what], {
    maxBuffer: 512 << 20,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // GMT leaves a file of its history where it runs.
    cwd: tmpdir(),
  });
  return text
    .split(/^>.*$/m)
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((row) => row.split('\t').map(Number)),
    )
    .filter((piece) => piece.length > 1);
}

const key = ([longitude, latitude]) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

/** Joins pieces that run the same way round, end to end, until they close. */
function joinRings(pieces) {
  const byStart = new Map(pieces.map((piece) => [key(piece[0]), []]));
  for (const piece of pieces) byStart.get(key(piece[0])).push(piece);
  const used = new Set();
  const rings = [];
  for (const piece of pieces) {
    if (used.has(piece)) continue;
    used.add(piece);
    const parts = [piece];
    const first = key(piece[0]);
    let end = key(piece.at(-1));
    while (end !== first) {
      const next = byStart.get(end)?.find((candidate) => !used.has(candidate));
      if (!next) break;
      used.add(next);
      parts.push(next.slice(1));
      end = key(next.at(-1));
    }
    const ring = parts.flat();
    if (end === first && ring.length > 3) rings.push(ring);
  }
  return rings;
}
