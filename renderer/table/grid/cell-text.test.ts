import { describe, expect, test } from 'vitest';
import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import { type CellLabels, cellWriter, dateText, numberText } from './cell-text.ts';

const labels: CellLabels = {
  number: (value, decimals = 0) => value.toFixed(decimals).replace('.', ','),
  date: (day) => new Date(day).toISOString().slice(0, 10),
  year: String,
  choice: (column, code) => `${column}/${code}`,
  boolean: (value) => (value ? 'Ja' : 'Nei'),
};

const mw: ColumnDescription = { id: 'outputMw', kind: 'number', decimals: 1 };

describe('a number', () => {
  test('has the digits of its column, so that a column of them lines up', () => {
    expect(numberText(mw, 1240, labels)).toBe('1240,0');
    expect(numberText(mw, 0.06, labels)).toBe('0,1');
    expect(numberText(mw, 0, labels)).toBe('0,0');
  });

  test('that would round to nothing keeps up to two digits', () => {
    expect(numberText(mw, 0.0014, labels)).toBe('0,0014');
    expect(numberText(mw, -0.012, labels)).toBe('-0,012');
    expect(numberText(mw, 0.01, labels)).toBe('0,01');
    expect(numberText(mw, 0.003, labels)).toBe('0,003');
  });

  test('that is not there is a dash', () => {
    expect(numberText(mw, Number.NaN, labels)).toBe('–');
  });
});

test('1 January shows the year, another day the day', () => {
  expect(dateText(Date.UTC(1973, 0, 1), labels)).toBe('1973');
  expect(dateText(Date.UTC(1973, 0, 2), labels)).toBe('1973-01-02');
});

test('codes are said in words, and nothing is a dash in each kind', () => {
  const type = cellWriter(
    { id: 'type', kind: 'choice' },
    { id: 'type', kind: 'choice', codes: Uint32Array.of(1, 0), dictionary: ['', 'PK'] },
    labels,
  );
  expect([type(0), type(1)]).toEqual(['type/PK', '–']);
  const owner = cellWriter(
    { id: 'owner', kind: 'text' },
    { id: 'owner', kind: 'text', codes: Uint32Array.of(0, 1), dictionary: ['', 'SKS PRODUKSJON AS'] },
    labels,
  );
  expect([owner(0), owner(1)]).toEqual(['–', 'SKS PRODUKSJON AS']);
  const whole = cellWriter(
    { id: 'isWholeProduction', kind: 'boolean' },
    { id: 'isWholeProduction', kind: 'boolean', values: Uint8Array.of(0, 1, 2) },
    labels,
  );
  expect([whole(0), whole(1), whole(2)]).toEqual(['Nei', 'Ja', '–']);
});
