import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import type { DataText } from '../../i18n/data-text.ts';
import { layerNames, losesRows, memberNames } from './draft-facts.ts';
import type { LayerDraft, RowDraft } from './import-flow.ts';

const draft = (
  replaces: string,
  goneRows: number,
  sameRows: number,
  leftOutRows = 0,
): { rows: RowDraft } => ({
  rows: {
    register: 'plants',
    rows: 1,
    replaces,
    leftOutRows,
    leftOut: [],
    unmatched: [],
    swappedRows: [],
    outsideRows: [],
    changes: { newRows: 500, goneRows, changedRows: 1, sameRows, examples: [] },
  },
});

test('a file loses rows when more than a tenth of those that stand would be gone, however many are new', () => {
  expect(losesRows(draft('all', 10, 89))).toBe(false);
  expect(losesRows(draft('all', 11, 89))).toBe(true);
  expect(losesRows(draft('in-operation', 1, 0))).toBe(true);
});

test('what ships is no loss, nor is anything where no rows are', () => {
  expect(losesRows(draft('sample', 100, 0))).toBe(false);
  expect(losesRows({})).toBe(false);
});

test('a file of which rows could not be read loses rows when any would be gone', () => {
  expect(losesRows(draft('all', 1, 99, 1))).toBe(true);
  expect(losesRows(draft('all', 0, 99, 1))).toBe(false);
});

const data: DataText = {
  column: (register, id) => `${register}/${id}`,
  choice: (_, code) => code,
  register: (register) => register,
};

test('members have the names of the columns that are read from them', () => {
  expect(memberNames('plants', ['MaksYtelse', 'Fylke'], data)).toEqual(['plants/outputMw', 'plants/county']);
  expect(memberNames('points', ['latitude'], data)).toEqual(['points/latitude']);
});

test('a member without a column keeps its name', () => {
  expect(memberNames('plants', ['FylkesNr'], data)).toEqual(['FylkesNr']);
  expect(memberNames('quarters', ['IMaalet'], data)).toEqual(['IMaalet']);
});

const layer = (kind: 'point' | 'polyline') => ({ name: 'turer', kind, rows: 1, withoutShape: 0, fields: [] });
const layerDraft = (...layers: LayerDraft['layers']): LayerDraft => ({
  system: { wkid: 4326, name: 'WGS 84' },
  layers,
  mapName: 'turer',
  maps: [],
  splitCount: 0,
  swappedCount: 0,
  leftOutFeatures: 0,
  leftOut: [],
  exactNames: [],
});

test('layers of one file are told apart by their kind, in the language of the app', () => {
  const both = layerDraft(layer('point'), layer('polyline'));
  expect(layerNames(both, createText('nb'))).toEqual(['turer (punkter)', 'turer (linjer)']);
  expect(layerNames(both, createText('en'))).toEqual(['turer (points)', 'turer (lines)']);
  expect(layerNames(layerDraft(layer('point')), createText('nb'))).toEqual(['turer']);
});
