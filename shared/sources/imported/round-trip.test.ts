import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import type { Json } from '../../base/json.ts';
import { openDatabase } from '../../data/database.ts';
import { createLayerStore } from '../../data/stores/layer-store.ts';
import { shapeAt } from '../../geo/geometry/flat-shapes.ts';
import { partsOf } from '../../geo/geometry/geometry.ts';
import { GeoJsonReader } from '../../imports/geojson/geojson-reader.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { openLayerTable } from './blocks/layer-table.ts';
import { writeLayer } from './blocks/write-layer.ts';
import { storedLayer } from './layer-imports.ts';

interface Feature {
  readonly properties: { readonly [name: string]: Json };
  readonly geometry: { readonly type: string; readonly coordinates: Json } | null;
}

/** Through the bytes of a file and the blocks of a store, and back as a table. */
async function throughStore(features: readonly Feature[]): Promise<FeatureTable> {
  const reader = new GeoJsonReader();
  const list = features.map((feature) => ({ type: 'Feature', ...feature }));
  reader.push(new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features: list })));
  const draft = reader.end();
  const [layer] = draft.layers;
  if (!layer) throw new Error('There is no layer');
  const database = await openDatabase('test', { indexedDB: new IDBFactory(), IDBKeyRange });
  const store = createLayerStore(database);
  const { signal } = new AbortController();
  await writeLayer(draft, layer, { store, contentId: 'a', signal, onPart: () => undefined });
  const naming = { layerId: 1000, name: 'x', mapName: 'x', mapWkid: 4326, fileId: 'f', fileName: 'f' };
  const stored = storedLayer(draft, layer, { ...naming, importedAtMs: 0, contentId: 'a' });
  const cache = <Value extends object>() => new LRUCache<string, Value>({ maxSize: 1_000_000 });
  return openLayerTable(stored, { store, columns: { whole: cache(), blocks: cache() }, shapes: cache() });
}

const coordinate = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const line = fc.array(coordinate, { minLength: 2, maxLength: 40 });
const ring = fc
  .array(coordinate, { minLength: 3, maxLength: 20 })
  .map((ends) => [...ends, ...ends.slice(0, 1)]);
const geometries: readonly fc.Arbitrary<Feature['geometry']>[] = [
  coordinate.map((coordinates) => ({ type: 'Point', coordinates })),
  fc
    .array(coordinate, { minLength: 1, maxLength: 9 })
    .map((coordinates) => ({ type: 'MultiPoint', coordinates })),
  fc.oneof(
    line.map((coordinates) => ({ type: 'LineString', coordinates })),
    fc
      .array(line, { minLength: 1, maxLength: 4 })
      .map((coordinates) => ({ type: 'MultiLineString', coordinates })),
  ),
  fc.array(ring, { minLength: 1, maxLength: 3 }).map((coordinates) => ({ type: 'Polygon', coordinates })),
];
const features = fc.constantFrom(...geometries).chain((geometry) =>
  fc.array(
    fc.record({
      geometry: fc.option(geometry, { freq: 8 }),
      properties: fc.record(
        {
          whole: fc.option(fc.integer()),
          fraction: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
          text: fc.option(fc.string({ unit: 'grapheme' }).map((text) => `${text}.`)),
          flag: fc.option(fc.boolean()),
        },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 1, maxLength: 30 },
  ),
);

const flat = (coordinates: Json): number[] =>
  Array.isArray(coordinates) ? coordinates.flatMap(flat) : [Number(coordinates)];

/** JSON has no minus zero of whole numbers, and neither have whole columns. */
const plain = (value: Json | undefined) => (typeof value === 'boolean' ? Number(value) : (value ?? null));

test('values and shapes come back as they were, in the order of the file', async () => {
  await fc.assert(
    fc.asyncProperty(
      features.filter((list) => list.some(({ geometry }) => geometry !== null)),
      async (list) => {
        const written: readonly Feature[] = JSON.parse(JSON.stringify(list));
        const table = await throughStore(written);
        expect(table.objectIds).toEqual(written.map((_, index) => index + 1));
        const names = [...new Set(written.flatMap(({ properties }) => Object.keys(properties)))];
        const all = await table.load([...names, 'Shape']);
        for (const name of names) {
          expect(all.values(name)).toEqual(written.map(({ properties }) => plain(properties[name])));
        }
        const together = structuredClone(all.flatShapes(written.map((_, row) => row)));
        for (const [row, { geometry }] of written.entries()) {
          const shape = all.shape(row);
          const numbers = shape ? partsOf(shape).flatMap((part) => Array.from(part)) : [];
          expect(numbers).toEqual(geometry ? flat(geometry.coordinates) : []);
          const same = shapeAt(together, row);
          expect(same ? partsOf(same).map((part) => Array.from(part)) : undefined).toEqual(
            shape ? partsOf(shape).map((part) => Array.from(part)) : undefined,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a few rows of many are read by their blocks', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    geometry: { type: 'Point', coordinates: [(index * 7919) % 180, (index * 104_729) % 90] },
    properties: { number: index, name: `n${index % 7}` },
  }));
  const table = await throughStore(many);
  const rows = [4999, 0, 1234, 2500];
  const loaded = await table.load(['number', 'name', 'Shape'], rows);
  for (const row of rows) {
    expect(loaded.values('number')[row]).toBe(row);
    expect(loaded.values('name')[row]).toBe(`n${row % 7}`);
    const [x = 0, y = 0] = many[row]?.geometry.coordinates ?? [];
    expect(loaded.shape(row)).toEqual({ kind: 'point', x, y });
  }
  const together = loaded.flatShapes(rows);
  expect(rows.map((_, index) => shapeAt(together, index))).toEqual(rows.map((row) => loaded.shape(row)));
  expect(() => table.values('number')).toThrow('not in memory');
  expect(() => table.flatShapes(rows)).toThrow('not in memory');
});
