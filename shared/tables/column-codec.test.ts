import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeColumns, encodeColumns } from './column-codec.ts';
import type { Column, ColumnTable } from './column-table.ts';
import { booleanColumn, numberColumn, textColumn } from './make-column.ts';

const wellFormedText = fc.string({ unit: 'grapheme', maxLength: 12 });

function columnOf(rowCount: number): fc.Arbitrary<Column> {
  const list = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(fc.option(value, { freq: 4 }), { minLength: rowCount, maxLength: rowCount });
  const id = fc.string({ minLength: 1, maxLength: 8 });
  return fc.oneof(
    fc
      .tuple(id, list(wellFormedText), fc.constantFrom('text' as const, 'choice' as const))
      .map(([name, values, kind]) => textColumn(name, values, kind)),
    fc
      .tuple(id, list(fc.double()), fc.constantFrom('number' as const, 'year' as const, 'date' as const))
      .map(([name, values, kind]) => numberColumn(name, values, kind)),
    fc.tuple(id, list(fc.boolean())).map(([name, values]) => booleanColumn(name, values)),
  );
}

const tables: fc.Arbitrary<ColumnTable> = fc.integer({ min: 0, max: 20 }).chain((rowCount) =>
  fc.record({
    rowCount: fc.constant(rowCount),
    keys: fc.array(wellFormedText, { minLength: rowCount, maxLength: rowCount }),
    columns: fc.array(columnOf(rowCount), { maxLength: 6 }),
  }),
);

test('a table comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(decodeColumns(encodeColumns(table))).toEqual(table);
    }),
  );
});

test('a table is read from bytes that stand anywhere in a larger buffer', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 9 }), (table, shift) => {
      const bytes = encodeColumns(table);
      const larger = new Uint8Array(bytes.length + shift + 5);
      larger.set(bytes, shift);
      expect(decodeColumns(larger.subarray(shift, shift + bytes.length))).toEqual(table);
    }),
  );
});

test('the arrays are views of the bytes, not copies', () => {
  const bytes = encodeColumns({
    rowCount: 3,
    keys: ['1', '2', '3'],
    columns: [
      textColumn('name', ['Å', null, 'Ørsta']),
      numberColumn('outputMw', [1, null, 3]),
      booleanColumn('isWhole', [true, false, null]),
    ],
  });
  for (const column of decodeColumns(bytes).columns) {
    const array = 'codes' in column ? column.codes : column.values;
    expect(array.buffer).toBe(bytes.buffer);
  }
});

test('a byte-order mark at the beginning of the first text is kept', () => {
  const table: ColumnTable = { rowCount: 1, keys: ['\ufeffKey'], columns: [] };
  expect(decodeColumns(encodeColumns(table)).keys).toEqual(['\ufeffKey']);
});

test('bytes of something else, or a part of a table, are refused', () => {
  const bytes = encodeColumns({ rowCount: 2, keys: ['1', '2'], columns: [numberColumn('headM', [1, 2])] });
  expect(() => decodeColumns(new Uint8Array(64))).toThrow('not a table');
  expect(() => decodeColumns(bytes.slice(0, -8))).toThrow('cut short');
});
