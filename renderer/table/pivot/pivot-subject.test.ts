import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { type PivotToExport, pivotSubject } from './pivot-subject.ts';

const text = createText('nb');
const formats = createFormats('nb');
const pivot: Pivot = {
  rows: [{ value: 'NO1' }, { value: 'NO2' }],
  columns: [{ value: 'K' }],
  cells: Float64Array.of(1, 2),
  rowTotals: Float64Array.of(1, 2),
  columnTotals: Float64Array.of(3),
  total: 3,
  separateCount: 1,
  separateSum: -2,
  isTooLarge: false,
};

function subjectOf(changes: Partial<PivotToExport>) {
  const told: PivotToExport = {
    pivot,
    title: 'Sum av Effekt (MW), Prisområde × Type',
    separateNote: undefined,
    asked: EMPTY_QUERY,
    labels: createRegisterLabels('plants', plantColumns, text, formats),
    status: undefined,
    ...changes,
  };
  return pivotSubject(told, text, formats);
}

test('a pivot of filtered rows says so by its name, and its file says by what and what is kept out of it', () => {
  const subject = subjectOf({
    separateNote: '1 pumpe er holdt utenfor: −2 MW.',
    asked: { ...EMPTY_QUERY, filters: [{ column: 'county', kind: 'oneOf', values: ['Vestland'] }] },
    status: {
      register: 'plants',
      origin: 'sample',
      source: '',
      changedAtMs: new Date(2026, 10, 29, 8, 15).getTime(),
      rows: 3,
      version: '1',
    },
  });
  expect(subject.name).toBe('Kraftverk pivot utvalg');
  expect(subject.details).toContain('Filtre: Fylke: Vestland');
  expect(Object.fromEntries(subject.about)).toEqual({
    Rader: 'Sum av Effekt (MW), Prisområde × Type',
    Filtre: 'Fylke: Vestland',
    Kilde: 'Eksempeldata som følger med Varde',
    'Data per': '29.11.2026 08:15',
    'Om pumper': '1 pumpe er holdt utenfor: −2 MW.',
  });
});

test('a pivot of all rows is called after its register, and is written with a row of totals', () => {
  const { name, about, rowCount } = subjectOf({});
  expect([name, rowCount]).toEqual(['Kraftverk pivot', 3]);
  expect(Object.fromEntries(about)).toEqual({
    Rader: 'Sum av Effekt (MW), Prisområde × Type',
    Filtre: 'Ingen filtre',
  });
});
