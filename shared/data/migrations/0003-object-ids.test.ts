import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDexie } from '../database.ts';
import { registersMigration } from './0001-registers.ts';
import { viewsMigration } from './0002-views.ts';
import { objectIdsMigration } from './0003-object-ids.ts';

test('a database of the step before keeps its views and gets object ids', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = createDexie('test', [registersMigration, viewsMigration], options);
  await before.open();
  await before.table('views').add({ viewId: 'v', savedAtMs: 1 });
  before.close();

  const after = createDexie('test', [registersMigration, viewsMigration, objectIdsMigration], options);
  await after.open();
  expect(await after.table('views').toArray()).toEqual([{ viewId: 'v', savedAtMs: 1 }]);
  await after.table('objectIds').add({ table: 'licences', key: '2 482', id: 1 });
  expect(await after.table('objectIds').where({ table: 'licences' }).toArray()).toEqual([
    { table: 'licences', key: '2 482', id: 1 },
  ]);
});
