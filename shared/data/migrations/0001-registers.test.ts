import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDexie } from '../database.ts';
import { registersMigration } from './0001-registers.ts';

test('an empty database gets a table a register and one of their states', async () => {
  const dexie = createDexie('test', [registersMigration], { indexedDB: new IDBFactory(), IDBKeyRange });
  await dexie.open();
  const names = dexie.tables.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['applications', 'plants', 'points', 'quarters', 'registers']);
  await dexie.table('applications').add({ order: 0, key: 'a', ownerNumber: '9', value: { Navn: 'å' } });
  const found = await dexie.table('applications').where({ ownerNumber: '9' }).toArray();
  expect(found).toEqual([{ order: 0, key: 'a', ownerNumber: '9', value: { Navn: 'å' } }]);
});

test('two rows of a register cannot have one key', async () => {
  const dexie = createDexie('test', [registersMigration], { indexedDB: new IDBFactory(), IDBKeyRange });
  await dexie.open();
  await dexie.table('plants').add({ order: 0, key: '1', ownerNumber: '', value: {} });
  const again = dexie.table('plants').add({ order: 1, key: '1', ownerNumber: '', value: {} });
  await expect(again).rejects.toMatchObject({ name: 'ConstraintError' });
});
