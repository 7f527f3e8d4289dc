import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { readScatterAxes, scatterColumns, scatterPoints } from './scatter-points.ts';

const table = {
  rowCount: 3,
  keys: ['1', '2', '3'],
  columns: [
    textColumn('name', ['Aura', 'Sima', 'Dale']),
    textColumn('type', ['K', 'P', 'K'], 'choice'),
    numberColumn('outputMw', [290, -5, null]),
    numberColumn('headM', [780, 20, 3]),
  ],
};
const axes = { x: 'outputMw', y: 'headM' };

test('rows in their order become points of their part, those without both numbers are counted', () => {
  const parts = { column: 'type', codes: ['K', 'P'] };
  expect(scatterPoints(table, Uint32Array.of(2, 1, 0), axes, parts)).toEqual({
    points: [
      { id: '2', label: 'Sima', series: 1, x: -5, y: 20 },
      { id: '1', label: 'Aura', series: 0, x: 290, y: 780 },
    ],
    withoutValue: 1,
    isCut: false,
  });
});

test('amounts and years can be axes, numbers that are names and degrees cannot', () => {
  const ids = scatterColumns(plantColumns).map(({ id }) => id);
  expect(ids).toContain('headM');
  expect(ids).toContain('firstUseYear');
  for (const id of ['plantNumber', 'latitude', 'licenceCount']) expect(ids).not.toContain(id);
});

test('axes that were chosen stay where the register has them', () => {
  const columns = scatterColumns(plantColumns);
  const first = ['outputMw', 'productionGwh'];
  expect(readScatterAxes(undefined, columns, first)).toEqual({ x: 'outputMw', y: 'productionGwh' });
  expect(readScatterAxes({ x: 'headM', y: 'gone' }, columns, first)).toEqual({
    x: 'headM',
    y: 'productionGwh',
  });
});
