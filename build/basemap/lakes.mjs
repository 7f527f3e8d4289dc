// Lakes over 12 km² from GSHHG. GMT cuts the shores at the edges of its bins; the pieces are joined again where their
// ends meet.

import { execFileSync } from 'node:child_process';
import { collection, feature, round } from './extent.mjs';

const AREA = '-R2/33/54/72';
const SMALLEST_KM2 = 12;

function readShores() {
  const options = ['coast', AREA, '-Dh', `-A${SMALLEST_KM2}/2/2`, '-W2/0.25p', '-M'];
  const text = execFileSync('gmt', options, {
    maxBuffer: 64 << 20,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text
    .split(/^>.*$/m)
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((row) => row.split('\t').map(Number)),
    )
    .filter((line) => line.length > 1);
}

const key = ([longitude, latitude]) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

/** Joins pieces end to end until they close. */
function joinRings(lines) {
  const rings = [];
  const open = new Set(lines);
  for (const start of lines) {
    if (!open.delete(start)) continue;
    let ring = [...start];
    while (key(ring[0]) !== key(ring.at(-1))) {
      const next = [...open].find((line) =>
        [line[0], line.at(-1)].some((end) => key(end) === key(ring.at(-1))),
      );
      if (!next) break;
      open.delete(next);
      const isForward = key(next[0]) === key(ring.at(-1));
      ring = ring.concat((isForward ? next : [...next].reverse()).slice(1));
    }
    if (ring.length > 3 && key(ring[0]) === key(ring.at(-1))) rings.push(ring);
  }
  return rings;
}

export function makeLakes() {
  const rings = joinRings(readShores());
  return collection(rings.map((ring) => feature('Polygon', [ring.map((position) => position.map(round))])));
}
