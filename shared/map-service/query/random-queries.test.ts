// Queries that chance made, every part of a filter with every other, against an oracle that looks at every row.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markerRenderer } from '../../cartography/symbols.ts';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { dateField, integerField, objectIdField, shapeField, textField } from '../../catalog/fields.ts';
import { type FeatureLayerDefinition, TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { queryFilter, spatialFilter, timeFilter } from '../../testing/map-descriptions.ts';
import { createSetClock } from '../../testing/ports/fixed-ports.ts';
import { strictTable } from '../../testing/strict-table.ts';
import { selectRows } from './select-rows.ts';

const STORED = findCrs(25833);
const DAY_MS = 86_400_000;

const source: FeatureLayerDefinition = {
  kind: 'features',
  id: 0,
  name: 'Random',
  description: '',
  parentId: TOP_LEVEL,
  geometryType: 'geoGeometryPoint',
  renderer: markerRenderer('', [0, 0, 0], 5),
  fields: [
    objectIdField,
    textField('Name', 'Name'),
    integerField('Size', 'Size'),
    dateField('Day', 'Day'),
    shapeField,
  ],
  displayField: 'Name',
  relations: [],
  timeField: 'Day',
};
const map: MapDefinition = { name: 'Random', description: '', crs: STORED, layers: [source], tables: [] };

interface Row {
  readonly objectId: number;
  readonly Name: string | null;
  readonly Size: number | null;
  readonly Day: number | null;
  readonly place: readonly [number, number] | null;
}

const NUMBERS = Array.from({ length: 45 }, (_, index) => index + 1);
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const few = fc.integer({ min: 0, max: 4 });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const rows: fc.Arbitrary<Row[]> = fc
  .uniqueArray(
    fc.record({
      objectId: fc.integer({ min: 1, max: 40 }),
      Name: orNone(fc.constantFrom('a', 'B', 'å', '', 'b')),
      Size: orNone(few),
      Day: orNone(few.map((day) => day * DAY_MS)),
      place: orNone(fc.tuple(few, few)),
    }),
    { selector: ({ objectId }) => objectId, minLength: 5, maxLength: 20 },
  )
  .map((all) => all.toSorted((one, other) => one.objectId - other.objectId));

/** A condition, and what it means. */
type Condition = readonly [text: string, test: (row: Row) => boolean];
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Condition>(['', () => true]) },
  few.map((n): Condition => [`size > ${n}`, ({ Size }) => Size !== null && Size > n]),
  few.map((n): Condition => [`NOT "Size" = ${n}`, ({ Size }) => Size !== null && Size !== n]),
  fc.constant<Condition>(['[name] IS NULL', ({ Name }) => Name === null]),
  fc.constant<Condition>(["Name >= 'a'", ({ Name }) => Name !== null && Name >= 'a']),
  few.map(
    (n): Condition => [
      `Size = ${n} OR Day < DATE '1970-01-0${n + 1}'`,
      ({ Size, Day }) => Size === n || (Day !== null && Day < n * DAY_MS),
    ],
  ),
);
const orderField = fc.constantFrom('OBJECTID', 'Name', 'Size', 'Day');
const query = fc.record({
  where: condition,
  definition: condition,
  ids: sometimes(fc.shuffledSubarray(NUMBERS, { minLength: 20 })),
  box: sometimes(fc.oneof(fc.tuple(few, few, few, few), fc.constant([0, 0, 3, 4] as const))),
  days: sometimes(fc.oneof(fc.tuple(few, few), fc.constant([1, 4] as const))),
  order: fc.array(fc.record({ field: orderField, isDescending: fc.boolean() }), { maxLength: 3 }),
  distinct: sometimes(fc.uniqueArray(fc.constantFrom('Name', 'Size', 'Day'), { minLength: 1 })),
});
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

function filterOf({ where, ids, box, days, order, distinct }: Query) {
  const common = {
    WhereClause: where[0],
    ...(ids ? { FIDSet: { FIDArray: ids } } : {}),
    PostfixClause:
      order.length === 0
        ? ''
        : `ORDER BY ${order.map(({ field, isDescending }) => `${field}${isDescending ? ' DESC' : ''}`).join(', ')}`,
    ...(distinct ? { PrefixClause: 'DISTINCT', SubFields: distinct.join(',') } : {}),
  };
  const [x = 0, y = 0, otherX = 0, otherY = 0] = box ?? [];
  // A little wider than the grid of places, so that edges are no matter of rounding.
  const geometry = {
    $type: 'EnvelopeN' as const,
    XMin: Math.min(x, otherX) - 0.5,
    YMin: Math.min(y, otherY) - 0.5,
    XMax: Math.max(x, otherX) + 0.5,
    YMax: Math.max(y, otherY) + 0.5,
  };
  if (days) {
    const [StartTime, EndTime] = [days[0] * DAY_MS, days[1] * DAY_MS];
    const time = timeFilter(
      { $type: 'TimeExtent', StartTime, EndTime },
      { ...common, FilterGeometry: geometry },
    );
    if (box) return time;
    const { FilterGeometry: _, ...withoutPlace } = time;
    return withoutPlace as typeof time;
  }
  return box ? spatialFilter(geometry, common) : queryFilter(where[0], common);
}

function isMet(row: Row, { where, definition, ids, box, days }: Query): boolean {
  const isBetween = (value: number, [one = 0, other = 0]: readonly number[]) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const { objectId, place, Day } = row;
  return (
    where[1](row) &&
    definition[1](row) &&
    (!ids || ids.includes(objectId)) &&
    (!box ||
      (place !== null && isBetween(place[0], [box[0], box[2]]) && isBetween(place[1], [box[1], box[3]]))) &&
    // A window that ends before it begins holds nothing.
    (!days || (Day !== null && Day >= days[0] * DAY_MS && Day <= days[1] * DAY_MS))
  );
}

function expectedIds(all: readonly Row[], wanted: Query): number[] {
  const compare = (one: Row, other: Row) => {
    for (const { field, isDescending } of wanted.order) {
      const [a, b] = [one, other].map((row) => (field === 'OBJECTID' ? row.objectId : row[field as 'Name']));
      if (a === b) continue;
      const isBefore = a === null || (b !== null && a !== undefined && b !== undefined && a < b);
      return isBefore !== isDescending ? -1 : 1;
    }
    return 0;
  };
  const met = all.filter((row) => isMet(row, wanted)).toSorted(compare);
  const keyOf = (row: Row) => JSON.stringify(wanted.distinct?.map((field) => row[field as 'Name']));
  const first = new Map(met.toReversed().map((row) => [keyOf(row), row]));
  return met
    .filter((row) => !wanted.distinct || first.get(keyOf(row)) === row)
    .map(({ objectId }) => objectId);
}

test('rows are those that meet every part of a filter, in the wanted order', async () => {
  const clock = createSetClock('2026-11-28T12:00:00Z');
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(rows, query, async (all, wanted) => {
      const table = createFeatureTable(
        all.map(({ objectId, Name, Size, Day, place }) => ({
          objectId,
          values: { OBJECTID: objectId, Name, Size, Day },
          shape: place ? { kind: 'point' as const, x: place[0], y: place[1] } : undefined,
        })),
        STORED,
      );
      const selected = await selectRows({
        source,
        table: strictTable(table),
        definition: { text: wanted.definition[0], path: 'LayerDescription.DefinitionExpression' },
        map,
        filter: filterOf(wanted),
        createScheduler: () => NEVER_YIELDING,
        clock,
      });
      taken += selected.length;
      expect(selected.map((row) => table.objectIds[row])).toEqual(expectedIds(all, wanted));
    }),
    { numRuns: 2000, seed: 20_261_128 },
  );
  expect(taken).toBeGreaterThan(1000);
}, 60_000);
