import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { numberColumn, textColumn } from '../../../../shared/tables/make-column.ts';
import { groupFeatures } from '../plants/mark-features.ts';
import { groupsOf } from '../plants/mark-groups.ts';
import type { PlantMark } from '../plants/plant-mark.ts';
import { plantMarks } from '../plants/plant-marks.ts';
import { giveData } from './source-data.ts';

/** A map that counts how often its marks are drawn anew. */
function countingMap() {
  const drawn = { count: 0 };
  const source = {
    setData: async () => {
      drawn.count++;
    },
  };
  return { drawn, map: { getSource: () => source } as unknown as Pick<MapLibreMap, 'getSource'> };
}

const table = {
  rowCount: 3,
  keys: ['7', '8', '9'],
  columns: [
    textColumn('name', ['Sima', 'Aga', 'Breive'], 'text'),
    numberColumn('longitude', [7.14, null, 7.5]),
    numberColumn('latitude', [60.51, 60.6, 59.6]),
  ],
};

test('a filter draws marks anew where it changes them, and nothing where it does not', () => {
  const { drawn, map } = countingMap();
  let marks: readonly PlantMark[] = [];
  const show = (...rows: readonly number[]) => {
    marks = plantMarks(table, Uint32Array.from(rows), marks).marks;
    const groups = groupsOf(marks, true);
    giveData(map, 'marks', [groups], () => groupFeatures(groups));
    return drawn.count;
  };
  expect(show(0, 1, 2)).toBe(1);
  // The same rows again, from an answer of its own.
  expect(show(0, 1, 2)).toBe(1);
  // Without the row that has no point.
  expect(show(0, 2)).toBe(1);
  expect(show(2)).toBe(2);
  expect(show(0, 1, 2)).toBe(3);
});

test('a map without the source is left alone', () => {
  giveData({ getSource: () => undefined }, 'marks', [], () => {
    throw new Error('made for nobody');
  });
});
