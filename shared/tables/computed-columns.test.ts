import { describe, expect, test } from 'vitest';
import { cellValue } from './cell-value.ts';
import type { ComputedKind } from './computed-column.ts';
import { kindOfExpression, withComputedColumns } from './computed-columns.ts';
import { booleanColumn, numberColumn, textColumn } from './make-column.ts';

const table = {
  rowCount: 3,
  keys: ['1', '2', '3'],
  columns: [
    textColumn('name', ['Aura', null, 'Sima']),
    numberColumn('outputMw', [290, 0, 620]),
    numberColumn('productionGwh', [1740, 12, null]),
    numberColumn('firstUseYear', [1953, 1980, 2001], 'year'),
    numberColumn('commissioned', [Date.UTC(1953, 0, 1), null, Date.UTC(1981, 8, 15)], 'date'),
    booleanColumn('isWhole', [true, false, null]),
  ],
};

function valuesOf(expression: string, kind: ComputedKind = 'number') {
  const { columns } = withComputedColumns(table, [{ id: 'calc.1', name: 'Ny', kind, expression }]);
  const column = columns.at(-1);
  return column && table.keys.map((_, row) => cellValue(column, row));
}

describe('a computed column', () => {
  test('has a value where all that it needs has one, and none where it is divided by zero', () => {
    expect(valuesOf('[productionGwh] * 1000 / [outputMw]')).toEqual([6000, null, null]);
    expect(valuesOf('1 / 4 + [outputMw] - -2')).toEqual([292.25, 2.25, 622.25]);
  });

  test('uses the functions of the query language, on texts and days too', () => {
    expect(valuesOf('ROUND(SQRT([outputMw]), 1)')).toEqual([17, 0, 24.9]);
    expect(valuesOf('EXTRACT(YEAR FROM [commissioned]) - [firstUseYear]')).toEqual([0, null, -20]);
    expect(valuesOf("UPPER([name]) || ' ' || [isWhole]", 'text')).toEqual(['AURA true', null, null]);
    expect(valuesOf('[commissioned]', 'date')).toEqual([Date.UTC(1953, 0, 1), null, Date.UTC(1981, 8, 15)]);
  });

  test('has years of its own kind where a year is taken out of a day, alone, and numbers where years are reckoned', () => {
    const year = 'EXTRACT(YEAR FROM [commissioned])';
    expect(kindOfExpression(table, year)).toBe('year');
    expect(valuesOf(year, 'year')).toEqual([1953, null, 1981]);
    expect(valuesOf(year, 'number')).toEqual([1953, null, 1981]);
    expect(kindOfExpression(table, `${year} + 1`)).toBe('number');
    expect(kindOfExpression(table, 'EXTRACT(MONTH FROM [commissioned])')).toBe('number');
  });

  test('may use those before it', () => {
    const { columns } = withComputedColumns(table, [
      { id: 'calc.a', name: 'A', kind: 'number', expression: '[outputMw] * 2' },
      { id: 'calc.b', name: 'B', kind: 'number', expression: '[calc.a] + 1' },
    ]);
    const column = columns.at(-1);
    expect(column && cellValue(column, 0)).toBe(581);
  });

  test('has no values where its columns are gone or of another kind than they were', () => {
    expect(valuesOf('[gone] + 1')).toEqual([null, null, null]);
    expect(valuesOf('[name]', 'number')).toEqual([null, null, null]);
  });
});

test('an expression tells its kind, or what is wrong and where', () => {
  expect(kindOfExpression(table, '[outputMw]')).toBe('number');
  expect(kindOfExpression(table, '[commissioned]')).toBe('date');
  expect(kindOfExpression(table, '[name]')).toBe('text');
  const cases = [
    ['[outputMw] *', { code: 'ends-early' }, 12],
    ['[outputMw] ? 2', { code: 'unreadable', rest: '? 2' }, 11],
    ['[Effekt]', { code: 'no-field', name: 'Effekt' }, 0],
    ['FOO(1)', { code: 'no-function', name: 'FOO' }, 0],
    ['ABS(1, 2)', { code: 'operand-count', name: 'ABS', least: 1, most: 1 }, 0],
    ['1 + [name]', { code: 'other-type', expected: 'number', found: 'text' }, 4],
    [`${'('.repeat(101)}1${')'.repeat(101)}`, { code: 'too-deep' }, 100],
  ] as const;
  for (const [expression, reason, position] of cases) {
    expect(() => kindOfExpression(table, expression), expression).toThrow(
      expect.objectContaining({ reason, position }),
    );
  }
});
