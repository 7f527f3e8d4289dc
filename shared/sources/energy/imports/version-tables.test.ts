import { expect, test } from 'vitest';
import { decodeColumns } from '../../../tables/column-codec.ts';
import { createCountedEventLoop, createSetClock } from '../../../testing/ports/fixed-ports.ts';
import { createMemoryHost } from '../../../testing/ports/memory-host.ts';
import { createVersionTables } from './version-tables.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const plants = (name: string) => [{ VannKraftverkID: 7, Navn: name, MaksYtelse: 12.5, ErIDrift: true }];
const pacing = { eventLoop: createCountedEventLoop(), clock: createSetClock('2026-11-28T12:00:00Z') };

test('kept files that were taken are listed newest first, and read as columns', async () => {
  const { files, keepFile } = createMemoryHost();
  for (const name of ['Old', 'New']) {
    await files.commitRows(keepFile(`${name}.json`, bytesOf(plants(name))), {
      register: 'plants',
      edition: [],
    });
  }
  keepFile('untaken.json', bytesOf(plants('Untaken')));
  const versions = createVersionTables({ ...pacing, files });
  const listed = await versions.list('plants');
  expect(listed.map(({ fileName }) => fileName)).toEqual(['New.json', 'Old.json']);
  expect(await versions.list('applications')).toEqual([]);
  const { table } = await versions.ofKept(listed[1]?.fileId ?? '');
  const { keys, columns } = decodeColumns(table);
  expect(keys).toEqual(['7']);
  expect(columns.find(({ id }) => id === 'name')).toMatchObject({ dictionary: ['', 'Old'] });
});

test('columns that other registers fill are not in the table of a file', async () => {
  const versions = createVersionTables({ ...pacing, files: createMemoryHost().files });
  const { table } = await versions.ofFile('plants.json', bytesOf(plants('Sima')), 'plants');
  const ids = decodeColumns(table).columns.map(({ id }) => id);
  expect(ids).toContain('outputMw');
  expect(ids).not.toContain('latitude');
  expect(ids).not.toContain('certificates');
});

test('a table of the register is compared by the columns that it has', async () => {
  const versions = createVersionTables({ ...pacing, files: createMemoryHost().files });
  const bytes = new TextEncoder().encode('Kraftverksnummer;Navn;Effekt (MW)\n7;Sima;12,5');
  const { table } = await versions.ofFile('plants.csv', bytes, 'plants');
  const { keys, columns } = decodeColumns(table);
  expect(keys).toEqual(['7']);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'plantNumber', 'outputMw']);
});

test('a file of another register, a broken one and an unknown one are refused by their codes', async () => {
  const versions = createVersionTables({ ...pacing, files: createMemoryHost().files });
  await expect(versions.ofFile('p.json', bytesOf(plants('Sima')), 'applications')).rejects.toMatchObject({
    code: 'import/other-kind',
  });
  await expect(versions.ofFile('p.json', new TextEncoder().encode('[{'), 'plants')).rejects.toMatchObject({
    code: 'import/truncated',
  });
  await expect(versions.ofKept('none')).rejects.toMatchObject({ code: 'files/unknown-file' });
});
