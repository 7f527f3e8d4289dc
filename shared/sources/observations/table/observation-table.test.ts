import { describe, expect, test } from 'vitest';
import { WGS_84 } from '../../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../../geo/geodesic.ts';
import { generateManyRegistrations } from '../../../testing/many-registrations.ts';
import { createRandom } from '../../../testing/observation-generator.ts';
import { SMALL_PLACE_NAMES } from '../../../testing/small-place-names.ts';
import { createDirectory } from '../directory.ts';
import { createPlaceNames } from '../place-names.ts';
import { type NewRow, type RowSource, searchRow } from '../search-row.ts';
import { createObservationTable } from './observation-table.ts';

const COUNT = 2_500;
const derived = { directory: createDirectory(), placeNames: createPlaceNames(SMALL_PLACE_NAMES) };
const rows: readonly NewRow[] = [...generateManyRegistrations(COUNT, 7)].map((stored) =>
  searchRow(stored, derived),
);
const some = (index: number): NewRow => rows[index] ?? rows[0] ?? expect.fail('no rows');

/** Not in the order of time, as registrations come. */
function filledTable() {
  const table = createObservationTable();
  const numbers = rows.map(table.add);
  const idsOf = (found: Uint32Array) => [...found].map((row) => table.columns.regId[row]);
  return { table, numbers, idsOf };
}

const inOrder = (kept: readonly NewRow[]) =>
  kept.toSorted((one, other) => other.obsMs - one.obsMs || other.regId - one.regId).map(({ regId }) => regId);

test('what was added is read as it was', () => {
  const { table, numbers } = filledTable();
  for (let index = 0; index < COUNT; index += 7) {
    const row = some(index);
    const { texts: _, ...expected } = row;
    expect(table.read(numbers[index] ?? -1)).toEqual(expected);
  }
});

test('rows stand in the order of their times, also those that come between two searches', () => {
  const table = createObservationTable();
  for (const [index, row] of rows.entries()) {
    table.add(row);
    if (index % 500 !== 0) continue;
    const found = [...table.search({})].map((each) => table.columns.regId[each]);
    expect(found).toEqual(inOrder(rows.slice(0, index + 1)));
  }
});

test('removed rows are not found, and what is added later is', () => {
  const { table, numbers, idsOf } = filledTable();
  for (const number of numbers.slice(100, 900)) table.remove(number);
  expect(idsOf(table.search({}))).toEqual(inOrder([...rows.slice(0, 100), ...rows.slice(900)]));
  table.add(some(500));
  expect(idsOf(table.search({ regId: some(500).regId }))).toEqual([some(500).regId]);
  expect(table.search({})).toHaveLength(COUNT - 799);
});

/** For those that only ask. */
const asked = filledTable();

describe('a text', () => {
  const written = (wanted: string) =>
    inOrder(
      rows.filter(({ texts }) => texts.some((text) => text.toLowerCase().includes(wanted.toLowerCase()))),
    );

  test.each(['DRØNN', 'skavl', 'é', 'čáhci 😀', '😀', 'cm.', 'finnes ikke', '12'])(
    '%s is found wherever somebody wrote it, in many rows and in few',
    (text) => {
      const { table, idsOf } = asked;
      expect(idsOf(table.search({ text }))).toEqual(written(text));
      const { regId } =
        rows.find(({ texts }) => texts.join().toLowerCase().includes(text.toLowerCase())) ?? some(0);
      expect(idsOf(table.search({ text, regId }))).toEqual(written(text).filter((id) => id === regId));
    },
  );

  test.each([
    ['20ac', '€', false],
    ['€', 'kr 5 €', true],
    ['', '\u0090', true],
    ['\u0080', '€', false],
    ['a\0b', 'a', false],
    ['İ', 'i̇', true],
  ])('%j in %j is told right, escapes or not', (text, wrote, isFound) => {
    const table = createObservationTable();
    table.add({ ...some(0), texts: [wrote, 'b'] });
    expect(table.search({ text })).toHaveLength(isFound ? 1 : 0);
  });

  test('a text does not reach from one text or row into the next', () => {
    const table = createObservationTable();
    table.add({ ...some(0), texts: ['snø', 'og is'] });
    table.add({ ...some(1), texts: ['bre'] });
    expect(table.search({ text: 'snøog' })).toHaveLength(0);
    expect(table.search({ text: 'isbre' })).toHaveLength(0);
  });
});

test('within a circle are those whose geodesic is short enough, near the edge too', () => {
  const { table, idsOf } = asked;
  const random = createRandom(3);
  for (const radiusM of [300, 20_000, 400_000, 2_000_000]) {
    const { position } = some(random.below(COUNT));
    const centre = position ?? expect.fail('no position');
    const isWithin = (row: NewRow) =>
      row.position !== undefined && geodesicBetween(WGS_84, centre, row.position).lengthM <= radiusM;
    expect(idsOf(table.search({ circle: { ...centre, radiusM } }))).toEqual(inOrder(rows.filter(isWithin)));
  }
});

test('a circle over a pole or the meridian of 180 degrees has what its geodesic says, in a period too', () => {
  const table = createObservationTable();
  const random = createRandom(5);
  const placed = rows.map((row, index) => {
    const latitude = index % 2 === 0 ? 88 + random.below(2_000) / 1_000 : random.below(4_000) / 1_000 - 2;
    const longitude = index % 2 === 0 ? random.below(360) - 180 : 178 + random.below(4_000) / 1_000;
    const position = { latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
    return index % 97 === 0 ? { ...row, position: undefined } : { ...row, position };
  });
  const numbers = placed.map(table.add);
  for (const number of numbers.slice(0, 40)) table.remove(number);
  const [fromMs, toMs] = [some(300).obsMs, some(2_000).obsMs];
  for (const [latitude, longitude, radiusM] of [
    [89.5, 20, 150_000],
    [88.9, -170, 30_000],
    [0.5, 179.9, 100_000],
    [-1, -179.5, 5_000],
    [0, 0, 30_000_000],
  ] as const) {
    const centre = { latitude, longitude };
    const isWithin = ({ position }: NewRow) =>
      position !== undefined && geodesicBetween(WGS_84, centre, position).lengthM <= radiusM;
    const within = placed.slice(40).filter(isWithin);
    const found = (period: object) =>
      [...table.search({ circle: { ...centre, radiusM }, ...period })].map((row) => table.columns.regId[row]);
    expect(within.length).toBeGreaterThan(0);
    expect(found({})).toEqual(inOrder(within));
    expect(found({ fromMs, toMs })).toEqual(
      inOrder(within.filter(({ obsMs }) => obsMs >= fromMs && obsMs <= toMs)),
    );
  }
});

test('rows of a source are found by its target, and those of none as this service', () => {
  const { table, idsOf } = filledTable();
  const source = (asOfMs: number): RowSource => ({ targetId: 'office', targetName: 'Office', asOfMs });
  const fetched = [source(1), source(2)].map((each, index) => ({ ...some(index), source: each }));
  const numbers = fetched.map(table.add);
  expect(idsOf(table.search({ sourceIds: ['office'] }))).toEqual(inOrder(fetched));
  expect(table.search({ sourceIds: [''] })).toHaveLength(COUNT);
  expect(table.search({ sourceIds: ['', 'office'] })).toHaveLength(COUNT + 2);
  expect(numbers.map((row) => table.sourceOf(row)?.asOfMs)).toEqual([1, 2]);
});

test('an observer who gets a name is found by it in rows of before', () => {
  const { table } = filledTable();
  const { observerGuid, observerId } = some(5);
  const before = table.search({ observerGuid });
  table.renameObserver({ observerGuid, observerId, nickName: 'Kari', competenceId: 0 });
  expect(table.search({ nickName: 'KARI' })).toEqual(before);
  table.add({ ...some(5), nickName: 'Kari' });
  expect(table.search({ nickName: 'kari' })).toHaveLength(before.length + 1);
});

test('a kind of landslide below all that there are is no wish for rows without one', () => {
  const { table } = asked;
  expect(rows.some(({ landslideKind }) => landslideKind === undefined)).toBe(true);
  expect(table.search({ types: [{ id: 71, subTypes: [-1] }] })).toHaveLength(0);
});
