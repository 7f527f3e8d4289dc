import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDexie } from '../database.ts';
import { registersMigration } from './0001-registers.ts';
import { viewsMigration } from './0002-views.ts';

test('a database of the step before keeps its registers and gets saved views', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = createDexie('test', [registersMigration], options);
  await before.open();
  const row = { order: 0, key: '222', ownerNumber: '987059729', value: { Navn: 'Kvilldal' } };
  await before.table('plants').add(row);
  await before.table('registers').add({ register: 'plants', version: 'a' });
  before.close();

  const after = createDexie('test', [registersMigration, viewsMigration], options);
  await after.open();
  expect(await after.table('plants').toArray()).toEqual([row]);
  expect(await after.table('registers').toArray()).toEqual([{ register: 'plants', version: 'a' }]);
  await after.table('views').add({ viewId: 'v', savedAtMs: 1 });
  expect(await after.table('views').orderBy('savedAtMs').toArray()).toEqual([{ viewId: 'v', savedAtMs: 1 }]);
});
