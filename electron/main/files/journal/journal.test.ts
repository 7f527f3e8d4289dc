import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { JOURNAL_SETTLED } from '../../../../shared/ports/journal.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { writeCheckedLine } from '../checked-line.ts';
import { type Journal, openJournal } from './journal.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const FIRST = 'changes-000001.jsonl';
const put = (id: string, value: string, kind = 'view') => ({ kind, id, value, files: [] as string[] });
const putting = (...puts: ReturnType<typeof put>[]) => ({
  atMs: 1,
  who: 'user',
  why: 'test',
  puts,
  deletes: [],
});
const removing = (...ids: string[]) => ({
  ...putting(),
  deletes: ids.map((id) => ({ kind: 'view', id })),
});
const settling = { ...putting(), why: JOURNAL_SETTLED };

/** The living things of a kind, page by page. */
async function living(journal: Journal, kind = 'view') {
  const found: Record<string, unknown> = {};
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Awaited<ReturnType<Journal['read']>> = await journal.read(kind, after);
    for (const { id, value, isGone } of page.things) if (!isGone) found[id] = value;
    after = page.next;
  }
  return found;
}

/** A journal of three changes, closed. */
async function closedJournal() {
  const folder = folders.create();
  const journal = await openJournal(folder);
  await journal.append(putting(put('1', 'a')));
  await journal.append(putting(put('2', 'b')));
  await journal.append(putting(put('3', 'c')));
  await journal.close();
  return { folder, file: join(folder, FIRST) };
}

function editLines(file: string, edit: (lines: string[]) => string[]): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(
    file,
    edit(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

test('the last state of every thing comes back, whatever else has its id, and those that are gone as such', async () => {
  const folder = folders.create();
  const journal = await openJournal(folder);
  await journal.append(putting(put('1', 'old'), put('1', 'snow', 'draft'), put('2', 'gone')));
  await journal.append(putting(put('1', 'new')));
  await journal.append(removing('2'));
  await journal.close();
  const again = await openJournal(folder);
  expect(again.status).toEqual({ lastNumber: 3, isWhole: true });
  expect((await again.read('view', 0)).things).toMatchObject([
    { id: '1', value: 'new', number: 2, isGone: false },
    { id: '2', value: null, number: 3, isGone: true },
  ]);
  expect((await again.read('view', 2)).things).toHaveLength(1);
  expect(await living(again, 'draft')).toEqual({ 1: 'snow' });
  await again.close();
});

test('a thing keeps the names of its binary files', async () => {
  const folder = folders.create();
  const journal = await openJournal(folder);
  const picture = 'ab'.repeat(32);
  await journal.append(putting({ ...put('1', 'a'), files: [picture] }));
  await journal.close();
  const again = await openJournal(folder);
  expect((await again.read('view', 0)).things).toMatchObject([{ files: [picture] }]);
  await again.close();
});

test('a full segment is followed by the next, and what stands in all of them is read in pages', async () => {
  const folder = folders.create();
  const journal = await openJournal(folder, 100_000);
  const long = 'x'.repeat(40_000);
  for (let id = 0; id < 30; id++) await journal.append(putting(put(`${id}`, `${id}${long}`)));
  await journal.close();
  expect(readdirSync(folder)).toHaveLength(10);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(150_000);
  const again = await openJournal(folder, 100_000);
  expect((await again.read('view', 0)).next).toBeGreaterThan(0);
  expect(Object.keys(await living(again))).toHaveLength(30);
  await again.append(putting(put('30', 'last')));
  expect(Object.keys(await living(again))).toHaveLength(31);
  await again.close();
});

describe('a full segment', () => {
  const segmentBytes = 100_000;

  /** Of thirty views, of which the first is put twice and the second is gone, opened once since. */
  async function indexedJournal() {
    const folder = folders.create();
    const journal = await openJournal(folder, segmentBytes);
    const long = 'x'.repeat(40_000);
    for (let id = 0; id < 30; id++) await journal.append(putting(put(`${id}`, `${id}${long}`)));
    await journal.append(putting(put('0', 'again')));
    await journal.append(removing('1'));
    await journal.close();
    await (await openJournal(folder, segmentBytes)).close();
    return folder;
  }

  async function readAll(folder: string) {
    const journal = await openJournal(folder, segmentBytes);
    const found = { status: journal.status, faults: journal.faults, living: await living(journal) };
    await journal.close();
    return found;
  }

  const indicesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.index'));

  test('is read by what an earlier start wrote of it, with the same result', async () => {
    const folder = await indexedJournal();
    const indices = indicesIn(folder);
    expect(indices.length).toBeGreaterThan(5);
    const byIndex = await readAll(folder);
    for (const name of indices) rmSync(join(folder, name));
    expect(await readAll(folder)).toEqual(byIndex);
    expect(Object.keys(byIndex.living)).toHaveLength(29);
    expect(byIndex.living['0']).toBe('again');
  });

  test('is read line by line where its index is damaged, of another segment, or older than the segment', async () => {
    const folder = await indexedJournal();
    const before = await readAll(folder);
    const [first = '', second = '', third = ''] = indicesIn(folder);
    writeFileSync(join(folder, first), readFileSync(join(folder, first), 'utf8').replace('"view"', '"seen"'));
    writeFileSync(join(folder, second), readFileSync(join(folder, third)));
    expect(await readAll(folder)).toEqual(before);
  });

  test('whose line is damaged tells so, whatever its index says', async () => {
    const folder = await indexedJournal();
    const file = join(folder, 'changes-000002.jsonl');
    editLines(file, (lines) => lines.map((line, index) => (index === 1 ? line.replace('xxx', 'xyx') : line)));
    const { status, faults } = await readAll(folder);
    expect(status.isWhole).toBe(false);
    expect(faults).toMatchObject([{ file, line: 2 }]);
  });

  test('goes with its index when the journal is written anew', async () => {
    const folder = await indexedJournal();
    const journal = await openJournal(folder, segmentBytes);
    for (let id = 0; id < 30; id++) await journal.append(putting(put(`${id}`, 'short')));
    await journal.close();
    expect(Object.keys((await readAll(folder)).living)).toHaveLength(30);
    expect(indicesIn(folder)).toEqual([]);
  });
});

test('changes that come together get their numbers in order, and one that is too large is refused', async () => {
  const journal = await openJournal(folders.create());
  const numbers = await Promise.all(
    Array.from({ length: 50 }, (_, id) => journal.append(putting(put(`${id}`, '')))),
  );
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  await expect(journal.append(putting(put('1', 'x'.repeat(5_000_000))))).rejects.toMatchObject({
    code: 'files/change-too-large',
  });
  expect(await journal.append(putting(put('1', '')))).toBe(51);
  await journal.close();
});

test('nothing is acknowledged into a folder that was removed while the journal is open', async () => {
  const folder = join(folders.create(), 'journal');
  const journal = await openJournal(folder);
  await journal.append(putting(put('1', 'a')));
  rmSync(folder, { recursive: true });
  await expect(journal.append(putting(put('2', 'b')))).rejects.toMatchObject({ code: 'files/write-failed' });
  mkdirSync(folder);
  await expect(journal.append(putting(put('2', 'b')))).rejects.toMatchObject({ code: 'files/write-failed' });
  await journal.close();
});

describe('damage', () => {
  test('of a last line that was broken off is dropped quietly, and the next one is not spoilt', async () => {
    const { folder, file } = await closedJournal();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    const opened = await openJournal(folder);
    expect(opened.status).toEqual({ lastNumber: 2, isWhole: true });
    expect(opened.faults).toEqual([]);
    expect(await opened.append(putting(put('4', 'd')))).toBe(3);
    await opened.close();
    const again = await openJournal(folder);
    expect(await living(again)).toEqual({ 1: 'a', 2: 'b', 4: 'd' });
    await again.close();
  });

  test('of a last line that lacks only its line end is none', async () => {
    const { folder, file } = await closedJournal();
    writeFileSync(file, readFileSync(file, 'utf8').trimEnd());
    const opened = await openJournal(folder);
    await opened.append(putting(put('4', 'd')));
    await opened.close();
    const again = await openJournal(folder);
    expect(await living(again)).toEqual({ 1: 'a', 2: 'b', 3: 'c', 4: 'd' });
    await again.close();
  });

  test('is not what editors do to line ends and to the first bytes', async () => {
    const { folder, file } = await closedJournal();
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
    const journal = await openJournal(folder);
    expect(journal.faults).toEqual([]);
    expect(await living(journal)).toEqual({ 1: 'a', 2: 'b', 3: 'c' });
    await journal.close();
  });

  test.each([
    ['in a line', (lines: string[]) => lines.map((line) => line.replace('"b"', '"x"')), 2],
    ['that took a line', ([one = '', , three = '']: string[]) => [one, three], 2],
    ['that took the first line', ([, ...rest]: string[]) => rest, 1],
  ])('%s is told by its place until a start has dealt with it', async (_, edit, line) => {
    const { folder, file } = await closedJournal();
    editLines(file, edit);
    for (let start = 0; start < 2; start++) {
      const opened = await openJournal(folder);
      expect(opened.faults).toMatchObject([{ file, line }]);
      expect(opened.status.isWhole).toBe(false);
      if (start === 1) await opened.append(settling);
      await opened.close();
    }
    const settled = await openJournal(folder);
    expect(settled.status).toEqual({ lastNumber: 4, isWhole: true });
    expect(Object.keys(await living(settled))).toHaveLength(2);
    await settled.close();
    // The damaged segment is kept as it was found: perhaps a person can read more out of it.
    expect(readdirSync(folder)).toEqual([`${FIRST}.damaged`, 'changes-000002.jsonl']);
  });

  test('by lines that stand there twice changes nothing', async () => {
    const { folder, file } = await closedJournal();
    editLines(file, (lines) => [...lines, ...lines.slice(1, 2)]);
    const journal = await openJournal(folder);
    expect(journal.status).toEqual({ lastNumber: 3, isWhole: true });
    await journal.close();
  });
});

describe('a journal that is mostly dead', () => {
  async function wornJournal() {
    const folder = folders.create();
    const journal = await openJournal(folder);
    const long = 'x'.repeat(300_000);
    for (let count = 0; count < 10; count++) await journal.append(putting(put('1', `${count}${long}`)));
    await journal.append(putting(put('2', 'b'), put('3', 'c')));
    await journal.append(removing('3'));
    await journal.close();
    return folder;
  }

  test('is written anew when it is opened, goes on with its numbers, and remembers what is gone', async () => {
    const folder = await wornJournal();
    for (let start = 0; start < 2; start++) {
      const journal = await openJournal(folder);
      expect(readdirSync(folder)).toEqual(['changes-000002.jsonl']);
      expect(journal.status).toEqual({ lastNumber: 12, isWhole: true });
      expect(Object.keys(await living(journal))).toEqual(['1', '2']);
      expect((await journal.read('view', 0)).things.map(({ id, isGone }) => [id, isGone])).toContainEqual([
        '3',
        true,
      ]);
      await journal.close();
    }
    expect(statSync(join(folder, 'changes-000002.jsonl')).size).toBeLessThan(310_000);
    const journal = await openJournal(folder);
    expect(await journal.append(putting(put('4', 'd')))).toBe(13);
    await journal.close();
    const again = await openJournal(folder);
    expect(again.status).toEqual({ lastNumber: 13, isWhole: true });
    await again.close();
  });

  test('and whose old segments could not be removed is read the same, and they go at the next start', async () => {
    const folder = await wornJournal();
    const before = readFileSync(join(folder, FIRST));
    await (await openJournal(folder)).close();
    writeFileSync(join(folder, FIRST), before);
    const journal = await openJournal(folder);
    expect(Object.keys(await living(journal))).toEqual(['1', '2']);
    expect(readdirSync(folder)).toEqual(['changes-000002.jsonl']);
    await journal.close();
  });

  test('and whose new segment is damaged falls back on the old ones as far as they are there', async () => {
    const folder = await wornJournal();
    const before = readFileSync(join(folder, FIRST));
    await (await openJournal(folder)).close();
    writeFileSync(join(folder, FIRST), before);
    editLines(join(folder, 'changes-000002.jsonl'), (lines) =>
      lines.map((line) => line.replace('"b"', '"x"')),
    );
    const journal = await openJournal(folder);
    expect(journal.status.isWhole).toBe(false);
    expect((await living(journal))['2']).toBe('b');
    await journal.close();
  });

  test('and that lost a line of its new segment says so', async () => {
    const folder = await wornJournal();
    await (await openJournal(folder)).close();
    editLines(join(folder, 'changes-000002.jsonl'), (lines) => lines.slice(0, -1));
    const journal = await openJournal(folder);
    expect(journal.status).toEqual({ lastNumber: 12, isWhole: false });
    await journal.close();
  });
});

describe('a journal of one file, as earlier versions wrote it', () => {
  const record = (id: string, value: unknown) =>
    `${writeCheckedLine('record', { id: `view ${id}`, value })}\n`;
  const view = (id: string, value: string) => record(id, { id, kind: 'view', value, atMs: 5 });

  test('is carried over with what lives in it, and stays under another name', async () => {
    const folder = folders.create();
    const old = join(folder, 'journal.jsonl');
    writeFileSync(old, view('1', 'old') + view('2', 'gone') + view('1', 'new') + record('2', null));
    const journal = await openJournal(folder);
    expect(journal.status).toEqual({ lastNumber: 1, isWhole: true });
    expect(await living(journal)).toEqual({ 1: 'new' });
    expect((await journal.read('view', 0)).things).toMatchObject([{ atMs: 5 }]);
    await journal.append(putting(put('3', 'c')));
    await journal.close();
    expect(readdirSync(folder)).toEqual([FIRST, 'journal.jsonl.carried-over']);
    // Killed between the new file and the new name of the old one.
    renameSync(`${old}.carried-over`, old);
    const again = await openJournal(folder);
    expect(await living(again)).toEqual({ 1: 'new', 3: 'c' });
    await again.close();
  });

  test('is told as damaged where a line of it is, and not where its last one was broken off', async () => {
    const folder = folders.create();
    const old = join(folder, 'journal.jsonl');
    writeFileSync(old, `${view('1', 'a')}broken\n${view('2', 'b')}`);
    const damaged = await openJournal(folder);
    expect(damaged.status.isWhole).toBe(false);
    expect(await living(damaged)).toEqual({ 1: 'a', 2: 'b' });
    await damaged.close();
    const other = folders.create();
    writeFileSync(join(other, 'journal.jsonl'), view('1', 'a'));
    appendFileSync(join(other, 'journal.jsonl'), view('2', 'b').slice(0, 40));
    const torn = await openJournal(other);
    expect(torn.status).toEqual({ lastNumber: 1, isWhole: true });
    await torn.close();
  });
});
