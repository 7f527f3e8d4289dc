import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import type { LayerDraft } from './import-flow.ts';
import { layerNames } from './layer-names.ts';

const layer = (kind: 'point' | 'polyline') => ({ name: 'turer', kind, rows: 1, withoutShape: 0, fields: [] });
const draft = (...layers: LayerDraft['layers']): LayerDraft => ({
  system: { wkid: 4326, name: 'WGS 84' },
  layers,
  mapName: 'turer',
  maps: [],
  splitCount: 0,
  swappedCount: 0,
  exactNames: [],
});

test('layers of one file are told apart by their kind, in the language of the app', () => {
  const both = draft(layer('point'), layer('polyline'));
  expect(layerNames(both, createText('nb'))).toEqual(['turer (punkter)', 'turer (linjer)']);
  expect(layerNames(both, createText('en'))).toEqual(['turer (points)', 'turer (lines)']);
  expect(layerNames(draft(layer('point')), createText('nb'))).toEqual(['turer']);
});
