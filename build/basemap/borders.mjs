// Borders between countries from Natural Earth's topology: the lines that two countries share.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import { feature, isInside, round } from './extent.mjs';

export function makeBorders() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates;
  const inside = lines
    .map((line) => line.filter((position) => isInside(position)).map((position) => position.map(round)))
    .filter((line) => line.length > 1);
  return [feature('MultiLineString', inside, { rank: 'country' })];
}
