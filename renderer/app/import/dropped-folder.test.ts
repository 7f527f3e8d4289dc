import { expect, test } from 'vitest';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { rememberFolder, rememberToken } from '../../bridge/varde-shell.ts';
import { type ImportStep, openFile } from './import-flow.ts';

type Reads = (path: string) => Promise<ArrayBuffer>;
type Entry = FileSystemEntry | FileSystemDirectoryEntry | FileSystemFileEntry;

/** A file as a browser gives it; `read` stands for its bytes. */
function fileEntry(fullPath: string, length: number, read?: Reads): Entry {
  const name = fullPath.split('/').at(-1) ?? '';
  const give = (done: (file: File) => void) => {
    const file = new File([new Uint8Array(length)], name);
    if (read) file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => read(fullPath) });
    done(file);
  };
  return { isFile: true, isDirectory: false, name, fullPath, file: give } as never;
}

/** A folder as a browser gives it: what lies in it, a hundred entries at a time. */
function folderEntry(
  fullPath: string,
  files: { readonly [path: string]: number },
  read?: Reads,
): FileSystemDirectoryEntry {
  const paths = Object.keys(files);
  const names = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
  const createReader = () => {
    const entries = names.map((name): Entry => {
      const length = files[name];
      if (length !== undefined) return fileEntry(`${fullPath}/${name}`, length, read);
      const below = paths.filter((path) => path.startsWith(`${name}/`));
      const inside = below.map((path) => [path.slice(name.length + 1), files[path] ?? 0] as const);
      return folderEntry(`${fullPath}/${name}`, Object.fromEntries(inside), read);
    });
    return { readEntries: (give: (batch: Entry[]) => void) => give(entries.splice(0, 100)) };
  };
  return {
    isFile: false,
    isDirectory: true,
    name: fullPath.split('/').at(-1),
    fullPath,
    createReader,
  } as never;
}

async function openFolder(entry: FileSystemDirectoryEntry, token?: string) {
  const folder = new File([], entry.name);
  rememberFolder(folder, entry);
  if (token !== undefined) rememberToken(folder, token);
  const fake = createFakeBridge({
    host: {
      'importFiles.begin': async () => 'f1',
      'importFiles.append': async () => ({}),
      'importFiles.end': async () => ({}),
      'importFiles.abort': async () => ({}),
      'caches.look': async () => ({ draftId: 'd1', bytes: 7 }) as never,
    },
  });
  const steps: ImportStep[] = [];
  const parts = { ...fake.bridge, jobs: { when: () => Promise.reject(new Error('no job')) } };
  const { signal } = new AbortController();
  await openFile(parts, folder, { signal, onStep: (step) => steps.push(step) });
  return { last: steps.at(-1), calls: fake.calls };
}

test('a dropped folder is looked at where it lies, and is sent as one package where nobody says where that is', async () => {
  const files = { 'conf.xml': 900, '_alllayers/L00/R0000C0000.bundle': 5_000_000, 'Thumbs.db': 9_000_000 };
  const known = await openFolder(folderEntry('/Terreng', files), 'token');
  expect(known.last).toMatchObject({ kind: 'ready', draft: { cache: { draftId: 'd1' } } });
  expect(known.calls).toEqual([{ name: 'caches.look', input: { token: 'token' } }]);

  const sent = await openFolder(folderEntry('/Terreng', files));
  expect(sent.last).toMatchObject({
    kind: 'ready',
    draft: { fileName: 'Terreng', cache: { draftId: 'd1' } },
  });
  expect(sent.calls.map(({ name }) => name.replace(/^.*\./, ''))).toEqual([
    'begin',
    'append',
    'append',
    'end',
    'look',
  ]);
  // What is no part of a cache stays where it is.
  expect(sent.calls[0]?.input).toMatchObject({
    fileName: 'Terreng.tpkx',
    bytes: expect.closeTo(5_000_900, -3),
  });
});

test('of a folder around a cache only the cache is sent', async () => {
  const cache = { 'conf.xml': 900, '_alllayers/L00/R0000C0000.bundle': 7000 };
  const around = Object.fromEntries(
    Object.entries(cache).map(([path, length]) => [`v101/Kart/${path}`, length]),
  );
  const alone = await openFolder(folderEntry('/Terreng', cache));
  const inside = await openFolder(folderEntry('/Terreng', { 'Bilder/a.jpg': 50_000, ...around }));
  expect(inside.calls).toEqual(alone.calls);
  expect(inside.last).toMatchObject({ kind: 'ready' });
});

const manyOf = (path: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: 50_002 }, (_, index) => [path(index), 9]));

test.each([
  ['that holds no description', { 'bilde.png': 9 }, 'tiles/not-a-cache'],
  [
    'whose description lies where none is looked for',
    { 'Pictures/a.jpg': 9, 'app/a.b/conf.xml': 9, '_x/root.json': 9, 'a/b/c/d/conf.xml': 9 },
    'tiles/not-a-cache',
  ],
  [
    'of more tiles than a browser can send',
    { 'conf.xml': 9, ...manyOf((index) => `L00/R0/C${index}.png`) },
    'tiles/folder-not-sent',
  ],
  ['of too many other things', manyOf((index) => `${index}.txt`), 'tiles/folder-not-sent'],
])('nothing is sent of a folder %s, and why is told', async (_, files, code) => {
  const { last, calls } = await openFolder(folderEntry('/Bilder', files));
  expect(last).toMatchObject({ kind: 'failed', error: { code, details: { file: 'Bilder' } } });
  expect(calls).toEqual([]);
});

test('a file that changed while it was sent is named, and nothing of the folder is kept', async () => {
  const read = (path: string) =>
    path.endsWith('.bundle')
      ? Promise.reject(new DOMException('It changed.', 'NotReadableError'))
      : Promise.resolve(new ArrayBuffer(9));
  const files = { 'conf.xml': 9, 'L00/R0.bundle': 9 };
  const { last, calls } = await openFolder(folderEntry('/Terreng', files, read));
  expect(last).toMatchObject({
    kind: 'failed',
    error: {
      code: 'files/not-sent',
      details: { file: 'Terreng/L00/R0.bundle', reason: 'NotReadableError' },
    },
  });
  expect(calls.at(-1)?.name).toBe('importFiles.abort');
});

test('a folder that may not be read is named', async () => {
  const createReader = () => ({
    readEntries: (_: unknown, fail: (error: Error) => void) => fail(new DOMException('No.', 'NotFoundError')),
  });
  const { last } = await openFolder({ ...folderEntry('/Terreng', {}), createReader } as never);
  expect(last).toMatchObject({
    kind: 'failed',
    error: { code: 'files/not-sent', details: { file: 'Terreng' } },
  });
});
