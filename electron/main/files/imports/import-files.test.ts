// Kept files, and what a start finds when the host was killed at any point of an import.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { encodeFrame } from '../../../../shared/bridge/frame-codec.ts';
import { PART_BYTES, partsOf } from '../../../../shared/bridge/transports/frame-parts.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createSetAside } from '../set-aside.ts';
import { openImportFiles } from './import-files.ts';
import { MAX_IMPORT_BYTES } from './uploads.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

let now = Date.UTC(2026, 10, 28);
const tick = () => {
  now += 1000;
  return now;
};

const NAME = 'Åpent svar.json';
const entry = (layerId: number) =>
  ({ layerId, name: 'a', mapName: 'm', mapWkid: 4326, kind: 'point', rows: 1 }) as const;
const coming = (fileName: string, bytes: number) =>
  ({ fileName, bytes, origin: 'file', source: fileName }) as const;

async function open(folder = folders.create()) {
  const setAside = createSetAside(join(folder, 'unlisted'));
  const files = await openImportFiles(folder, { setAside, nowMs: tick });
  const send = async (parts: readonly string[], fileName = NAME) => {
    const bytes = parts.map((part) => new TextEncoder().encode(part));
    const length = bytes.reduce((sum, part) => sum + part.length, 0);
    const fileId = await files.begin(coming(fileName, length));
    for (const part of bytes) await files.append(fileId, part);
    await files.end(fileId);
    return fileId;
  };
  const textOf = async (fileId: string) => new TextDecoder().decode(await files.read(fileId, 0));
  return { folder, files, send, textOf, setAside, list: () => files.list().files };
}

const filesIn = (folder: string) =>
  readdirSync(folder).filter((name) => !name.startsWith('manifest') && name !== 'unlisted');

test('what is read at once crosses the bridge in one part', async () => {
  const { files, send } = await open();
  const fileId = await send(['x'.repeat(PART_BYTES)]);
  const part = await files.read(fileId, 0);
  const answer = encodeFrame({ t: 's', i: 'abcdefghij', r: part });
  expect([...partsOf(answer)]).toHaveLength(1);
  expect(await files.read(fileId, part.length)).toHaveLength(PART_BYTES - part.length);
  await files.close();
});

test('a file that comes in parts is kept whole under its name, and read from any place on', async () => {
  const { folder, files, send, textOf, list } = await open();
  const fileId = await send(['{"a":', '1}']);
  expect(list()).toMatchObject([
    { fileId, fileName: NAME, origin: 'file', source: NAME, bytes: 7, isCommitted: false, layers: [] },
  ]);
  expect(filesIn(folder)).toEqual([`${fileId}-${NAME}`]);
  expect(await textOf(fileId)).toBe('{"a":1}');
  expect(new TextDecoder().decode(await files.read(fileId, 5))).toBe('1}');
  expect(await files.read(fileId, 7)).toHaveLength(0);
  await files.check(fileId);
  await files.close();
});

test('one that is too large, cut or given up leaves nothing', async () => {
  const { folder, files } = await open();
  await expect(files.begin(coming('x', MAX_IMPORT_BYTES + 1))).rejects.toMatchObject({
    code: 'import/too-large',
    details: { file: 'x' },
  });
  const cut = await files.begin(coming('cut', 5));
  await files.append(cut, new Uint8Array(2));
  await expect(files.end(cut)).rejects.toMatchObject({ code: 'layer-import/truncated' });
  const left = await files.begin(coming('left', 5));
  await files.append(left, new Uint8Array(2));
  await files.abort(left);
  await files.begin(coming('closed', 5));
  await files.close();
  expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
});

test('one that changed on the disk, is gone or was never there is told as such', async () => {
  const { folder, files, send } = await open();
  const fileId = await send(['[1]']);
  const [name = ''] = filesIn(folder);
  writeFileSync(join(folder, name), '[2]');
  await expect(files.check(fileId)).rejects.toMatchObject({ code: 'files/import-damaged' });
  rmSync(join(folder, name));
  const gone = { code: 'files/import-gone', details: { file: name } };
  await expect(files.check(fileId)).rejects.toMatchObject(gone);
  await expect(files.read(fileId, 0)).rejects.toMatchObject(gone);
  expect(() => files.read('unknown', 0)).toThrow(expect.objectContaining({ code: 'files/unknown-file' }));
  await files.close();
});

describe('a host that was killed', () => {
  test('while a file came, or was written at once, finds no half of it', async () => {
    const { folder, files, send, list } = await open();
    const fileId = await send(['{}']);
    await files.append(await files.begin(coming('b.json', 5)), new Uint8Array(2));
    writeFileSync(join(folder, '20261128T000000Z-half-y.json.new-77'), '[');
    writeFileSync(join(folder, '20261128T000000Z-whole-x.json'), '[1]');
    const next = await open(folder);
    expect(next.list()).toEqual(list());
    expect(filesIn(folder)).toEqual([`${fileId}-${NAME}`]);
    expect((await next.setAside.list()).names).toEqual(['20261128T000000Z-whole-x.json']);
  });

  test('after a file was kept sees it not committed, and sets it aside when it is dropped', async () => {
    const { folder, files, send } = await open();
    const fileId = await send(['[1]']);
    await files.close();
    const next = await open(folder);
    expect(next.list()).toMatchObject([{ fileId, isCommitted: false }]);
    expect(await next.files.drop(fileId)).toBe(true);
    expect(next.list()).toEqual([]);
    expect((await next.setAside.list()).names).toEqual([`${fileId}-${NAME}`]);
    await next.files.close();
  });

  test('between the removal of a line and of its file clears the file away', async () => {
    const { folder, files, send } = await open();
    const fileId = await send(['[1]']);
    await files.drop(fileId);
    await files.close();
    writeFileSync(join(folder, `${fileId}-${NAME}`), '[1]');
    await (await open(folder)).files.close();
    expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
  });
});

test('a file that is given up in the run in which it came is removed, a committed one never', async () => {
  const { folder, files, send, list } = await open();
  const [dropped, rows, layers] = [await send(['1']), await send(['2']), await send(['3'])];
  await files.commitRows(rows, { register: 'plants', edition: [rows] });
  await files.commitLayers(layers, [entry(1000)]);
  for (const fileId of [dropped, rows, layers, 'unknown']) expect(await files.drop(fileId)).toBe(false);
  expect(list().map(({ fileId }) => fileId)).toEqual([rows, layers]);
  expect(filesIn(folder)).toHaveLength(2);
  await files.close();
});

test('a register keeps its last three files and those that these were put over; others keep theirs', async () => {
  const { files, send, textOf, list } = await open();
  await files.commitRows(await send(['points']), { register: 'points', edition: [] });
  await files.commitLayers(await send(['layer']), [entry(1000)]);
  const base = await send(['base']);
  await files.commitRows(base, { register: 'plants', edition: [base] });
  for (const text of ['1', '2', '3', '4'])
    await files.commitRows(await send([text]), { register: 'plants', edition: text === '4' ? [] : [base] });
  expect(await Promise.all(list().map(({ fileId }) => textOf(fileId)))).toEqual([
    'points',
    'layer',
    'base',
    '2',
    '3',
    '4',
  ]);
  await files.close();
});

test('a file goes at the start after its last layer, and numbers of layers are never given again', async () => {
  const { folder, files, send, list } = await open();
  const fileId = await send(['{}']);
  expect(await files.reserveLayers(2)).toBe(1000);
  await files.commitLayers(fileId, [entry(1000), entry(1001)]);
  await files.commitLayers(fileId, [entry(1001)]);
  expect(files.list()).toMatchObject({ files: [{ isCommitted: true }], removedLayerIds: [1000] });
  await files.commitLayers(fileId, []);
  expect(list()).toMatchObject([{ fileId, layers: [] }]);
  await files.close();
  const next = await open(folder);
  expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
  expect(next.files.list()).toEqual({ files: [], present: [], removedLayerIds: [1000, 1001] });
  expect(await next.files.reserveLayers(1)).toBe(1002);
  await next.files.close();
});

test('layers that come back are not told as removed any more, and their file stays', async () => {
  const { folder, files, send } = await open();
  const fileId = await send(['{}']);
  await files.commitLayers(fileId, [entry(1000)]);
  await files.commitLayers(fileId, []);
  await files.commitLayers(fileId, [entry(1000)]);
  await files.close();
  const next = await open(folder);
  expect(next.files.list()).toMatchObject({
    files: [{ fileId, layers: [{ layerId: 1000 }] }],
    removedLayerIds: [],
  });
  await next.files.close();
});

test('the edition that stands is the file that was committed last, until another is said to', async () => {
  const { folder, files, send } = await open();
  const [older, newer] = [await send(['1']), await send(['2'])];
  for (const fileId of [older, newer])
    await files.commitRows(fileId, { register: 'plants', edition: [fileId] });
  expect(files.list().present).toEqual([{ register: 'plants', edition: newer }]);
  await files.putPresent({ register: 'plants', edition: older });
  await files.close();
  const next = await open(folder);
  expect(next.files.list().present).toEqual([{ register: 'plants', edition: older }]);
  await next.files.close();
});

describe('a manifest', () => {
  test.each([
    ['is missing', (manifest: string) => rmSync(manifest)],
    ['is empty', (manifest: string) => writeFileSync(manifest, '')],
    [
      'is damaged in its first line',
      (manifest: string) =>
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"bytes":3', '"bytes":4')),
    ],
    [
      'has lost the line that committed a file',
      (manifest: string) => {
        const text = readFileSync(manifest, 'utf8');
        writeFileSync(manifest, text.slice(0, text.lastIndexOf('{"sha256"')));
      },
    ],
  ])('that %s costs no file: what it does not name, or not as committed, is set aside', async (_, damage) => {
    const { folder, files, send } = await open();
    const fileId = await send(['[1]']);
    await files.commitRows(fileId, { register: 'plants', edition: [fileId] });
    await files.close();
    damage(join(folder, 'manifest.jsonl'));
    const next = await open(folder);
    // As the data window does with what is not committed when it knows of no rows.
    for (const kept of next.list()) if (!kept.isCommitted) await next.files.drop(kept.fileId);
    const name = `${fileId}-${NAME}`;
    expect(await next.setAside.list()).toEqual({ folder: join(folder, 'unlisted'), names: [name] });
    expect(readFileSync(join(folder, 'unlisted', name), 'utf8')).toBe('[1]');
    await next.files.close();
  });

  test('tells its damaged lines', async () => {
    const { folder, files, send } = await open();
    await send(['[1]']);
    await files.close();
    const manifest = join(folder, 'manifest.jsonl');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"bytes":3', '"bytes":4'));
    const next = await open(folder);
    expect(next.files.damagedLines).toEqual([{ file: manifest, line: 1 }]);
    await next.files.close();
  });
});

test('a file whose list was lost is set aside, and back in its place when the database knows its layers', async () => {
  const { folder, files, send } = await open();
  const fileId = await send(['{"a":1}']);
  await files.reserveLayers(3);
  await files.commitLayers(fileId, [entry(1002)]);
  await files.close();
  rmSync(join(folder, 'manifest.jsonl'));
  const again = await open(folder);
  expect(again.list()).toEqual([]);
  expect((await again.setAside.list()).names).toHaveLength(1);
  expect(await again.files.adoptLayers(fileId, NAME, [entry(1002)])).toBe(true);
  expect((await again.setAside.list()).names).toEqual([]);
  expect(again.list()).toMatchObject([{ fileId, bytes: 7, isCommitted: true, layers: [entry(1002)] }]);
  await again.files.check(fileId);
  expect(await again.textOf(fileId)).toBe('{"a":1}');
  expect(await again.files.reserveLayers(1)).toBe(1003);
  await again.files.close();
});

test('a file that is gone with its line is named again, so that its numbers are not given to others', async () => {
  const { files, list } = await open();
  expect(await files.adoptLayers('20261128T120000Z-00000000', NAME, [entry(1000)])).toBe(false);
  expect(list()).toMatchObject([{ bytes: 0, layers: [entry(1000)] }]);
  expect(await files.reserveLayers(1)).toBe(1001);
  await files.close();
});
