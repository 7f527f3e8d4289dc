import { expect, test } from 'vitest';
import { encodeColumns } from '../../../shared/tables/column-codec.ts';
import { textColumn } from '../../../shared/tables/make-column.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { createRegisterTables, versionsOf } from './register-tables.ts';
import { createTableEngine } from './table-engine.ts';
import { createDirectWorker } from './testing/direct-worker.ts';

const named = (name: string) =>
  encodeColumns({ rowCount: 1, keys: ['1'], columns: [textColumn('name', [name])] });

function startTables(firstName?: string) {
  const errors: unknown[] = [];
  const replies: ((name: string | Error) => Promise<void>)[] = [];
  const columns = () =>
    new Promise((resolve, reject) => {
      replies.push(async (name) => {
        if (name instanceof Error) reject(name);
        else resolve({ register: 'plants', version: name, table: named(name) });
        await new Promise((done) => setTimeout(done, 0));
      });
    });
  const status = async () => [];
  const data = { 'registers.columns': columns, 'registers.status': status } as unknown as Bridge['data'];
  const { bridge, setConnection } = createFakeBridge();
  if (firstName !== undefined) setConnection('data', 'connecting');
  const kept = { register: 'plants', version: '1', table: named(firstName ?? '') } as const;
  const first = { statuses: [], columns: firstName === undefined ? [] : [kept] };
  const tables = createRegisterTables(
    { ...bridge, data, first },
    (error) => errors.push(error),
    createTableEngine(createDirectWorker),
  );
  let changes = 0;
  tables.subscribe(() => {
    changes += 1;
  });
  const shown = () => {
    const column = tables.current('plants')?.table.columns[0];
    return column && 'dictionary' in column ? column.dictionary[1] : undefined;
  };
  return { tables, replies, errors, shown, changes: () => changes, setConnection };
}

test('a register is loaded once for the same versions, and again for others', async () => {
  const { tables, replies, shown, changes } = startTables();
  tables.load('plants', '1');
  tables.load('plants', '1');
  expect(replies).toHaveLength(1);
  await replies[0]?.('first');
  expect(shown()).toBe('first');
  tables.load('plants', '2');
  await replies[1]?.('second');
  expect(shown()).toBe('second');
  // The rows, that newer ones are on their way, these, and that they are there.
  expect(changes()).toBe(4);
});

test('rows that are shown are told to be old while newer ones are on their way, also where these fail', async () => {
  const { tables, replies } = startTables();
  tables.load('plants', '1');
  expect(tables.isLoading('plants')).toBe(false);
  await replies[0]?.('first');
  tables.load('plants', '2');
  expect(tables.isLoading('plants')).toBe(true);
  await replies[1]?.('second');
  expect(tables.isLoading('plants')).toBe(false);
  tables.load('plants', '3');
  await replies[2]?.(new Error('gone'));
  expect(tables.isLoading('plants')).toBe(false);
});

test('an answer that comes after a newer one was asked for is dropped', async () => {
  const { tables, replies, shown } = startTables();
  tables.load('plants', '1');
  tables.load('plants', '2');
  await replies[1]?.('new');
  await replies[0]?.('old');
  expect(shown()).toBe('new');
});

test('a failure is told, and the same versions can be asked for again', async () => {
  const { tables, replies, errors, shown } = startTables();
  tables.load('plants', '1');
  await replies[0]?.(new Error('away'));
  expect(errors).toHaveLength(1);
  tables.load('plants', '1');
  await replies[1]?.('back');
  expect(shown()).toBe('back');
});

test('what is known from the last start is shown at once, and asked for when the data window is there', async () => {
  const { tables, replies, shown, changes, setConnection } = startTables('kept');
  tables.load('plants', '1');
  expect(shown()).toBe('kept');
  expect(replies).toHaveLength(0);
  setConnection('data', 'open');
  await expect.poll(() => replies).toHaveLength(1);
  await replies[0]?.('kept');
  expect([shown(), changes()]).toEqual(['kept', 1]);
});

test('a connection that is open before the data window answers shows what is known all the same', async () => {
  const { tables, replies, shown, setConnection } = startTables('kept');
  setConnection('data', 'open');
  tables.load('plants', '1');
  expect(shown()).toBe('kept');
  await expect.poll(() => replies).toHaveLength(1);
});

test('what was wrong in it is replaced, also where the versions are the same', async () => {
  const { tables, replies, shown, setConnection } = startTables('wrong');
  tables.load('plants', '1');
  setConnection('data', 'open');
  await expect.poll(() => replies).toHaveLength(1);
  await replies[0]?.('right');
  expect(shown()).toBe('right');
});

test('a table whose versions are others is asked for once, and what was known is never shown again', async () => {
  const { tables, replies, shown, setConnection } = startTables('old');
  tables.load('plants', '1');
  tables.load('plants', '2');
  setConnection('data', 'open');
  expect(replies).toHaveLength(1);
  await replies[0]?.('new');
  expect(shown()).toBe('new');
});

test('plants are other ones when their points or certificates are', () => {
  const versions = (points: string) => versionsOf('plants', (id) => (id === 'points' ? points : '1'));
  expect(versions('1')).not.toBe(versions('2'));
  expect(versionsOf('applications', (id) => (id === 'points' ? 'x' : '1'))).toBe('1');
});
