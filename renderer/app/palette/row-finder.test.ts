import { expect, test } from 'vitest';
import { encodeColumns } from '../../../shared/tables/column-codec.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { createRowFinder, findRows, namedRows } from './row-finder.ts';

function tableOf(rows: readonly [key: string, name: string, owner: string][]): ColumnTable {
  const text = (id: string, values: readonly string[]) => ({
    kind: 'text' as const,
    id,
    codes: Uint32Array.from(values.keys(), (index) => index + 1),
    dictionary: ['', ...values],
  });
  return {
    rowCount: rows.length,
    keys: rows.map(([key]) => key),
    columns: [
      text(
        'name',
        rows.map(([, name]) => name),
      ),
      text(
        'owner',
        rows.map(([, , owner]) => owner),
      ),
    ],
  };
}

const table = tableOf([
  ['1', 'Lang-Sima', 'Statkraft Energi AS'],
  ['2', 'Sima', 'Statkraft Energi AS'],
  ['3', 'Aurland 1', 'Sima Kraft AS'],
]);

test('a name that begins with the word comes before one that holds it, and that before an owner', () => {
  const names = findRows(namedRows('plants', table), 'sima', 5).map(({ name }) => name);
  expect(names).toEqual(['Sima', 'Lang-Sima', 'Aurland 1']);
});

test('all words must occur, in name or owner', () => {
  expect(findRows(namedRows('plants', table), 'statkraft lang', 5).map(({ key }) => key)).toEqual(['1']);
  expect(findRows(namedRows('plants', table), '   ', 5)).toEqual([]);
});

test('names are read once, and again when the register changed', async () => {
  let current = table;
  const fake = createFakeBridge({
    data: {
      'registers.columns': async ({ register }) => ({
        register,
        version: 'a',
        table: encodeColumns(current),
      }),
    },
  });
  const finder = createRowFinder(fake.bridge, ['plants']);
  expect(await finder.find('aurland', 5)).toMatchObject([{ key: '3', name: 'Aurland 1' }]);
  await finder.find('sima', 5);
  expect(fake.calls).toHaveLength(1);
  current = tableOf([['9', 'Kvilldal', 'Statkraft Energi AS']]);
  fake.emitData('registers.changed', {
    status: { register: 'plants', origin: 'file', source: 'x', changedAtMs: 0, rows: 1, version: 'b' },
  });
  expect(await finder.find('kvilldal', 5)).toMatchObject([{ key: '9' }]);
});
