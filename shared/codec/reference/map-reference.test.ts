import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { printMapReference } from './map-reference.ts';

const lines = printMapReference().split('\n');
const headings = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4));

test('the manual has an entry for every operation and every type, once', () => {
  expect([...headings].sort()).toEqual([...Object.keys(mapOperations), ...mapSchema.typeNames].sort());
});

test('every link of the manual leads to an entry', () => {
  const anchors = new Set(headings.map((heading) => heading.toLowerCase()));
  const links = lines.join('\n').matchAll(/\]\(#([^)]*)\)/g);
  expect([...links].map(([, anchor]) => anchor ?? '').filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

test('a field says its type, whether it has to be there, its default and its meaning', () => {
  const at = (heading: string) => lines.slice(lines.indexOf(`### ${heading}`));
  const row = (heading: string, field: string) => at(heading).find((line) => line.startsWith(`| ${field} |`));
  expect(row('FeatureExtent', 'ExpandRatio')).toMatch(
    /^\| ExpandRatio \| double \| required, default 1.0 \| .+\. \|$/,
  );
  expect(row('QueryFilter', 'FilterDefs')).toContain('| list of [FilterDef](#filterdef) | optional |');
  expect(row('LayerDescription', 'Visible')).toContain('may be missing in a request');
  expect(row('geoUnits', 'geoFeet')).toBe('| geoFeet | Feet. |');
  expect(at('FromMapPoints').find((line) => line.startsWith('Answer:'))).toBe(
    'Answer: ScreenXValues, list of int; ScreenYValues, list of int.',
  );
});
