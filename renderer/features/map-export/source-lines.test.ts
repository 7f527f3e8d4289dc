import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../../table/labels/register-labels.ts';
import { queryCriteria } from '../../table/query/query-criteria.ts';
import { sourceLines } from './source-lines.ts';

const text = createText('nb');
const formats = createFormats('nb');
const PLANTS = { kind: 'plants' as const, opacity: 1 };
const BASE = { kind: 'base' as const, opacity: 1 };
const known = {
  imported: [],
  status: {
    register: 'plants' as const,
    origin: 'sample' as const,
    source: '',
    changedAtMs: 0,
    rows: 109,
    version: '1',
  },
  filtered: undefined,
  today: '1. desember 2026',
};
const MADE = 'Laget med Varde 1. desember 2026';
const SAMPLE = 'Kraftverk: eksempeldata som følger med Varde (NVE, NLOD; JRC, CC BY 4.0)';

const filteredBy = (values: readonly string[]) => ({
  criteria: queryCriteria({
    ...EMPTY_QUERY,
    search: 'sima',
    filters: [{ column: 'owner', kind: 'oneOf', values }],
  }),
  labels: createRegisterLabels('plants', plantColumns, text, formats),
  shown: 2,
  all: 109,
});

test('a map says where its layers come from and when it was made', () => {
  const { drawn, told } = sourceLines([PLANTS, BASE], known, text, formats);
  expect(drawn).toEqual([SAMPLE, 'Grunnkart: GSHHG, Natural Earth, GeoNames', MADE]);
  expect(told).toEqual(drawn);
});

test('a map whose plants are filtered says by what, on it and in its file', () => {
  const filtered = filteredBy(['Statkraft', 'Hafslund']);
  const { drawn, told } = sourceLines([PLANTS], { ...known, filtered }, text, formats);
  expect(drawn).toEqual([
    SAMPLE,
    '2 av 109 kraftverk er med. Filtre: Søk: «sima» · Eier: Statkraft, Hafslund',
    MADE,
  ]);
  expect(told).toEqual(drawn);
  expect(sourceLines([BASE], { ...known, filtered }, text, formats).told.join()).not.toContain('Filtre');
});

test('of a filter with many values a map tells the number, and its file all of them', () => {
  const owners = Array.from({ length: 13 }, (_, index) => `Eier ${index}`);
  const { drawn, told } = sourceLines([PLANTS], { ...known, filtered: filteredBy(owners) }, text, formats);
  expect(drawn[1]).toContain('Eier: 13 valgt');
  expect(told[1]).toContain(owners.join(', '));
});
