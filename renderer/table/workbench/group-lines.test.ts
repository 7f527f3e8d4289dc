import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { groupLines, rowGroups } from './group-lines.ts';
import type { RegisterDescription } from './register-description.ts';
import { separateTexts, totalTexts } from './totals-text.ts';

const text = createText('nb');
const labels = createRegisterLabels('plants', plantColumns, text, createFormats('nb'));
const description: RegisterDescription = {
  register: 'plants',
  columns: plantColumns,
  filters: [],
  groups: [],
  signs: [],
  sums: [
    { column: 'outputMw', decimals: 0 },
    { column: 'productionGwh', decimals: 0 },
  ],
  charts: { measures: [], parts: 'type', looks: {}, charts: [] },
  hasMap: true,
};

function group(value: string | null, start: number, rowCount: number, separateCount: number): Group {
  return {
    value,
    start,
    rowCount,
    separateCount,
    sums: [
      { column: 'outputMw', sum: 1234.5, separateSum: separateCount * -10, emptyCount: 0 },
      { column: 'productionGwh', sum: 10, separateSum: separateCount * -0.125, emptyCount: 2 },
    ],
  };
}

test('a group tells its rows and sums, and its pumps apart', () => {
  const [agder, none] = groupLines(
    [group('Agder', 0, 12, 2), group(null, 12, 1, 0)],
    'county',
    description,
    text,
    labels,
  );
  expect(agder).toMatchObject({ id: 'Agder', label: 'Agder' });
  expect(agder?.details).toBe('12 rader');
  expect(agder?.separate.replaceAll('\u00a0', ' ')).toBe('pumper −20 MW, −0,25 GWh/år');
  expect(agder?.sums['outputMw']?.replaceAll('\u00a0', ' ')).toBe('1 234,5');
  expect(none).toMatchObject({ id: '', label: '(uten verdi)', details: '1 rad', separate: '' });
});

test('the groups of the grid are the runs of the answer', () => {
  expect(rowGroups([group('Agder', 0, 12, 2), group(null, 12, 1, 0)])).toEqual([
    { id: 'Agder', start: 0, count: 12 },
    { id: '', start: 12, count: 1 },
  ]);
});

test('totals have their units, and nothing is told apart where there is nothing', () => {
  expect(
    totalTexts(group('', 0, 3, 0), description.sums, text, labels).map((one) =>
      one.replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['1 235 MW', '10 GWh/år']);
  expect(separateTexts(group('', 0, 3, 0), description.sums, text, labels)).toEqual([]);
});
