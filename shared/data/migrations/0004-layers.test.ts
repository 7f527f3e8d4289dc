import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDexie } from '../database.ts';
import { registersMigration } from './0001-registers.ts';
import { viewsMigration } from './0002-views.ts';
import { objectIdsMigration } from './0003-object-ids.ts';
import { layersMigration } from './0004-layers.ts';

test('a database of the step before keeps its object ids and gets layers with blocks', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const steps = [registersMigration, viewsMigration, objectIdsMigration];
  const before = createDexie('test', steps, options);
  await before.open();
  await before.table('objectIds').add({ table: 'licences', key: '2 482', id: 1 });
  before.close();

  const after = createDexie('test', [...steps, layersMigration], options);
  await after.open();
  expect(await after.table('objectIds').count()).toBe(1);
  await after.table('layers').add({ layerId: 1000 });
  const blocks = [1, 10, 2].map((number) => ({ contentId: 'a', part: 'shapes', number }));
  await after.table('layerBlocks').bulkAdd(blocks);
  const read = await after
    .table('layerBlocks')
    .where('[contentId+part+number]')
    .between(['a', 'shapes', 2], ['a', 'shapes', 9])
    .toArray();
  expect(read.map(({ number }) => number)).toEqual([2]);
});
