import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openLayerFiles } from './layer-files.ts';
import { MAX_LAYER_FILE_BYTES } from './layer-uploads.ts';
import { createSetAside } from './set-aside.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const NOW = Date.UTC(2026, 10, 28, 12);
const entry = (layerId: number) =>
  ({ layerId, name: 'a', mapName: 'm', mapWkid: 4326, kind: 'point', rows: 1 }) as const;

async function open(folder = folders.create()) {
  const setAside = createSetAside(join(folder, 'unlisted'));
  const files = await openLayerFiles(folder, { setAside, nowMs: () => NOW });
  const send = async (fileName: string, parts: readonly string[]) => {
    const bytes = parts.map((part) => new TextEncoder().encode(part));
    const fileId = await files.begin(
      fileName,
      bytes.reduce((sum, part) => sum + part.length, 0),
    );
    for (const part of bytes) await files.append(fileId, part);
    await files.end(fileId);
    return fileId;
  };
  return { folder, files, send, setAside };
}

test('a file that comes in parts is kept whole, and read from any place on', async () => {
  const { files, send } = await open();
  const fileId = await send('hytter.geojson', ['{"a":', '1}']);
  expect(files.list().files).toMatchObject([
    { fileId, fileName: 'hytter.geojson', bytes: 7, isCommitted: false },
  ]);
  expect(new TextDecoder().decode(await files.read(fileId, 0))).toBe('{"a":1}');
  expect(new TextDecoder().decode(await files.read(fileId, 5))).toBe('1}');
  expect(await files.read(fileId, 7)).toHaveLength(0);
  await files.check(fileId);
  await files.close();
});

test('one that is damaged on the disk is told of', async () => {
  const { folder, files, send } = await open();
  const fileId = await send('a.json', ['{}']);
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('a.json'));
  writeFileSync(join(folder, name), '[]');
  await expect(files.check(fileId)).rejects.toMatchObject({ code: 'files/import-damaged' });
  await files.close();
});

test('one that is too large, cut or given up leaves nothing', async () => {
  const { folder, files } = await open();
  await expect(files.begin('x', MAX_LAYER_FILE_BYTES + 1)).rejects.toMatchObject({
    code: 'layer-import/too-large',
  });
  const cut = await files.begin('cut', 5);
  await files.append(cut, new Uint8Array(2));
  await expect(files.end(cut)).rejects.toMatchObject({ code: 'layer-import/truncated' });
  const left = await files.begin('left', 5);
  await files.append(left, new Uint8Array(2));
  await files.abort(left);
  await files.begin('closed', 5);
  await files.close();
  expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
});

test('what was coming when the host was killed is cleared away at the next start, what is kept stays', async () => {
  const { folder, files, send } = await open();
  const fileId = await send('a.json', ['{}']);
  const coming = await files.begin('b.json', 5);
  await files.append(coming, new Uint8Array(2));
  const next = await open(folder);
  expect(next.files.list().files.map((file) => file.fileId)).toEqual([fileId]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.coming'))).toEqual([]);
});

test('a file goes with its last layer, and numbers of layers are never given again', async () => {
  const { folder, files, send } = await open();
  const fileId = await send('a.json', ['{}']);
  expect(await files.reserve(2)).toBe(1000);
  await files.commit(fileId, [entry(1000), entry(1001)]);
  await files.commit(fileId, [entry(1001)]);
  expect(files.list()).toMatchObject({
    files: [{ isCommitted: true }],
    removedLayerIds: [1000],
    lastLayerId: 1001,
  });
  await files.drop(fileId);
  expect(files.list().files).toHaveLength(1);
  await files.commit(fileId, []);
  await files.close();
  expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
  const next = await open(folder);
  expect(next.files.list()).toMatchObject({ files: [], removedLayerIds: [1000, 1001] });
  expect(await next.files.reserve(1)).toBe(1002);
});

test('an uncommitted file is dropped with its bytes', async () => {
  const { folder, files, send } = await open();
  const fileId = await send('a.json', ['{}']);
  await files.drop(fileId);
  await files.drop(fileId);
  expect(files.list().files).toEqual([]);
  expect(existsSync(folder) && readdirSync(folder)).toEqual(['manifest.jsonl']);
  await files.close();
});

test.each([
  ['missing', (manifest: string) => rmSync(manifest)],
  ['empty', (manifest: string) => writeFileSync(manifest, '')],
  [
    'damaged in its first line',
    (manifest: string) =>
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"bytes":7', '"bytes":8')),
  ],
])(
  'a list of files that is %s costs no file: those that it does not name are set aside',
  async (_, damage) => {
    const { folder, files, send } = await open();
    const fileId = await send('hytter.geojson', ['{"a":1}']);
    await files.close();
    damage(join(folder, 'manifest.jsonl'));
    const next = await open(folder);
    const name = `${fileId}-hytter.geojson`;
    expect(await next.setAside.list()).toEqual({ folder: join(folder, 'unlisted'), names: [name] });
    expect(readFileSync(join(folder, 'unlisted', name), 'utf8')).toBe('{"a":1}');
    await next.files.close();
  },
);

test('an uncommitted file of an earlier start is set aside, one that a line removed is cleared away', async () => {
  const { folder, files, send } = await open();
  const fileId = await send('a.json', ['{}']);
  const removed = await send('b.json', ['{}']);
  await files.drop(removed);
  await files.close();
  writeFileSync(join(folder, `${removed}-b.json`), '{}');
  const next = await open(folder);
  expect(await next.files.drop(fileId)).toBe(true);
  expect((await next.setAside.list()).names).toEqual([`${fileId}-a.json`]);
  expect(readdirSync(folder)).toEqual(['manifest.jsonl', 'unlisted']);
  await next.files.close();
});
