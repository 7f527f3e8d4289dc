import { expect, test } from 'vitest';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { integerField, objectIdField, textField } from '../../catalog/fields.ts';
import { findRows } from '../../catalog/find-layer.ts';
import type { RelationDefinition, TableDefinition } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { UTC } from '../wire/time-zone.ts';
import { relationshipsOf } from './related-rows.ts';

// Owners have plants, plants have machines; machines know their plants, and plants their owners.
const fields = [objectIdField, textField('Name', 'Name'), integerField('Parent', 'Parent')];
const relation = (
  id: number,
  name: string,
  relatedTableId: number,
  role: RelationDefinition['role'],
): RelationDefinition => ({
  id,
  name,
  relatedTableId,
  role,
  cardinality: 'geoRelCardinalityOneToMany',
  ...(role === 'geoRelRoleOrigin'
    ? { keyField: 'OBJECTID', relatedKeyField: 'Parent' }
    : { keyField: 'Parent', relatedKeyField: 'OBJECTID' }),
});
const table = (id: number, name: string, relations: readonly RelationDefinition[]): TableDefinition => ({
  kind: 'table',
  id,
  name,
  description: '',
  fields,
  displayField: 'Name',
  relations,
});
const map: MapDefinition = {
  name: 'Owners',
  description: '',
  crs: findCrs(25833),
  layers: [],
  tables: [
    table(1, 'Owners', [relation(1, 'Plants of owner', 2, 'geoRelRoleOrigin')]),
    table(2, 'Plants', [
      relation(2, 'Machines of plant', 3, 'geoRelRoleOrigin'),
      relation(1, 'Owner of plant', 1, 'geoRelRoleDestination'),
    ]),
    table(3, 'Machines', [relation(2, 'Plant of machine', 2, 'geoRelRoleDestination')]),
  ],
};

const rows = (...all: [OBJECTID: number, Name: string, Parent: number | null][]) =>
  createFeatureTable(
    all.map(([OBJECTID, Name, Parent]) => ({ objectId: OBJECTID, values: { OBJECTID, Name, Parent } })),
  );
const tables: { readonly [id: number]: FeatureTable } = {
  1: rows([1, 'Anne', null], [2, 'Bo', null]),
  2: rows([11, 'Elv', 1], [12, 'Foss', 1], [13, 'Bekk', null]),
  3: rows([21, 'Turbin', 12], [22, 'Pumpe', 12]),
};
const features = { readTable: async (id: number) => tables[id] ?? rows() };

/** Names and, under each, what relates to it. */
const told = (relationships: readonly MapType<'MapServerRelationship'>[] = []): object =>
  Object.fromEntries(
    relationships.map(({ Name, Rows = [] }) => [
      Name,
      Rows.map((row) => (row.Relationships ? [row.Name, told(row.Relationships)] : row.Name)),
    ]),
  );

async function ask(id: number, wanted: readonly number[], left = 99) {
  const wish = { map, features, style: { usesNames: false, isText: true }, zone: UTC, room: { left } };
  const found = await relationshipsOf(
    { source: findRows(map, id, ''), table: tables[id] ?? rows(), rows: wanted },
    wish,
  );
  return wanted.map((row) => told(found.get(row)));
}

test('rows have those that relate to them, and these theirs, away from where they began', async () => {
  expect(await ask(1, [0, 1])).toEqual([
    {
      'Plants of owner': [
        ['Elv', { 'Machines of plant': [] }],
        ['Foss', { 'Machines of plant': ['Turbin', 'Pumpe'] }],
      ],
    },
    { 'Plants of owner': [] },
  ]);
});

test('the first row looks to both sides, and no value relates to nothing', async () => {
  expect(await ask(2, [1, 2])).toEqual([
    { 'Machines of plant': ['Turbin', 'Pumpe'], 'Owner of plant': ['Anne'] },
    { 'Machines of plant': [], 'Owner of plant': [] },
  ]);
});

test('so many related rows are answered and no more', async () => {
  expect(await ask(1, [0], 2)).toEqual([
    {
      'Plants of owner': [
        ['Elv', { 'Machines of plant': [] }],
        ['Foss', { 'Machines of plant': [] }],
      ],
    },
  ]);
  expect(await ask(2, [1], 1)).toEqual([{ 'Machines of plant': ['Turbin'], 'Owner of plant': [] }]);
});
