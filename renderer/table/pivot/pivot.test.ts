import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import type { RegisterDescription } from '../workbench/register-description.ts';
import { pivotAmounts, pivotDimensions, pivotRequest, readPivotChoices } from './pivot-choices.ts';
import { dimensionText, headerText, pivotSheet } from './pivot-labels.ts';

const text = createText('nb');
const labels = createRegisterLabels('plants', plantColumns, text, createFormats('nb'));
const description: RegisterDescription = {
  register: 'plants',
  columns: plantColumns,
  filters: [],
  groups: ['area', 'commissioned'],
  signs: [],
  sums: [{ column: 'outputMw', decimals: 0 }],
  charts: { measures: [], parts: 'type', looks: {}, charts: [] },
  hasMap: true,
};

test('facets, groups and classes of output can be put against each other', () => {
  expect(pivotDimensions(description).map(({ id }) => id)).toEqual([
    'type',
    'area',
    'county',
    'municipality',
    'owner',
    'status',
    'commissioned',
    'commissioned/year',
    'certificates',
    'outputMw',
  ]);
  expect(pivotAmounts(description).slice(0, 2)).toEqual(['outputMw', 'productionGwh']);
  expect(pivotAmounts(description)).toContain('headM');
  expect(pivotAmounts(description)).not.toContain('longitude');
});

test('choices come back from the settings; what this register does not have is chosen anew', () => {
  const first = { rows: 'area', columns: 'type', measure: 'sum', of: 'outputMw' };
  expect(readPivotChoices(undefined, description)).toEqual(first);
  expect(
    readPivotChoices({ rows: 'scheme', columns: 'county', measure: 'median', of: 'headM' }, description),
  ).toEqual({
    rows: 'area',
    columns: 'county',
    measure: 'median',
    of: 'headM',
  });
});

test('days are put into decades or into single years, and each is called so', () => {
  const dimensions = pivotDimensions(description).filter(({ column }) => column === 'commissioned');
  expect(dimensions.map((dimension) => dimensionText(dimension, labels, text))).toEqual([
    'I drift fra (tiår)',
    'I drift fra (år)',
  ]);
  const choices = { rows: 'commissioned/year', columns: 'area', measure: 'count', of: 'headM' } as const;
  expect(readPivotChoices(choices, description)).toEqual(choices);
  expect(pivotRequest(choices, description)?.rows).toMatchObject({ column: 'commissioned', span: 'year' });
  const bucket = { value: '2014', range: { least: 0, below: 1 }, span: 'year' } as const;
  expect(dimensions.map((dimension) => headerText(dimension, bucket, labels, text))).toEqual([
    '2014',
    '2014',
  ]);
});

test('a request names columns, classes and what is summed', () => {
  const choices = { rows: 'outputMw', columns: 'area', measure: 'count', of: 'headM' } as const;
  expect(pivotRequest(choices, description)).toMatchObject({
    rows: { column: 'outputMw', breaks: [0, 1, 10, 100] },
    columns: { column: 'area' },
    measure: { kind: 'count' },
  });
  expect(pivotRequest({ ...choices, measure: 'mean' }, description)?.measure).toEqual({
    kind: 'mean',
    column: 'headM',
  });
  expect(pivotRequest({ ...choices, rows: 'nothing' }, description)).toBeUndefined();
});

test('heads are words: areas by name, decades, classes with their unit, nothing as nothing', () => {
  const [size] = pivotDimensions(description).filter(({ id }) => id === 'outputMw');
  const area = { id: 'area', column: 'area' };
  const decade = { id: 'commissioned', column: 'commissioned' };
  expect(headerText(area, { value: 'NO5' }, labels, text)).toBe('NO5 Vest');
  expect(headerText(area, { value: null }, labels, text)).toBe('(uten verdi)');
  expect(headerText(decade, { value: '1960', range: { least: 0, below: 1 } }, labels, text)).toBe(
    '1960-årene',
  );
  expect(size && dimensionText(size, labels, text)).toBe('Effekt (MW), i klasser');
  const classes = [{ below: 0 }, { least: 0, below: 1 }, { least: 1, below: 10 }, { least: 100 }];
  expect(size && classes.map((range) => headerText(size, { value: 'x', range }, labels, text))).toEqual([
    'Under 0 MW',
    'Under 1 MW',
    '1–10 MW',
    '100 MW og mer',
  ]);
});

test('a pivot leaves as a sheet with its totals, and a gap where no row is', () => {
  const pivot: Pivot = {
    rows: [{ value: 'NO1' }, { value: 'NO2' }],
    columns: [{ value: 'K' }, { value: 'PK' }],
    cells: Float64Array.of(1, Number.NaN, 2, 3),
    rowTotals: Float64Array.of(1, 5),
    columnTotals: Float64Array.of(3, 3),
    total: 6,
    separateCount: 0,
    separateSum: 0,
    isTooLarge: false,
  };
  const headers = {
    corner: 'Prisområde',
    rows: ['NO1', 'NO2'],
    columns: ['Kraftverk', 'Pumpekraftverk'],
    total: 'Sum',
  };
  const { columns, values } = pivotSheet(pivot, headers, {
    rows: 'area',
    columns: 'type',
    measure: 'sum',
    of: 'outputMw',
  });
  expect(columns.map(({ header, kind }) => [header, kind])).toEqual([
    ['Prisområde', 'text'],
    ['Kraftverk', 'number'],
    ['Pumpekraftverk', 'number'],
    ['Sum', 'number'],
  ]);
  expect(values).toEqual([
    ['NO1', 1, null, 1],
    ['NO2', 2, 3, 5],
    ['Sum', 3, 3, 6],
  ]);
});
