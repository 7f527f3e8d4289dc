import { expect, test } from 'vitest';
import { numberColumn, textColumn } from '../../../../shared/tables/make-column.ts';
import { nameWithoutPoint, plantMarks } from './plant-marks.ts';

const table = {
  rowCount: 3,
  keys: ['7', '8', '9'],
  columns: [
    textColumn('name', ['Sima', 'Aga', 'Breive'], 'text'),
    textColumn('type', ['K', null, 'P'], 'choice'),
    textColumn('status', ['operation', 'operation', 'closed'], 'choice'),
    numberColumn('outputMw', [620, null, -20]),
    numberColumn('longitude', [7.14, null, 7.5]),
    numberColumn('latitude', [60.51, 60.6, 59.6]),
  ],
};

test('the rows of the answer that have a point become marks, in its order, and the others are counted', () => {
  const { marks, lackingCount } = plantMarks(table, Uint32Array.of(2, 1, 0));
  expect(marks).toEqual([
    { key: '9', name: 'Breive', longitude: 7.5, latitude: 59.6, type: 'P', status: 'closed', outputMw: -20 },
    {
      key: '7',
      name: 'Sima',
      longitude: 7.14,
      latitude: 60.51,
      type: 'K',
      status: 'operation',
      outputMw: 620,
    },
  ]);
  expect(lackingCount).toBe(1);
});

test('a row without output, or of a type that nobody knows, is still on the map', () => {
  const odd = {
    ...table,
    columns: table.columns.map((column) =>
      column.id === 'longitude' ? numberColumn('longitude', [7, 8, 9]) : column,
    ),
  };
  expect(plantMarks(odd, Uint32Array.of(1)).marks[0]).toMatchObject({ type: 'K', outputMw: null });
});

test('answers without a point are one and the same for the map, which then draws nothing anew', () => {
  const first = plantMarks(table, Uint32Array.of(1));
  expect(first).toEqual({ marks: [], lackingCount: 1 });
  expect(plantMarks(table, new Uint32Array()).marks).toBe(first.marks);
});

test('answers with the same marks are one and the same for the map, others are not', () => {
  const { marks } = plantMarks(table, Uint32Array.of(0, 2));
  // A filter that takes a row without a point away changes nothing on the map.
  expect(plantMarks(table, Uint32Array.of(0, 1, 2), marks).marks).toBe(marks);
  expect(plantMarks(table, Uint32Array.of(0), marks).marks).not.toBe(marks);
  const larger = {
    ...table,
    columns: [...table.columns, numberColumn('outputMw', [621, null, -20])].toReversed(),
  };
  expect(plantMarks(larger, Uint32Array.of(0, 2), marks).marks[0]?.outputMw).toBe(621);
});

test('a row without a point is told by its name, one with a point or of another table is not', () => {
  expect(['7', '8', '9', 'x'].map((key) => nameWithoutPoint(table, key))).toEqual([
    undefined,
    'Aga',
    undefined,
    undefined,
  ]);
});
