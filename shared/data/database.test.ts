import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createMemoryLog } from '../testing/ports/fixed-ports.ts';
import { createDexie, migrations, openDatabase, openDatabaseOrAnew } from './database.ts';

function options() {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

test('the steps are numbered from 1 without a gap', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

test('writes wait for the disk', async () => {
  const { dexie } = await openDatabase('test', options());
  expect(dexie).toMatchObject({ _options: { chromeTransactionDurability: 'strict' } });
});

test('a database that cannot be opened is made anew and told of', async () => {
  const own = options();
  // A table whose key cannot be changed to ours: Dexie refuses to open the database.
  const other = createDexie('test', [{ version: 1, stores: { registers: 'somethingElse' } }], own);
  await other.open();
  await other.table('registers').add({ somethingElse: 1 });
  other.close();
  const log = createMemoryLog();
  const database = await openDatabaseOrAnew('test', log, own);
  expect(log.errors).toHaveLength(1);
  expect(await database.registers.toArray()).toEqual([]);
});

test('a database in order keeps what it holds', async () => {
  const own = options();
  const log = createMemoryLog();
  const first = await openDatabaseOrAnew('test', log, own);
  await first.registerKeys.add({ register: 'points', keys: ['1'], ownerNumbers: [''] });
  first.close();
  const second = await openDatabaseOrAnew('test', log, own);
  expect(await second.registerKeys.count()).toBe(1);
  expect(log.errors).toEqual([]);
});
