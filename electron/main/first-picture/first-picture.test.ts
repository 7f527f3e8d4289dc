import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { createFirstPictures } from './first-picture.ts';
import { type FirstPicture, NO_PICTURE, nameOfRows } from './picture-file.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const pictureOf = (version: string): FirstPicture => ({
  statuses: [{ register: 'plants', origin: 'sample', source: '', changedAtMs: 1, rows: 2, version }],
  columns: [{ register: 'plants', version, table: new Uint8Array([1, 2, 255, version.length]) }],
});

/** A start of the host over a file of pictures. `answer` is what its data window says. */
function startOver(path: string, rows: () => string | undefined, answer: FirstPicture = NO_PICTURE) {
  const asked: string[] = [];
  const pictures = createFirstPictures({
    path,
    rows,
    data: () => ({
      'registers.status': async () => [...answer.statuses],
      async 'registers.columns'({ register }) {
        asked.push(register);
        const [columns] = answer.columns;
        if (!columns) throw new Error('There are no columns');
        return columns;
      },
    }),
    log: { info: () => undefined, error: () => undefined },
    restMs: 1,
  });
  return { pictures, asked };
}

/** A picture as a start has kept it in which a page was open. */
async function keptPicture(rows = 'a', picture = pictureOf('1')): Promise<string> {
  const path = join(folders.create(), 'first-picture.json');
  const { pictures, asked } = startOver(path, () => rows, picture);
  await pictures.give();
  pictures.onAnswered();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(async () => (await startOver(path, () => rows).pictures.give()).statuses.length).toBe(1);
  return path;
}

test('a picture that was kept is given at the next start, until the data window answers', async () => {
  const { pictures } = startOver(await keptPicture(), () => 'a');
  expect(await pictures.isKept()).toBe(true);
  expect(await pictures.give()).toEqual(pictureOf('1'));
  pictures.onAnswered();
  expect(await pictures.give()).toEqual(NO_PICTURE);
});

test('a picture of other rows, or of rows that nobody can name, is none', async () => {
  const path = await keptPicture('a');
  for (const rows of ['b', undefined]) {
    const { pictures } = startOver(path, () => rows);
    expect(await pictures.isKept()).toBe(false);
    expect(await pictures.give()).toEqual(NO_PICTURE);
  }
});

test('a picture with any byte damaged, cut short or missing is none', async () => {
  const path = await keptPicture();
  const whole = readFileSync(path);
  const damage: ((bytes: Buffer) => Buffer)[] = [
    (bytes) => bytes.subarray(0, bytes.length >> 1),
    () => Buffer.alloc(0),
    () => Buffer.from('{"sha256":"","picture":{}}\n'),
    ...[10, 90, whole.length - 20].map((at) => (bytes: Buffer) => {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    }),
  ];
  for (const change of damage) {
    writeFileSync(path, change(Buffer.from(whole)));
    expect(await startOver(path, () => 'a').pictures.isKept()).toBe(false);
  }
});

test('rows that become others are kept anew, and the same ones once', async () => {
  const path = join(folders.create(), 'first-picture.json');
  let rows = 'a';
  const { pictures, asked } = startOver(path, () => rows, pictureOf('22'));
  await pictures.give();
  pictures.onAnswered();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(async () => startOver(path, () => 'a').pictures.isKept()).toBe(true);
  pictures.onAnswered();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
  rows = 'b';
  pictures.onChanged();
  await expect.poll(async () => startOver(path, () => 'b').pictures.isKept()).toBe(true);
  expect(await startOver(path, () => 'a').pictures.isKept()).toBe(false);
});

test('what was kept under the name of rows that did not stand yet is kept anew when they do', async () => {
  const path = join(folders.create(), 'first-picture.json');
  const answer = { ...pictureOf('1') };
  const { pictures } = startOver(path, () => 'b', answer);
  await pictures.give();
  pictures.onAnswered();
  const kept = async () => (await startOver(path, () => 'b').pictures.give()).statuses[0]?.version;
  await expect.poll(kept).toBe('1');
  Object.assign(answer, pictureOf('2'));
  pictures.onChanged();
  await expect.poll(kept).toBe('2');
});

test('where no page asks, and where there are no rows, nothing is kept', async () => {
  const path = join(folders.create(), 'first-picture.json');
  const served = startOver(path, () => 'a', pictureOf('1'));
  served.pictures.onAnswered();
  const empty = startOver(path, () => 'a');
  await empty.pictures.give();
  empty.pictures.onAnswered();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...served.asked, ...empty.asked]).toEqual([]);
  expect(await startOver(path, () => 'a').pictures.isKept()).toBe(false);
});

const file = (part: Partial<BridgeType<'KeptFile'>>): BridgeType<'KeptFile'> => ({
  fileId: '1',
  fileName: 'a.json',
  origin: 'file',
  source: 'a.json',
  bytes: 1,
  sha256: 'aa',
  keptAtMs: 1,
  isCommitted: true,
  register: 'plants',
  layers: [],
  ...part,
});
const kept = (files: BridgeType<'KeptFile'>[], edition = '1'): BridgeType<'KeptFiles'> => ({
  files,
  present: [{ register: 'plants', edition }],
  removedLayerIds: [],
});

test('rows have another name after an import, another edition, another seed and another version of Varde', () => {
  const name = (change: Partial<Parameters<typeof nameOfRows>[0]>) =>
    nameOfRows({ version: '1', seed: 'sample', kept: kept([file({})]), ...change });
  const names = [
    name({}),
    name({ kept: kept([file({}), file({ fileId: '2' })], '2') }),
    name({ kept: kept([file({})], 'sample') }),
    name({ seed: 'none' }),
    name({ version: '2' }),
  ];
  expect(new Set(names).size).toBe(names.length);
  const { register: _, ...layer } = file({ fileId: '3' });
  expect(name({ kept: kept([file({}), layer]) })).toBe(name({}));
});

test('rows have no name while a file waits for its rows', () => {
  const broken = kept([file({ isCommitted: false })]);
  expect(nameOfRows({ version: '1', seed: 'sample', kept: broken })).toBeUndefined();
});
