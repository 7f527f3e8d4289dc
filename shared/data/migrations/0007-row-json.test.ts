import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createCountedEventLoop } from '../../testing/ports/fixed-ports.ts';
import { createDexie, migrations, openDatabase } from '../database.ts';
import { createRegisterStore } from '../stores/register-store.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the rows of a database of the step before are as they were, and a damaged block is no more', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = createDexie('test', migrations.slice(0, 6), options);
  await before.open();
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${at}`,
      ownerNumber: '9',
      value: { Navn: `Snåase – ${at}\n`, list: [null, 1.5] },
    }));
  const put = async (register: string, digest: (json: string) => string | undefined) => {
    const all = rows(700);
    for (const [number, some] of [all.slice(0, 500), all.slice(500)].entries()) {
      const known = digest(JSON.stringify(some));
      await before
        .table('registerBlocks')
        .add({ register, number, rows: some, ...(known !== undefined && { digest: known }) });
    }
    const keys = all.map(({ key }) => key);
    const ownerNumbers = all.map(({ ownerNumber }) => ownerNumber);
    await before.table('registerKeys').add({ register, keys, ownerNumbers });
  };
  await put('plants', sha256);
  await put('applications', () => undefined);
  await put('quarters', (json) => sha256(json.replaceAll('1.5', '1.6')));
  before.close();

  const told: string[] = [];
  const onDamaged = ({ message }: Error) => void told.push(message);
  const store = createRegisterStore(
    await openDatabase('test', { ...options, onDamaged }),
    createCountedEventLoop(),
  );
  expect(await store.readRows('plants')).toEqual(rows(700));
  expect(await store.readRows('applications')).toEqual(rows(700));
  expect(told).toEqual([]);
  await expect(store.readRows('quarters')).rejects.toThrow('quarters has 0 rows; 700 were stored');
  expect(told).toHaveLength(1);
});
