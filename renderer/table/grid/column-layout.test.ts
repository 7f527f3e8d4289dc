import { describe, expect, test } from 'vitest';
import { clampColumnWidth, type LayoutColumn, layOutColumns, moveColumn } from './column-layout.ts';

const columns: readonly LayoutColumn[] = [
  {
    description: { id: 'name', kind: 'text' },
    label: 'Navn',
    unit: undefined,
    characters: 60,
    hasSign: false,
  },
  {
    description: { id: 'owner', kind: 'text' },
    label: 'Eier',
    unit: undefined,
    characters: 12,
    hasSign: false,
  },
  {
    description: { id: 'outputMw', kind: 'number' },
    label: 'Effekt',
    unit: 'MW',
    characters: 7,
    hasSign: false,
  },
];

const base: LayoutColumn = {
  description: { id: 'a', kind: 'text' },
  label: 'A',
  unit: undefined,
  characters: 1,
  hasSign: false,
};

describe('the layout of columns', () => {
  test('fills the viewport to the pixel, from the text columns', () => {
    const layout = layOutColumns(columns, {}, 701);
    expect(layout.totalPx).toBe(701);
    expect(layout.columns[2]?.widthPx).toBe(layOutColumns(columns, {}, 0).columns[2]?.widthPx);
    expect(layout.columns[1]?.leftPx).toBe(layout.columns[0]?.widthPx);
  });

  test('keeps a width that the user set', () => {
    const layout = layOutColumns(columns, { name: 333 }, 900);
    expect(layout.columns[0]?.widthPx).toBe(333);
    expect(layout.totalPx).toBe(900);
  });

  test('is wider than a narrow viewport, which then scrolls', () => {
    expect(layOutColumns(columns, {}, 100).totalPx).toBeGreaterThan(300);
  });

  test('gives cells and heads their room, long texts only a part of it', () => {
    const number = { ...base, description: { id: 'a', kind: 'number' as const } };
    const widthOf = (column: LayoutColumn) => layOutColumns([column], {}, 0).totalPx;
    expect(widthOf({ ...number, characters: 20 })).toBeGreaterThan(widthOf({ ...number, characters: 10 }));
    expect(widthOf({ ...number, label: 'Middelproduksjon', unit: 'GWh/år' })).toBeGreaterThan(
      widthOf(number),
    );
    expect(widthOf({ ...number, hasSign: true, characters: 20 })).toBeGreaterThan(
      widthOf({ ...number, characters: 20 }),
    );
    expect(widthOf({ ...base, characters: 200 })).toBe(widthOf({ ...base, characters: 100 }));
  });

  test('holds every width in bounds', () => {
    expect(clampColumnWidth(3)).toBe(56);
    expect(clampColumnWidth(9_000)).toBe(800);
  });
});

describe('moving a column', () => {
  test('puts it in the asked place', () => {
    expect(moveColumn(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c', 'd'], 'b', 3)).toEqual(['a', 'c', 'd', 'b']);
  });

  test('leaves the pinned first column where it is', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 2)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['a', 'c', 'b']);
  });
});
