import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import type { StoredLayer } from '../ports/layer-store.ts';
import { createCountedEventLoop } from '../testing/ports/fixed-ports.ts';
import { createDexie, migrations, openDatabase } from './database.ts';
import { digestOfBytes } from './digest.ts';
import { createLayerStore } from './stores/layer-store.ts';
import { createRegisterStore } from './stores/register-store.ts';
import { jsonOf } from './stores/row-json.ts';

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

test('a database that cannot be opened is told as such', async () => {
  const own = options();
  // A table whose key cannot be changed to ours: Dexie refuses to open the database.
  const other = createDexie('test', [{ version: 1, stores: { registers: 'somethingElse' } }], own);
  await other.open();
  await other.table('registers').add({ somethingElse: 1 });
  other.close();
  await expect(openDatabase('test', own)).rejects.toThrow();
});

describe('a register of three blocks', () => {
  const state = {
    register: 'plants',
    origin: 'file',
    source: '',
    changedAtMs: 1,
    version: '',
    baseImportIds: [],
  } as const;
  const rows = Array.from({ length: 1200 }, (_, key) => ({
    key: `${key}`,
    value: { Navn: `${key}` },
    ownerNumber: '',
  }));

  async function openRegister() {
    const told: string[] = [];
    const database = await openDatabase('test', {
      ...options(),
      onDamaged: ({ message }) => told.push(message),
    });
    await createRegisterStore(database, createCountedEventLoop()).replace(
      { ...state, rows: rows.length },
      rows,
    );
    // As the next start does, which has looked at no block yet.
    return { database, told, store: createRegisterStore(database, createCountedEventLoop()) };
  }

  test('is read whole where it is as it was stored', async () => {
    const { store, told } = await openRegister();
    expect(await store.readRows('plants')).toEqual(rows);
    expect((await store.readWrittenRows('plants')).map(({ value }) => value)).toEqual(
      rows.map(({ value }) => value),
    );
    expect(await store.findRow('plants', '700')).toEqual(rows[700]);
    expect(told).toEqual([]);
  });

  test.each([0, 1, 2])('of which block %i is gone is told of and never given out short', async (number) => {
    const { database, store, told } = await openRegister();
    await database.registerBlocks.delete(['plants', number]);
    await expect(store.readRows('plants')).rejects.toThrow('rows; 1200 were stored');
    await expect(store.readWrittenRows('plants')).rejects.toThrow('rows; 1200 were stored');
    await expect(store.findRow('plants', `${number * 500}`)).rejects.toThrow('is gone');
    expect(told).toHaveLength(3);
  });

  test('of which a block was written without lines is read whole', async () => {
    const { database, store, told } = await openRegister();
    const json = new TextEncoder().encode(JSON.stringify(rows.slice(500, 1000)));
    await database.registerBlocks.update(['plants', 1], { json, digest: await digestOfBytes(json) });
    expect((await store.readWrittenRows('plants')).map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
    expect(told).toEqual([]);
  });

  test('of which a block is another one is told of, also where one row is asked for', async () => {
    const { database, store, told } = await openRegister();
    await database.registerBlocks.update(['plants', 1], {
      json: jsonOf(rows.slice(500, 1000).toReversed()),
    });
    await expect(store.readRows('plants')).rejects.toThrow('Block 1 of plants is not what was stored');
    await expect(store.findRow('plants', '500')).rejects.toThrow('is not what was stored');
    expect(await store.findRow('plants', '0')).toEqual(rows[0]);
    expect(told).toHaveLength(2);
  });

  test('of which one bit of a block is another one is told of, though its JSON is in order', async () => {
    const { database, store, told } = await openRegister();
    const block = await database.registerBlocks.get(['plants', 2]);
    if (!block) throw new Error('There is no block 2');
    const place = new TextDecoder().decode(block.json).indexOf('1100');
    block.json[place] = (block.json[place] ?? 0) ^ 2;
    await database.registerBlocks.put(block);
    await expect(store.readRows('plants')).rejects.toThrow('Block 2 of plants is not what was stored');
    await expect(store.readWrittenRows('plants')).rejects.toThrow('Block 2 of plants is not what was');
    expect(told).toHaveLength(2);
  });
});

describe('a layer', () => {
  const value = (first: number) => ({ kind: 'numbers', numbers: new Float64Array([first, 2]) }) as const;
  const layer: StoredLayer = {
    layerId: 1000,
    name: 'a',
    mapName: 'm',
    mapWkid: 4326,
    fileId: 'f',
    fileName: 'f',
    kind: 'point',
    wkid: 4326,
    rows: 2000,
    withoutShape: 0,
    bounds: { xMin: 0, yMin: 0, xMax: 1, yMax: 1 },
    fields: [],
    importedAtMs: 1,
    contentId: 'c',
  };

  test('of which a block is gone or another one is told of', async () => {
    const told: string[] = [];
    const database = await openDatabase('test', {
      ...options(),
      onDamaged: ({ message }) => told.push(message),
    });
    const block = (number: number) =>
      ({ contentId: 'c', part: 'column 0', number, value: value(number) }) as const;
    const first = createLayerStore(database);
    await first.writeBlocks([block(0), block(1)]);
    await first.put([layer]);
    const store = createLayerStore(database);
    expect(await store.readColumn('c', 0, [0, 1])).toHaveLength(2);
    await database.layerBlocks.update(['c', 'column 0', 0], { value: value(7) });
    await expect(createLayerStore(database).readColumn('c', 0, [0])).rejects.toThrow(
      'is not what was stored',
    );
    await database.layerBlocks.delete(['c', 'column 0', 1]);
    await expect(store.readColumn('c', 0, [1])).rejects.toThrow('is gone');
    expect(told).toHaveLength(2);
  });
});
