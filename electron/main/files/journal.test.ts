import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openJournal } from './journal.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('the last entry of every thing that still exists comes back, whatever else has its id', async () => {
  const folder = join(folders.create(), 'journal');
  const journal = await openJournal(folder);
  await journal.append([
    { id: '1', kind: 'view', value: { name: 'old' }, atMs: 1 },
    { id: '1', kind: 'draft', value: { text: 'snow' }, atMs: 2 },
    { id: '2', kind: 'view', value: { name: 'gone' }, atMs: 3 },
  ]);
  await journal.append([
    { id: '1', kind: 'view', value: { name: 'new' }, atMs: 4 },
    { id: '2', kind: 'view', value: null, atMs: 5 },
  ]);
  await journal.close();
  const again = await openJournal(folder);
  expect(again.read()).toEqual([
    { id: '1', kind: 'view', value: { name: 'new' }, atMs: 4 },
    { id: '1', kind: 'draft', value: { text: 'snow' }, atMs: 2 },
  ]);
  await again.close();
});
