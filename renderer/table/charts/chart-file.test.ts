import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { chartFile } from './chart-file.ts';

const text = createText('nb');
const formats = createFormats('nb');
const rows = {
  asked: EMPTY_QUERY,
  labels: createRegisterLabels('plants', plantColumns, text, formats),
  status: {
    register: 'plants' as const,
    origin: 'sample' as const,
    source: '',
    changedAtMs: Date.UTC(2026, 10, 29, 12),
    rows: 3,
    version: '1',
  },
};
const SOURCE = 'Eksempeldata som følger med Varde, 29.11.2026';

test('a chart that is saved tells what was filtered, in its file and by its name', () => {
  const asked = {
    ...EMPTY_QUERY,
    filters: [{ column: 'area', kind: 'oneOf' as const, values: ['NO4', 'NO5'] }],
  };
  expect(chartFile('Effekt etter type', { ...rows, asked }, text, formats)).toEqual({
    about: ['Filtre: Prisområde: NO4 Nord, NO5 Vest', SOURCE],
    fileTitle: 'Effekt etter type utvalg',
  });
});

test('a chart of all rows is called by its title, and says that nothing was filtered', () => {
  expect(chartFile('Effekt etter type', rows, text, formats)).toEqual({
    about: ['Ingen filtre', SOURCE],
    fileTitle: 'Effekt etter type',
  });
});
