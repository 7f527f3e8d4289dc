import { describe, expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { ColumnFilter } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { chipText, criterionText } from './criterion-text.ts';
import { createRegisterLabels } from './register-labels.ts';

const text = createText('nb');
const labels = createRegisterLabels('plants', plantColumns, text, createFormats('nb'));
const say = (filter: ColumnFilter) =>
  criterionText({ kind: 'filter', filter }, text, labels).replaceAll('\u00a0', ' ');

describe('a filter on its chip', () => {
  const cases: [ColumnFilter, string][] = [
    [{ column: 'type', kind: 'oneOf', values: ['K', 'P'] }, 'Type: Kraftverk, Pumpe'],
    [{ column: 'owner', kind: 'oneOf', values: [null] }, 'Eier: (uten verdi)'],
    [{ column: 'county', kind: 'oneOf', values: ['Agder', 'Troms', 'Oslo'] }, 'Fylke: 3 valgte'],
    [{ column: 'type', kind: 'oneOf', values: ['P'], isExcluded: true }, 'Type: ikke Pumpe'],
    [
      { column: 'county', kind: 'oneOf', values: ['Agder', 'Troms', 'Oslo'], isExcluded: true },
      'Fylke: ikke 3 valgte',
    ],
    [{ column: 'outputMw', kind: 'range', ranges: [{ above: 4 }] }, 'Effekt (MW) > 4,0'],
    [
      { column: 'outputMw', kind: 'range', ranges: [{ above: 4, below: 10 }] },
      'Effekt (MW) over 4,0 og under 10,0',
    ],
    [{ column: 'outputMw', kind: 'range', ranges: [{ least: 4 }] }, 'Effekt (MW) ≥ 4,0'],
    [{ column: 'outputMw', kind: 'range', ranges: [{ most: 1240 }] }, 'Effekt (MW) ≤ 1 240,0'],
    [
      { column: 'productionGwh', kind: 'range', ranges: [{ least: 1, below: 10 }] },
      'Middelproduksjon (GWh/år) 1,0 til under 10,0',
    ],
    [{ column: 'headM', kind: 'range', ranges: [{ below: 10 }] }, 'Fallhøyde (m) < 10,0'],
    [{ column: 'headM', kind: 'range', ranges: [{ least: 3, most: 3 }] }, 'Fallhøyde (m) = 3,0'],
    [
      {
        column: 'commissioned',
        kind: 'range',
        ranges: [{ least: Date.UTC(1990, 0, 1), most: Date.UTC(1999, 11, 31) }],
      },
      'I drift fra 1990 til 1999',
    ],
    [
      { column: 'commissioned', kind: 'range', ranges: [{ most: Date.UTC(1999, 11, 31) }] },
      'I drift til 1999',
    ],
    [
      { column: 'commissioned', kind: 'range', ranges: [{ above: Date.UTC(1990, 11, 31) }] },
      'I drift etter 1990',
    ],
    [
      {
        column: 'commissioned',
        kind: 'range',
        ranges: [{ above: Date.UTC(1990, 11, 31), below: Date.UTC(1999, 0, 1) }],
      },
      'I drift etter 1990 og før 1999',
    ],
    [
      { column: 'firstUseYear', kind: 'range', ranges: [{ least: 1990, below: 2000 }] },
      'Fallet først utnyttet fra 1990 og før 2000',
    ],
    [
      { column: 'outputMw', kind: 'range', ranges: [{ below: 1 }, { least: 10, most: 20 }, { above: 100 }] },
      'Effekt (MW) < 1,0 eller 10,0 til 20,0 eller > 100,0',
    ],
    [
      { column: 'outputMw', kind: 'range', ranges: [{ below: 1 }, { least: 3, most: 3 }], isExcluded: true },
      'Effekt (MW): ikke < 1,0 eller = 3,0',
    ],
    [{ column: 'name', kind: 'contains', text: 'foss' }, 'Navn inneholder «foss»'],
    [{ column: 'name', kind: 'contains', text: 'foss', isExcluded: true }, 'Navn inneholder ikke «foss»'],
    [{ column: 'headM', kind: 'empty', isEmpty: true }, 'Fallhøyde: uten verdi'],
    [{ column: 'headM', kind: 'empty', isEmpty: false }, 'Fallhøyde: med verdi'],
  ];

  test.each(cases)('%j', (filter, said) => {
    expect(say(filter)).toBe(said);
  });
});

const year = (first: number, last = first) => ({
  least: Date.UTC(first, 0, 1),
  most: Date.UTC(last, 11, 31),
});

describe('a filter of days or years', () => {
  test.each([
    ['commissioned', [{ least: year(1950).least }], 'I drift fra 1950', 'Commissioned from 1950'],
    ['commissioned', [{ most: year(1969).most }], 'I drift til 1969', 'Commissioned until 1969'],
    ['commissioned', [year(1950)], 'I drift i 1950', 'Commissioned in 1950'],
    ['commissioned', [year(1950, 1969)], 'I drift fra 1950 til 1969', 'Commissioned from 1950 to 1969'],
    ['commissioned', [{ below: year(1950).least }], 'I drift før 1950', 'Commissioned before 1950'],
    ['closedYear', [{ above: 1969 }], 'Nedlagt etter 1969', 'Closed after 1969'],
    [
      'commissioned',
      [{ least: Date.UTC(1962, 5, 15), most: Date.UTC(1962, 5, 15) }],
      'I drift 15.06.1962',
      'Commissioned on 15 Jun 1962',
    ],
    [
      'oldestPartYear',
      [{ below: 1950 }, { least: 1969, most: 1969 }],
      'Eldste del før 1950 eller i 1969',
      'Oldest part before 1950 or in 1969',
    ],
  ])('%s %j is read in words', (column, ranges, nb, en) => {
    const said = (['nb', 'en'] as const).map((language) => {
      const spoken = createText(language);
      const named = createRegisterLabels('plants', plantColumns, spoken, createFormats(language));
      return criterionText({ kind: 'filter', filter: { column, kind: 'range', ranges } }, spoken, named);
    });
    expect(said).toEqual([nb, en]);
  });

  test('is told without its word for since where it is turned round', () => {
    expect(say({ column: 'commissioned', kind: 'range', ranges: [year(1950)], isExcluded: true })).toBe(
      'I drift: ikke i 1950',
    );
  });
});

test('search and map view have words too', () => {
  expect(criterionText({ kind: 'search', text: 'sima' }, text, labels)).toBe('Søk: «sima»');
  expect(criterionText({ kind: 'bounds' }, text, labels)).toBe('I kartutsnittet');
});

test('decades, classes and yes or no are named as groups', () => {
  expect(labels.bucket('commissioned', { value: '1970', range: { least: 0, below: 1 } })).toBe('1970-årene');
  expect(labels.bucket('type', { value: 'PK' })).toBe('Pumpekraftverk');
  expect(labels.bucket('county', { value: null })).toBe('(uten verdi)');
  expect(labels.value('outputMw', '4.5')).toBe('4,5');
});

test('a chip says a long name of a column as over the table, so that the value has room; a file says the whole', () => {
  const ofProduction: ColumnFilter = {
    column: 'productionGwh',
    kind: 'range',
    ranges: [{ least: 1, below: 10 }],
  };
  const part = { kind: 'filter', filter: ofProduction } as const;
  expect(chipText(part, text, labels).replaceAll('\u00a0', ' ')).toBe('Prod. (GWh/år) 1,0 til under 10,0');
  expect(say(ofProduction)).toBe('Middelproduksjon (GWh/år) 1,0 til under 10,0');
  const short = { ...part, filter: { ...ofProduction, ranges: [{ least: 1 }] } };
  expect(chipText(short, text, labels).replaceAll('\u00a0', ' ')).toBe('Middelproduksjon (GWh/år) ≥ 1,0');
});
