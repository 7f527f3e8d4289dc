// What is a curve is drawn as one, in the tiles of the last zoom: they alone ship, and are enlarged nearer.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';

const LAST_ZOOM = 8;
/** Southern Norway, as tiles of that zoom. */
const [WEST, EAST, NORTH, SOUTH] = [131, 136, 68, 76];

const bytes = readFileSync(resolve(import.meta.dirname, '../../assets/basemap/base-map.pmtiles'));
const archive = new PMTiles({
  getKey: () => 'base-map',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The lines of a layer, or its rings, each as far as its tile goes. */
async function linesOf(layer: string, rank?: string): Promise<{ line: Place[]; isWhole: boolean }[]> {
  const lines: { line: Place[]; isWhole: boolean }[] = [];
  for (let x = WEST; x <= EAST; x++) {
    for (let y = NORTH; y <= SOUTH; y++) {
      const tile = await archive.getZxy(LAST_ZOOM, x, y);
      const found = tile && new VectorTile(new PbfReader(tile.data)).layers[layer];
      for (let index = 0; index < (found?.length ?? 0); index++) {
        const feature = found?.feature(index);
        if (!feature || (rank && feature.properties['rank'] !== rank)) continue;
        const isWithin = (value: number) => value >= 0 && value <= feature.extent;
        const isWhole = (line: Place[]) => line.every((at) => isWithin(at.x) && isWithin(at.y));
        lines.push(...feature.loadGeometry().map((line) => ({ line, isWhole: isWhole(line) })));
      }
    }
  }
  return lines;
}

/** By how many degrees a line turns at each of its inner vertices, to the left negative. */
function turnsOf(line: readonly Place[]): number[] {
  const headings = line.slice(1).map(({ x, y }, index) => {
    const from = line[index] ?? { x, y };
    return Math.atan2(y - from.y, x - from.x);
  });
  return headings.slice(1).map((heading, index) => {
    const turn = ((heading - (headings[index] ?? 0)) * 180) / Math.PI;
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  });
}

const shareAbove = (degrees: number, turns: readonly number[]) =>
  turns.filter((turn) => Math.abs(turn) > degrees).length / turns.length;

test('lakes have no corners: half of the turns of their shores are below 25°, nine of ten below 60°', async () => {
  // What the edge of a tile cuts has corners there.
  const shores = (await linesOf('lakes')).filter(({ isWhole }) => isWhole);
  const turns = shores.flatMap(({ line }) => turnsOf(line));
  expect(turns.length).toBeGreaterThan(2000);
  expect(shareAbove(25, turns)).toBeLessThan(0.5);
  expect(shareAbove(60, turns)).toBeLessThan(0.1);
});

test('borders of counties have no zigzag: nine of ten turns are below 30°, and no two in a row to either side are above', async () => {
  const turnsOfLines = (await linesOf('borders', 'county')).map(({ line }) => turnsOf(line));
  expect(turnsOfLines.flat().length).toBeGreaterThan(500);
  expect(shareAbove(30, turnsOfLines.flat())).toBeLessThan(0.1);
  const zigzags = turnsOfLines.flatMap((turns) =>
    turns.filter((turn, index) => {
      const next = turns[index + 1] ?? 0;
      return turn * next < 0 && Math.min(Math.abs(turn), Math.abs(next)) > 30;
    }),
  );
  expect(zigzags).toEqual([]);
});
