// Searches over maps that chance made, against an oracle that looks at every row of every layer.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markerRenderer } from '../../cartography/symbols.ts';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { integerField, objectIdField, shapeField, textField } from '../../catalog/fields.ts';
import { type FeatureLayerDefinition, TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { createCountedEventLoop, createSetClock } from '../../testing/ports/fixed-ports.ts';
import { createMemoryOutputs } from '../../testing/ports/memory-outputs.ts';
import { strictTable } from '../../testing/strict-table.ts';
import { createFairDrawing } from '../drawing/jobs/fair-drawing.ts';
import type { MapContext } from '../map-context.ts';
import { searchHandlers } from '../operations/search-handlers.ts';

const STORED = findCrs(25833);
const SYSTEMS = [25833, 25832, 3857, 4326] as const;
const ORIGIN = [250_000, 6_650_000] as const;
const STEP_M = 500;

interface Row {
  readonly objectId: number;
  readonly name: string | null;
  readonly size: number | null;
  readonly place: readonly [number, number] | null;
}

interface Layer {
  readonly rows: readonly Row[];
  readonly isInGroup: boolean;
  readonly scales: readonly [number, number];
  readonly isOn: boolean | undefined;
  readonly least: number | undefined;
}

const cell = fc.integer({ min: 0, max: 8 });
const rows = fc
  .uniqueArray(
    fc.record({
      objectId: fc.integer({ min: 1, max: 99 }),
      name: fc.option(fc.constantFrom('Å', 'åa', 'Aa', 'b12', '', '7'), { nil: null }),
      size: fc.option(fc.integer({ min: -3, max: 12 }), { nil: null }),
      place: fc.option(fc.tuple(cell, cell), { nil: null }),
    }),
    { selector: ({ objectId }) => objectId, maxLength: 12 },
  )
  .map((all) => all.toSorted((one, other) => one.objectId - other.objectId));
const scale = fc.constantFrom(0, 20_000, 50_000, 100_000);
const layer: fc.Arbitrary<Layer> = fc.record({
  rows,
  isInGroup: fc.boolean(),
  scales: fc.tuple(scale, scale),
  isOn: fc.constantFrom(undefined, true, false),
  least: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
});
const world = fc.record({
  layers: fc.array(layer, { minLength: 1, maxLength: 4 }),
  groupIsOn: fc.constantFrom(undefined, true, false),
  groupScales: fc.tuple(scale, scale),
  scale: fc.constantFrom(15_000, 50_000, 75_000, 200_000),
  isReordered: fc.boolean(),
  wkid: fc.constantFrom(...SYSTEMS),
});
type World = (typeof world extends fc.Arbitrary<infer Value> ? Value : never) & { layers: readonly Layer[] };

const GROUP = 50;
const fields = [objectIdField, textField('Name', 'The name'), integerField('Size', 'The size'), shapeField];

function definitionOf(
  { isInGroup, scales: [minScale, maxScale] }: Layer,
  id: number,
): FeatureLayerDefinition {
  return {
    kind: 'features',
    id,
    name: `Layer ${id}`,
    description: '',
    parentId: isInGroup ? GROUP : TOP_LEVEL,
    geometryType: 'geoGeometryPoint',
    renderer: markerRenderer('', [0, 0, 0], 5),
    fields,
    displayField: 'Name',
    relations: [],
    minScale,
    maxScale,
    hyperlink: 'https://example.org/{Size}',
  };
}

function placeOf([column, line]: readonly [number, number]) {
  return [ORIGIN[0] + column * STEP_M, ORIGIN[1] + line * STEP_M] as const;
}

function contextOf({ layers, groupScales: [minScale, maxScale] }: World): MapContext {
  const map: MapDefinition = {
    name: 'Random',
    description: '',
    crs: STORED,
    layers: [
      { kind: 'group', id: GROUP, name: 'Group', description: '', parentId: TOP_LEVEL, minScale, maxScale },
      ...layers.map(definitionOf),
    ],
    tables: [],
  };
  const tables = layers.map((each) =>
    createFeatureTable(
      each.rows.map(({ objectId, name, size, place }) => {
        const [x, y] = placeOf(place ?? [0, 0]);
        return {
          objectId,
          values: { OBJECTID: objectId, Name: name, Size: size },
          shape: place ? { kind: 'point' as const, x, y } : undefined,
        };
      }),
      STORED,
    ),
  );
  const clock = createSetClock('2026-11-28T12:00:00Z');
  return {
    catalog: [map],
    features: {
      async readTable(id) {
        const table = tables[id];
        if (!table) throw new Error(`No table ${id}`);
        return strictTable(table);
      },
    },
    outputs: createMemoryOutputs(),
    drawing: createFairDrawing(createCountedEventLoop()),
    createScheduler: () => NEVER_YIELDING,
    clock,
    origin: 'http://localhost',
    scheduler: () => NEVER_YIELDING,
  };
}

const MapImageDisplay = { ImageHeight: 300, ImageWidth: 400, ImageDPI: 96 };

function descriptionOf({
  layers,
  groupIsOn,
  scale: Scale,
  isReordered,
  wkid,
}: World): MapType<'MapDescription'> {
  const state = (LayerID: number, Visible: boolean | undefined, least?: number) => ({
    $type: 'LayerDescription' as const,
    LayerID,
    ...(Visible === undefined ? {} : { Visible }),
    ...(least === undefined ? {} : { DefinitionExpression: `Size >= ${least}` }),
  });
  const [X, Y] = createTransform(STORED, findCrs(wkid))(ORIGIN[0] + 4 * STEP_M, ORIGIN[1] + 4 * STEP_M);
  return {
    Name: 'Random',
    Rotation: 0,
    SpatialReference: { $type: 'ProjectedCoordinateSystem', WKID: wkid },
    MapArea: { $type: 'CenterAndScale', Center: { $type: 'PointN', X, Y }, Scale },
    HonorLayerReordering: isReordered,
    LayerDescriptions: [
      ...(groupIsOn === undefined ? [] : [state(GROUP, groupIsOn)]),
      // Backwards; those of even numbers are left out where nothing is said of them.
      ...layers
        .map(({ isOn, least }, id) => ({ id, isOn, least }))
        .filter(({ id, isOn, least }) => id % 2 === 1 || isOn !== undefined || least !== undefined)
        .map(({ id, isOn, least }) => state(id, isOn, least))
        .reverse(),
    ],
  };
}

/** The layers in the order of the search, with the rows under their condition and whether they are seen. */
function expectedLayers({ layers, groupIsOn, groupScales, scale: n, isReordered }: World) {
  const isInScale = ([min, max]: readonly [number, number]) => (min === 0 || n <= min) && n >= max;
  const all = layers.map((each, id) => {
    const isDescribed = id % 2 === 1 || each.isOn !== undefined || each.least !== undefined;
    const isGroupSeen = (groupIsOn ?? true) && isInScale(groupScales);
    return {
      id,
      isDescribed,
      isSeen:
        (each.isOn ?? true) &&
        isInScale(each.scales) &&
        (!each.isInGroup || isGroupSeen) &&
        (isDescribed || !isReordered),
      rows: each.rows.filter(({ size }) => each.least === undefined || (size !== null && size >= each.least)),
    };
  });
  if (!isReordered) return all;
  const named = all.filter(({ isDescribed }) => isDescribed).reverse();
  return [...named, ...all.filter(({ isDescribed }) => !isDescribed)];
}

test('Find', async () => {
  const wish = fc.record({
    SearchString: fc.constantFrom('å', 'A', 'aa', '1', '7', 'b12', '-'),
    Contains: fc.boolean(),
    FindOption: fc.constantFrom('geoFindAllLayers', 'geoFindVisibleLayers'),
    SearchFields: fc.constantFrom('', 'size, NAME', 'Name'),
  });
  await fc.assert(
    fc.asyncProperty(world, wish, async (each, { FindOption, ...more }) => {
      const input = { ...more, FindOption: FindOption as 'geoFindAllLayers' };
      const results = await searchHandlers.Find(
        { MapDescription: descriptionOf(each), MapImageDisplay, LayerIDs: [], ...input },
        contextOf(each),
      );
      const has = (value: string) =>
        more.Contains
          ? value.toLowerCase().includes(more.SearchString.toLowerCase())
          : value === more.SearchString;
      const order = { '': ['Object id', 'The name', 'The size'], Name: ['The name'] };
      const keys = order[more.SearchFields as ''] ?? ['The size', 'The name'];
      const expected = expectedLayers(each)
        .filter(({ isSeen }) => isSeen || FindOption === 'geoFindAllLayers')
        .flatMap(({ id, rows: some }) =>
          some.flatMap((row) => {
            const values: { [key: string]: number | string | null } = {
              'Object id': row.objectId,
              'The name': row.name,
              'The size': row.size,
            };
            const key = keys.find((name) => values[name] !== null && has(String(values[name])));
            return key === undefined ? [] : [[id, row.objectId, key, String(values[key])]];
          }),
        );
      expect(
        results.map(({ LayerID, FeatureID, FieldName, Value }) => [LayerID, FeatureID, FieldName, Value]),
      ).toEqual(expected);
    }),
    { numRuns: 200 },
  );
}, 60_000);

const OPTIONS = [
  'geoIdentifyTopmost',
  'geoIdentifyAllLayers',
  'geoIdentifyVisibleLayers',
  'geoIdentifyTopOneWithHTMLPopup',
  'geoIdentifyVisibleWithHTMLPopup',
] as const;

test('Identify', async () => {
  const wish = fc.record({ at: fc.tuple(cell, cell), Tolerance: fc.integer({ min: 1, max: 200 }) });
  await fc.assert(
    fc.asyncProperty(
      world,
      wish,
      fc.constantFrom(...OPTIONS),
      async (each, { at, Tolerance }, IdentifyOption) => {
        const project = createTransform(STORED, findCrs(each.wkid));
        const [X, Y] = project(...placeOf(at));
        const results = await searchHandlers.Identify(
          {
            MapDescription: descriptionOf(each),
            MapImageDisplay,
            SearchShape: { $type: 'PointN', X, Y },
            Tolerance,
            IdentifyOption,
            LayerIDs: [],
          },
          contextOf(each),
        );
        const metresPerUnit = each.wkid === 4326 ? 111_319.490_8 : 1;
        const unitsPerPixel = each.scale / (metresPerUnit * 39.37 * 96);
        const reach = Tolerance * unitsPerPixel;
        const distances = (place: readonly [number, number]) => {
          const [x, y] = project(...placeOf(place));
          return Math.hypot(x - X, y - Y);
        };
        // Nobody can tell which side of the edge a distance is that rounds to it.
        const isClear = (place: Row['place']) => !place || Math.abs(distances(place) / reach - 1) > 1e-9;
        fc.pre(each.layers.every((layerOf) => layerOf.rows.every(({ place }) => isClear(place))));
        const hits = expectedLayers(each)
          .filter(({ isSeen }) => isSeen || IdentifyOption === 'geoIdentifyAllLayers')
          .map(({ id, rows: some }) =>
            some
              .filter(({ place }) => place && distances(place) <= reach)
              .map(({ objectId }) => [id, objectId]),
          )
          .filter(({ length }) => length > 0);
        const expected = /Top/.test(IdentifyOption) ? hits.slice(0, 1) : hits;
        expect(results.map(({ LayerID, FeatureID }) => [LayerID, FeatureID])).toEqual(expected.flat());
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);

test('QueryHyperlinks', async () => {
  await fc.assert(
    fc.asyncProperty(world, fc.integer({ min: 0, max: 359 }), async (each, Rotation) => {
      const results = await searchHandlers.QueryHyperlinks(
        { MapDescription: { ...descriptionOf(each), Rotation }, MapImageDisplay, LayerIDs: [] },
        contextOf(each),
      );
      const project = createTransform(STORED, findCrs(each.wkid));
      const centre = project(ORIGIN[0] + 4 * STEP_M, ORIGIN[1] + 4 * STEP_M);
      const metresPerUnit = each.wkid === 4326 ? 111_319.490_8 : 1;
      const unitsPerPixel = each.scale / (metresPerUnit * 39.37 * 96);
      const turn = (Rotation * Math.PI) / 180;
      /** How far outside the image, as a share of its half: below 1 is inside. */
      const outside = (place: readonly [number, number]) => {
        const [x, y] = project(...placeOf(place));
        const [east, north] = [x - centre[0], y - centre[1]];
        const right = east * Math.cos(turn) - north * Math.sin(turn);
        const up = east * Math.sin(turn) + north * Math.cos(turn);
        return Math.max(Math.abs(right) / (200 * unitsPerPixel), Math.abs(up) / (150 * unitsPerPixel));
      };
      const isClear = (place: Row['place']) => !place || Math.abs(outside(place) - 1) > 1e-9;
      fc.pre(each.layers.every((layerOf) => layerOf.rows.every(({ place }) => isClear(place))));
      const expected = expectedLayers(each)
        .filter(({ isSeen }) => isSeen)
        .flatMap(({ rows: some }) =>
          some.flatMap(({ place, size }) =>
            place && outside(place) < 1 && size !== null ? [{ place, size }] : [],
          ),
        );
      expect(results).toEqual(
        expected.map(({ place, size }) => ({
          URL: `https://example.org/${size}`,
          Location: expect.objectContaining({ X: placeOf(place)[0], Y: placeOf(place)[1] }),
        })),
      );
    }),
    { numRuns: 200 },
  );
}, 60_000);
