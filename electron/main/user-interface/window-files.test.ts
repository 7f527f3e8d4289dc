import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openImportFiles } from '../files/imports/import-files.ts';
import { createSetAside } from '../files/set-aside.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { createWindowFiles } from './window-files.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

async function openFolder() {
  const folder = folders.create();
  const files = await openImportFiles(folder, {
    setAside: createSetAside(`${folder}/unlisted`),
    nowMs: () => 0,
  });
  const failures: unknown[] = [];
  const left: string[] = [];
  const importJobs = { read: () => JOB, leave: (fileId: string) => void left.push(fileId) };
  const openWindow = () => createWindowFiles(files, importJobs, (error) => void failures.push(error));
  const halves = () => readdirSync(folder).filter((name) => name.endsWith('.coming'));
  return { files, failures, left, openWindow, halves };
}

const JOB = {
  jobId: 'j1',
  kind: 'import',
  subject: 'x.json',
  state: 'running',
  doneBytes: 0,
  totalBytes: null,
  attempt: 1,
  isResumable: false,
  startedAtMs: 0,
  endedAtMs: null,
} as const;
const bytes = new Uint8Array(10);
const coming = (fileName: string, size: number) =>
  ({ fileName, bytes: size, origin: 'file', source: fileName }) as const;

test('what a window was sending is removed when it is gone, and nothing else', async () => {
  const { files, failures, openWindow, halves } = await openFolder();
  const [one, other] = [openWindow(), openWindow()];
  const whole = await one.begin(coming('x-whole.json', 10));
  await one.append(whole, bytes);
  await one.end(whole);
  const half = await one.begin(coming('x-half.json', 20));
  await one.append(half, bytes);
  const others = await other.begin(coming('x-others.json', 20));
  expect(halves()).toHaveLength(2);
  one.leave();
  await expect.poll(halves).toEqual([`${others}.coming`]);
  await expect(one.append(half, bytes)).rejects.toMatchObject({ code: 'files/unknown-file' });
  await other.append(others, bytes);
  await other.append(others, bytes);
  await other.end(others);
  expect(files.list().files.map(({ fileId }) => fileId)).toEqual([whole, others]);
  expect(failures).toEqual([]);
  await files.close();
});

test('a file that only begins to come when its window goes is removed, too', async () => {
  const { files, openWindow, halves } = await openFolder();
  const window = openWindow();
  const beginning = window.begin(coming('x.json', 10));
  window.leave();
  const fileId = await beginning;
  await expect.poll(halves).toEqual([]);
  await expect(files.append(fileId, bytes)).rejects.toMatchObject({ code: 'files/unknown-file' });
  await files.close();
});

test('what a window had read is left when it is gone', async () => {
  const { files, left, openWindow } = await openFolder();
  const [one, other] = [openWindow(), openWindow()];
  one.read('f1');
  other.read('f2');
  one.leave();
  expect(left).toEqual(['f1']);
  await files.close();
});
