import { describe, expect, test } from 'vitest';
import { displayRows, type RowGroup } from './display-rows.ts';

const table = {
  keys: ['k0', 'k1', 'k2', 'k3', 'k4'],
  rowOf: (key: string) => (/^k[0-4]$/.test(key) ? Number(key.slice(1)) : 0xffff_ffff),
};
const rows = Uint32Array.of(4, 2, 0, 3);

describe('lines without groups', () => {
  const lines = displayRows(rows, table, undefined, new Set());

  test('are the rows of the answer in their order', () => {
    expect(lines.length).toBe(4);
    expect([0, 1, 2, 3].map((at) => lines.keyAt(at))).toEqual(['k4', 'k2', 'k0', 'k3']);
    expect(lines.positionOf('k0')).toBe(2);
  });

  test('know nothing of rows that the filters hide', () => {
    expect(lines.positionOf('k1')).toBe(-1);
    expect(lines.positionOf('other')).toBe(-1);
    expect(lines.at(4)).toBeUndefined();
  });
});

describe('lines in groups', () => {
  const groups: readonly RowGroup[] = [
    { id: 'Agder', start: 0, count: 2 },
    { id: 'Troms', start: 2, count: 1 },
    { id: '', start: 3, count: 1 },
  ];

  test('are the groups alone while all are closed', () => {
    const lines = displayRows(rows, table, groups, new Set());
    expect(lines.length).toBe(3);
    expect(lines.at(1)).toEqual({ kind: 'group', index: 1, isExpanded: false });
    expect(lines.positionOf('k4')).toBe(-1);
  });

  test('show the rows of open groups below their heads', () => {
    const lines = displayRows(rows, table, groups, new Set(['Agder', '']));
    const seen = Array.from({ length: lines.length }, (_, at) => lines.keyAt(at) ?? '-');
    expect(seen).toEqual(['-', 'k4', 'k2', '-', '-', 'k3']);
    seen.forEach((key, at) => {
      if (key !== '-') expect(lines.positionOf(key)).toBe(at);
    });
  });

  test('a closed group is a state of its own, kept by its name', () => {
    const lines = displayRows(rows, table, groups, new Set(['gone']));
    expect(lines.length).toBe(3);
  });

  test('no groups, no lines', () => {
    expect(displayRows(new Uint32Array(), table, [], new Set()).length).toBe(0);
  });
});
