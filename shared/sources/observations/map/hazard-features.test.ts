import { expect, test, vi } from 'vitest';
import { regionName } from '../../../contracts/observation/regions.ts';
import type { FeatureTable, FeatureValue } from '../../../ports/feature-store.ts';
import { hazardRows, NEIGHBOUR, OFFICE } from '../../../testing/hazard-rows.ts';
import { createCountedEventLoop, createMemoryLog } from '../../../testing/ports/fixed-ports.ts';
import { createMemoryObjectIdStore } from '../../../testing/ports/memory-object-id-store.ts';
import { createDirectory } from '../directory.ts';
import type { NewRow } from '../search-row.ts';
import { createObservationTable } from '../table/observation-table.ts';
import { createHazardFeatures } from './hazard-features.ts';
import { HAZARD_LAYER_IDS, hazardLayerOf } from './hazard-layers.ts';

const COUNT = 1_200;
const directory = createDirectory();
const rows = hazardRows(COUNT, 3, directory);
const some = (index: number): NewRow => rows[index] ?? expect.fail('no rows');

function createGroup(objectIds = createMemoryObjectIdStore()) {
  const table = createObservationTable();
  const log = createMemoryLog();
  const eventLoop = createCountedEventLoop();
  const group = createHazardFeatures({ registrations: { table, directory }, objectIds, eventLoop, log });
  return { table, group, log, objectIds };
}

const keyOf = ({ source, regId }: Pick<NewRow, 'source' | 'regId'>) => `${source?.targetName ?? ''} ${regId}`;

/** The rows of a layer, by their keys. */
async function keysOf(table: FeatureTable): Promise<string[]> {
  const loaded = await table.load(['RegId', 'TargetName']);
  const [numbers, targets] = [loaded.values('RegId'), loaded.values('TargetName')];
  return numbers.map((number, row) => `${targets[row] ?? ''} ${number}`);
}

const layerRows = (id: number, of: readonly NewRow[] = rows) =>
  of.filter(({ hazardId }) => hazardLayerOf.get(hazardId) === id);

test('each observation is a row of the layer of its hazard, by its object id', async () => {
  const { table, group } = createGroup();
  for (const row of rows) table.add(row);
  let total = 0;
  for (const id of HAZARD_LAYER_IDS) {
    const layer = await group.readTable(id);
    expect((await keysOf(layer)).toSorted()).toEqual(layerRows(id).map(keyOf).toSorted());
    expect(layer.objectIds).toEqual([...new Set(layer.objectIds)].toSorted((one, other) => one - other));
    total += layer.rowCount;
  }
  expect(total).toBe(COUNT);
});

/** What each field says of a row, written apart from the layers. */
function valuesOf({ stored, ...row }: NewRow): { readonly [field: string]: FeatureValue } {
  const place = Object(stored.registration['ObsLocation']);
  return {
    RegId: row.regId,
    DtObsTime: row.obsMs,
    DtRegTime: stored.registeredAtMs,
    DtChangeTime: row.changedMs,
    MunicipalNo: null,
    ForecastRegionTid: row.regionId,
    ForecastRegionName: regionName(row.regionId),
    LocationId: row.locationId,
    LocationName: place.LocationName,
    ObserverGroupId: row.groupId === 0 ? null : row.groupId,
    NickName: row.nickName,
    ObserverId: row.observerId,
    CompetenceLevelTid: row.competenceId,
    CompetenceLevelName: null,
    GeoHazardTid: row.hazardId,
    Latitude: row.position?.latitude ?? null,
    Longitude: row.position?.longitude ?? null,
    TargetName: row.source?.targetName ?? null,
    AsOf: row.source?.asOfMs ?? null,
  };
}

test.each(['all of them', 'some of them'])(
  'fields say what the registrations say, asked for %s',
  async (wish) => {
    const { table, group } = createGroup();
    for (const row of rows) table.add(row);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    const layer = await group.readTable(21);
    const keys = await keysOf(layer);
    const wanted = wish === 'all of them' ? [...keys.keys()] : [2, 17, keys.length - 1];
    const expected = wanted.map((row) => valuesOf(byKey.get(keys[row] ?? '') ?? expect.fail('no such row')));
    const fields = Object.keys(expected[0] ?? {});
    const loaded = await layer.load(fields, wish === 'all of them' ? undefined : wanted);
    const columns = fields.map((field) => loaded.values(field));
    const found = wanted.map((row) =>
      Object.fromEntries(fields.map((field, index) => [field, columns[index]?.[row]])),
    );
    expect(found).toEqual(expected);
  },
);

test('a column is read once for as long as a loaded table is held, and not kept beyond that', async () => {
  const { table, group } = createGroup();
  for (const row of rows) table.add(row);
  const layer = await group.readTable(21);
  const sourceOf = vi.spyOn(table, 'sourceOf');
  for (const wanted of [undefined, [0, 3]]) {
    sourceOf.mockClear();
    const loaded = await layer.load(['AsOf'], wanted);
    const [first, again] = [loaded.values('AsOf'), loaded.values('AsOf')];
    expect(again).toBe(first);
    expect(sourceOf).toHaveBeenCalledTimes(wanted?.length ?? layer.rowCount);
  }
  expect((await layer.load(['AsOf'])).values('AsOf')).not.toBe((await layer.load(['AsOf'])).values('AsOf'));
});

test('where half of all rows are asked about only those are unpacked', async () => {
  const { table, group } = createGroup();
  for (const row of rows) table.add(row);
  const layer = await group.readTable(21);
  const some = Array.from({ length: Math.floor(layer.rowCount / 2) }, (_, index) => 2 * index);
  const read = vi.spyOn(table, 'read');
  const loaded = await layer.load(['LocationName', 'RegId'], some);
  expect(read).toHaveBeenCalledTimes(some.length);
  const names = loaded.values('LocationName');
  expect(some.filter((row) => typeof names[row] === 'string')).toEqual(some);
});

test('registrations are unpacked for one question at a time, and once for those that ask the same', async () => {
  const { table, group } = createGroup();
  for (const row of rows) table.add(row);
  const [snow, water] = [await group.readTable(21), await group.readTable(23)];
  const read = vi.spyOn(table, 'read');
  await snow.load(['LocationName']);
  await water.load(['MunicipalNo']);
  const one = read.mock.calls.map(([row]) => row);
  read.mockClear();
  const [first, again, few] = await Promise.all([
    snow.load(['LocationName']),
    snow.load(['LocationName', 'RegId']),
    snow.load(['LocationName'], [0]),
    water.load(['MunicipalNo']),
  ]);
  // The one row that is asked for waits for nobody.
  const calls = read.mock.calls.map(([row]) => row);
  const place = calls.lastIndexOf(one[0] ?? -1);
  expect(place).toBeLessThan(300);
  expect(calls.toSpliced(place, 1)).toEqual(one);
  expect(first.values('LocationName')).toEqual(again.values('LocationName'));
  expect(few.values('LocationName')).toEqual([first.values('LocationName')[0]]);
});

test('forms are told by their names, pictures at the end', async () => {
  const { table, group } = createGroup();
  table.add({ ...some(1), hazardId: 70, typeIds: new Set([12, 50, 13]) });
  table.add({ ...some(2), hazardId: 70, typeIds: new Set() });
  const loaded = await (await group.readTable(22)).load(['Forms', 'GeoHazardName']);
  expect(loaded.values('Forms')).toEqual(['Ice Thickness, Danger Sign, Picture', null]);
  expect(loaded.values('GeoHazardName')).toEqual(['Ice', 'Ice']);
});

test('a box finds the points in it, and what has no place is in none', async () => {
  const { table, group } = createGroup();
  const placeless = { ...some(1), hazardId: 10, position: undefined };
  const beyond = { ...some(2), hazardId: 10, position: { latitude: 91, longitude: 7 } };
  for (const row of [...rows, { ...placeless, regId: 1_900_000_001 }, { ...beyond, regId: 1_900_000_002 }])
    table.add(row);
  const layer = await group.readTable(21);
  const keys = await keysOf(layer);
  const snow = layerRows(21);
  for (const [xMin, yMin, xMax, yMax] of [
    [6, 60, 9, 62],
    [5, 58, 31, 71],
    [0, 0, 1, 1],
    [-Infinity, -Infinity, Infinity, Infinity],
  ] as const) {
    const isIn = ({ position: { latitude, longitude } = { latitude: 0, longitude: -1 } }: NewRow) =>
      longitude >= xMin && longitude <= xMax && latitude >= yMin && latitude <= yMax;
    const found = layer.index.search({ xMin, yMin, xMax, yMax }).map((row) => keys[row]);
    expect(found.toSorted()).toEqual(snow.filter(isIn).map(keyOf).toSorted());
  }
  expect(layer.index.size).toBe(snow.length);
  expect(layer.rowCount).toBe(snow.length + 2);
  const last = layer.rowCount - 1;
  expect([layer.shape(last), layer.shape(last - 1)]).toEqual([undefined, undefined]);
  const flat = layer.flatShapes([last, 0]);
  expect([...flat.shapeStarts]).toEqual([0, 0, 1]);
  expect([...flat.coordinates]).toHaveLength(2);
  expect(layer.shape(0)).toEqual({ kind: 'point', x: flat.coordinates[0], y: flat.coordinates[1] });
});

test('two services may give one number; object ids stay apart, and the same after another start', async () => {
  const { table, group, objectIds } = createGroup();
  for (const source of [OFFICE, NEIGHBOUR]) table.add({ ...some(1), hazardId: 10, regId: 4_077, source });
  table.add({ ...some(1), hazardId: 10, regId: 1_000_000_007, source: OFFICE });
  table.add({ ...some(1), hazardId: 10, regId: 1_000_000_007, source: undefined });
  const before = await group.readTable(21);
  expect(before.objectIds.toSorted((one, other) => one - other)).toEqual([
    1_004_077, 2_004_077, 3_000_007, 1_000_000_007,
  ]);
  const idsByKey = async (layer: FeatureTable) =>
    Object.fromEntries((await keysOf(layer)).map((key, row) => [key, layer.objectIds[row]]));
  const again = createGroup(objectIds);
  again.table.add({ ...some(1), hazardId: 10, regId: 1_000_000_007, source: undefined });
  for (const [regId, source] of [
    [1_000_000_007, OFFICE],
    [4_077, NEIGHBOUR],
    [4_077, OFFICE],
  ] as const)
    again.table.add({ ...some(1), hazardId: 10, regId, source });
  expect(await idsByKey(await again.group.readTable(21))).toEqual(await idsByKey(before));
});

test('a number that has no place in 32 bits leaves its row out, and is logged', async () => {
  const { table, group, log } = createGroup();
  for (const regId of [2 ** 31, 0.5, -1, 5])
    table.add({ ...some(1), hazardId: 20, regId, source: undefined });
  expect((await group.readTable(24)).objectIds).toEqual([5]);
  expect(log.errors).toHaveLength(1);
});

test('a target with scattered numbers gets 64 pages in one go, and leaves places for others and after a start', async () => {
  const { table, group, log, objectIds } = createGroup();
  const numberKeys = vi.spyOn(objectIds, 'numberKeys');
  const fill = (into: typeof table) => {
    for (let index = 1; index <= 5_000; index++)
      into.add({ ...some(1), hazardId: 10, regId: 1_000_000 * index, source: OFFICE });
    into.add({ ...some(1), hazardId: 10, regId: 5, source: NEIGHBOUR });
  };
  fill(table);
  const layer = await group.readTable(21);
  expect([layer.rowCount, layer.objectIds.at(-1)]).toEqual([65, 65_000_005]);
  expect([numberKeys.mock.calls.length, log.errors.length]).toEqual([1, 1]);
  expect(log.errors[0]).toContain('4936');
  const again = createGroup(objectIds);
  again.table.add({ ...some(1), hazardId: 10, regId: 7_000_000_000, source: OFFICE });
  fill(again.table);
  expect((await again.group.readTable(21)).objectIds).toEqual(layer.objectIds);
  expect(numberKeys).toHaveBeenCalledTimes(1);
});

test('no page gets a number beyond the places that there are', async () => {
  const { table, group, objectIds } = createGroup();
  for (let target = 0; target < 20; target++)
    for (let page = 0; page < 64; page++) {
      const source = { ...OFFICE, targetId: `target ${target}` };
      table.add({ ...some(1), hazardId: 10, regId: 1_000_000 * page, source });
    }
  const { objectIds: ids } = await group.readTable(21);
  expect([ids.length, ids.at(-1)]).toEqual([899, 899_000_000]);
  expect(await objectIds.read()).toHaveLength(899);
});

test('a table stays the same until its rows change, and then tells which came and which went', async () => {
  const { table, group } = createGroup();
  const numbers = rows.map(table.add);
  const [snow, ice] = [await group.readTable(21), await group.readTable(22)];
  expect(await group.readTable(21)).toBe(snow);
  const gone = rows.findIndex(({ hazardId }) => hazardId === 10);
  table.remove(numbers[gone] ?? -1);
  table.add({ ...some(gone), regId: 1_800_000_000, source: undefined });
  const now = await group.readTable(21);
  expect(await group.readTable(22)).toBe(ice);
  const keys = [await keysOf(snow), await keysOf(now)] as const;
  expect(now.rowsNotIn?.(snow)?.map((row) => keys[1][row])).toEqual([' 1800000000']);
  expect(snow.rowsNotIn?.(now)?.map((row) => keys[0][row])).toEqual([keyOf(some(gone))]);
  expect(ice.rowsNotIn?.(ice)).toEqual([]);
});

test('the digest of a table is that of its rows, whatever came and went before and in whatever order', () => {
  const [one, other] = [createObservationTable(), createObservationTable()];
  const numbers = rows.map(one.add);
  for (const number of numbers.slice(100)) one.remove(number);
  for (const row of rows.slice(0, 100).toReversed()) other.add(row);
  expect(one.digest).toBe(other.digest);
  other.remove(3);
  expect(one.digest).not.toBe(other.digest);
  other.add({ ...some(96), obsMs: some(96).obsMs + 1 });
  expect(one.digest).not.toBe(other.digest);
});
