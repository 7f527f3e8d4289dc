import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDexie } from '../database.ts';
import { registersMigration } from './0001-registers.ts';
import { viewsMigration } from './0002-views.ts';
import { objectIdsMigration } from './0003-object-ids.ts';
import { layersMigration } from './0004-layers.ts';
import { registerBlocksMigration } from './0005-register-blocks.ts';

test('a database of the step before has its rows in blocks, in their order, and its old tables no more', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const steps = [registersMigration, viewsMigration, objectIdsMigration, layersMigration];
  const before = createDexie('test', steps, options);
  await before.open();
  const rows = Array.from({ length: 1200 }, (_, order) => {
    return { order, key: `${5000 - order}`, ownerNumber: `${order % 7}`, value: { Navn: `Å ${order}` } };
  });
  await before.table('plants').bulkAdd(rows);
  await before.table('applications').add({ order: 0, key: 'a', ownerNumber: '9', value: { GWh: 1 } });
  await before.table('registers').add({ register: 'plants', version: 'a' });
  before.close();

  const after = createDexie('test', [...steps, registerBlocksMigration], options);
  await after.open();
  const blocks = await after.table('registerBlocks').toArray();
  expect(blocks.map(({ register, number, rows: some }) => [register, number, some.length])).toEqual([
    ['applications', 0, 1],
    ['plants', 0, 500],
    ['plants', 1, 500],
    ['plants', 2, 200],
  ]);
  const moved = blocks.filter(({ register }) => register === 'plants').flatMap(({ rows: some }) => some);
  expect(moved).toEqual(rows.map(({ key, ownerNumber, value }) => ({ key, ownerNumber, value })));
  const keys = await after.table('registerKeys').get('plants');
  expect(keys.keys).toEqual(rows.map(({ key }) => key));
  expect(keys.ownerNumbers).toEqual(rows.map(({ ownerNumber }) => ownerNumber));
  expect(await after.table('registerKeys').get('points')).toBeUndefined();
  expect(await after.table('registers').toArray()).toEqual([{ register: 'plants', version: 'a' }]);
  expect(after.tables.map(({ name }) => name)).not.toContain('plants');
});
