import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { differenceLabels } from './difference-labels.ts';
import { type DifferencesToExport, differenceSubject } from './difference-subject.ts';

const text = createText('nb');
const formats = createFormats('nb');
const labels = createRegisterLabels('plants', plantColumns, text, formats);

function subjectOf(changes: Partial<DifferencesToExport>) {
  const differences: DifferencesToExport = {
    query: EMPTY_QUERY,
    shown: 12,
    total: 12,
    outsideRows: 0,
    direction: 'Fra svar.json til registeret nå',
    labels,
    byColumn: differenceLabels(plantColumns, labels, text),
    status: {
      register: 'plants',
      origin: 'sample',
      source: '',
      changedAtMs: new Date(2026, 10, 29, 8, 15).getTime(),
      rows: 3,
      version: '1',
    },
    ...changes,
  };
  return differenceSubject(differences, text, formats);
}

test('filtered differences say so by their name, and their file says by what, and what was not compared', () => {
  const subject = subjectOf({
    shown: 4,
    outsideRows: 2,
    query: {
      ...EMPTY_QUERY,
      search: 'sima',
      filters: [
        { column: 'change', kind: 'oneOf', values: ['changed', 'gone'] },
        { column: 'member', kind: 'oneOf', values: ['outputMw', null] },
      ],
    },
  });
  const filters = 'Søk: «sima» · Hva: Endret, Borte · Felt: Effekt (MW), (hele raden)';
  expect(subject.name).toBe('Kraftverk forskjeller utvalg');
  expect(subject.details[0]).toBe(`Filtre: ${filters}`);
  expect(Object.fromEntries(subject.about)).toEqual({
    Sammenligning: 'Fra svar.json til registeret nå',
    Rader: '4 av 12 rader',
    Filtre: filters,
    'Holdt utenfor':
      '2 rader som ikke er i drift er holdt utenfor: den ene siden inneholder bare kraftverk i drift.',
    Kilde: 'Eksempeldata som følger med Varde',
    'Data per': '29.11.2026 08:15',
  });
});

test('all differences are called after their register, and say that nothing was filtered', () => {
  const subject = subjectOf({});
  expect(subject.name).toBe('Kraftverk forskjeller');
  expect(Object.fromEntries(subject.about)).toMatchObject({
    Rader: '12 av 12 rader',
    Filtre: 'Ingen filtre',
  });
  expect(Object.fromEntries(subject.about)).not.toHaveProperty('Holdt utenfor');
});
