import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterWords } from '../words/register-words.ts';
import { groupLines, rowGroups } from './group-lines.ts';
import type { RegisterDescription } from './register-description.ts';
import { apartTexts, sumTexts } from './sums-text.ts';

const text = createText('nb');
const words = createRegisterWords('plants', plantColumns, text, createFormats('nb'));
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

function group(value: string | null, start: number, rowCount: number, apartCount: number): Group {
  return {
    value,
    start,
    rowCount,
    apartCount,
    sums: [
      { column: 'outputMw', sum: 1234.5, apartSum: apartCount * -10, emptyCount: 0 },
      { column: 'productionGwh', sum: 10, apartSum: apartCount * -0.125, emptyCount: 2 },
    ],
  };
}

test('a group tells its rows and sums, and its pumps apart', () => {
  const [agder, none] = groupLines(
    [group('Agder', 0, 12, 2), group(null, 12, 1, 0)],
    'county',
    description,
    text,
    words,
  );
  expect(agder).toMatchObject({ id: 'Agder', label: 'Agder' });
  expect(agder?.details).toBe('12 rader');
  expect(agder?.apart.replaceAll('\u00a0', ' ')).toBe('pumper −20 MW, −0,25 GWh/år');
  expect(agder?.sums['outputMw']?.replaceAll('\u00a0', ' ')).toBe('1 234,5');
  expect(none).toMatchObject({ id: '', label: '(uten verdi)', details: '1 rad', apart: '' });
});

test('the groups of the grid are the runs of the answer', () => {
  expect(rowGroups([group('Agder', 0, 12, 2), group(null, 12, 1, 0)])).toEqual([
    { id: 'Agder', start: 0, count: 12 },
    { id: '', start: 12, count: 1 },
  ]);
});

test('totals have their units, and nothing is told apart where there is nothing', () => {
  expect(
    sumTexts(group('', 0, 3, 0), description.sums, text, words).map((one) => one.replaceAll('\u00a0', ' ')),
  ).toEqual(['1 235 MW', '10 GWh/år']);
  expect(apartTexts(group('', 0, 3, 0), description.sums, text, words)).toEqual([]);
});
