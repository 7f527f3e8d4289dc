import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { readCheckedLine, writeCheckedLine } from './checked-line.ts';
import { type FileRecord, openRecordFile } from './record-file.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const writeRecordLine = (record: FileRecord) => writeCheckedLine('record', record);

test('a line can be read back and notices every change of its text', () => {
  const line = writeRecordLine({ id: 'view 1', value: { name: 'Åbjøra', rows: [1, null] } });
  expect(readCheckedLine(line)?.content).toEqual({
    id: 'view 1',
    value: { name: 'Åbjøra', rows: [1, null] },
  });
  expect(JSON.parse(line).record.value.name).toBe('Åbjøra');
  for (let index = 0; index < line.length; index++) {
    const changed = `${line.slice(0, index)}${line[index] === 'x' ? 'y' : 'x'}${line.slice(index + 1)}`;
    const read = readCheckedLine(changed);
    expect(read === undefined || read.name !== 'record').toBe(true);
  }
});

test('a text with the line separators of Unicode, which are none of a file, is read back', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const value = 'first line\u2028second line\u2029third line\u0085fourth line';
  const file = await openRecordFile(path);
  await file.append([{ id: 'a', value }]);
  await file.close();
  const again = await openRecordFile(path);
  expect(again.damagedLines).toEqual([]);
  expect(again.list()).toEqual([{ id: 'a', value }]);
  await again.close();
});

test('the last value of each id counts, in the order in which the ids came, and removed ones are gone', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const file = await openRecordFile(path);
  await file.append([
    { id: 'a', value: 1 },
    { id: 'b', value: 2 },
  ]);
  await file.append([{ id: 'a', value: 3 }]);
  await file.append([{ id: 'b', value: null }]);
  expect(file.list()).toEqual([{ id: 'a', value: 3 }]);
  await file.close();
  const again = await openRecordFile(path);
  expect(again.list()).toEqual([{ id: 'a', value: 3 }]);
  expect(again.damagedLines).toEqual([]);
  await again.close();
});

test('a last line that was broken off is dropped quietly, and the next one is not spoilt by it', async () => {
  const folder = folders.create();
  const path = join(folder, 'records.jsonl');
  const file = await openRecordFile(path);
  await file.append([{ id: 'a', value: 1 }]);
  await file.close();
  appendFileSync(path, writeRecordLine({ id: 'b', value: 2 }).slice(0, 50));
  const opened = await openRecordFile(path);
  expect(opened.damagedLines).toEqual([]);
  await opened.append([{ id: 'c', value: 3 }]);
  await opened.close();
  const again = await openRecordFile(path);
  expect(again.list()).toEqual([
    { id: 'a', value: 1 },
    { id: 'c', value: 3 },
  ]);
  expect(again.damagedLines).toEqual([]);
  await again.close();
  expect(readdirSync(folder)).toEqual(['records.jsonl']);
});

test('damage before the last line end costs the lines that it hit and no others, and is told of', async () => {
  const folder = folders.create();
  const path = join(folder, 'records.jsonl');
  const lines = ['a', 'b', 'c'].map((id) => writeRecordLine({ id, value: id }));
  writeFileSync(path, `${lines[0]}\n${lines[1]?.replace('"b"', '"x"')}\n\u0000\u0000\n${lines[2]}\n`);
  const file = await openRecordFile(path);
  expect(file.damagedLines).toEqual([2, 3]);
  expect(file.list().map(({ id }) => id)).toEqual(['a', 'c']);
  await file.close();
  const kept = readdirSync(folder).find((name) => name.includes('damaged'));
  expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toContain('"id":"x"');
});

test('other line ends and a byte order mark, as editors put them, are no damage', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const lines = ['a', 'b'].map((id) => writeRecordLine({ id, value: id }));
  writeFileSync(path, `\ufeff${lines.join('\r\n')}\r\n`);
  const file = await openRecordFile(path);
  expect(file.damagedLines).toEqual([]);
  expect(file.list()).toHaveLength(2);
  await file.close();
});

test('nothing is acknowledged into a file that is not in its folder any more', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const file = await openRecordFile(path);
  await file.append([{ id: 'a', value: 1 }]);
  rmSync(path);
  await expect(file.append([{ id: 'b', value: 2 }])).rejects.toMatchObject({ code: 'files/write-failed' });
  expect(file.list()).toEqual([{ id: 'a', value: 1 }]);
  await file.close();
});

test('a whole last line without its line end is kept', async () => {
  const path = join(folders.create(), 'records.jsonl');
  writeFileSync(path, writeRecordLine({ id: 'a', value: 1 }));
  const file = await openRecordFile(path);
  expect(file.damagedLines).toEqual([]);
  await file.append([{ id: 'b', value: 2 }]);
  await file.close();
  const again = await openRecordFile(path);
  expect(again.list()).toHaveLength(2);
  await again.close();
});

test('a file full of old values is written anew with the last ones', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const old = Array.from({ length: 500 }, (_, value) => writeRecordLine({ id: 'a', value }));
  writeFileSync(path, `${old.join('\n')}\n${writeRecordLine({ id: 'b', value: null })}\n`);
  const file = await openRecordFile(path);
  expect(file.list()).toEqual([{ id: 'a', value: 499 }]);
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe(`${writeRecordLine({ id: 'a', value: 499 })}\n`);
});

test('entries appended at the same time do not mix', async () => {
  const path = join(folders.create(), 'records.jsonl');
  const file = await openRecordFile(path);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => file.append([{ id: `${index}`, value: index }])),
  );
  await file.close();
  const again = await openRecordFile(path);
  expect(again.list()).toHaveLength(50);
  expect(again.damagedLines).toEqual([]);
  await again.close();
});
