import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { html } from './html.ts';
import { mapManual } from './manuals.ts';
import { printManual, printOperation } from './print-manual.ts';

const { text } = printManual(mapManual);
const ids = [...text.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id ?? '');
const sectionOf = (name: string) =>
  /.*?<\/section>/s.exec(text.slice(text.indexOf(`<section id="${name}">`)))?.[0] ?? '';
const rowOf = (name: string, field: string) =>
  sectionOf(name)
    .split('\n')
    .find((line) => line.includes(`<th scope="row">${field}</th>`));

test('the manual has an entry for every operation and every type, once', () => {
  expect(ids.toSorted()).toEqual([...Object.keys(mapOperations), ...mapSchema.typeNames].toSorted());
});

test('every link of the manual leads to an entry', () => {
  const anchors = new Set([...ids, 'operations', 'types', 'enumerations']);
  const links = [...text.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor ?? '');
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

test('a field says its type, whether it has to be there, its default and its meaning', () => {
  expect(rowOf('FeatureExtent', 'ExpandRatio')).toMatch(
    /<td>double<\/td><td>required, default 1.0<\/td><td>.+\.<\/td>/,
  );
  expect(rowOf('QueryFilter', 'FilterDefs')).toContain(
    '<td>list of <a href="#FilterDef">FilterDef</a></td><td>optional</td>',
  );
  expect(rowOf('LayerDescription', 'Visible')).toContain('may be missing in a request');
  expect(rowOf('geoUnits', 'geoFeet')).toContain('<td>Feet.</td>');
  expect(sectionOf('FromMapPoints')).toContain('<th scope="row">ScreenXValues</th><td>list of int</td>');
  expect(sectionOf('MapArea')).toContain('Abstract');
  expect(sectionOf('CenterAndScale')).toContain('Extends <a href="#MapArea">MapArea</a>');
});

test('one operation alone leads to the types where they are described', () => {
  const alone = printOperation(mapManual, 'QueryFeatureCount', '?help').text;
  expect(alone).toContain('<a href="?help#QueryFilter">QueryFilter</a>');
  expect(printOperation(mapManual, 'GetNothing', '').text).toBe('');
});

test('what stands in a template is text, unless it is HTML', () => {
  const bold = html`<b title="${'"<'}">${'a & <b>\n1'}</b>`;
  expect(bold.text).toBe('<b title="&quot;&lt;">a &amp; &lt;b&gt;\n1</b>');
  expect(html`<p>${[bold, html`<i>${2}</i>`]}</p>`.text).toBe(`<p>${bold.text}\n<i>2</i></p>`);
});
