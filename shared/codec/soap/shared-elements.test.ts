import { describe, expect, test } from 'vitest';
import { mapTypes } from '../../contracts/map/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { envelope, readInput, refusalOf } from '../../testing/map-requests.ts';
import { createReadPlans } from '../xml/read-plan.ts';
import { createRequestReader } from './read-request.ts';

describe('elements with href', () => {
  const distance = (from: string, to: string) =>
    `<m:ComputeDistance>${from}${to}<Units>geoMeters</Units></m:ComputeDistance>`;
  const shared = '<FromPoint id="ref1" xsi:type="m:PointN"><X>1</X><Y>2</Y></FromPoint>';

  test('stand for the element with the id', () => {
    const point = { $type: 'PointN', X: 1, Y: 2 };
    expect(readInput(distance(shared, '<ToPoint href="#ref1"/>'))).toMatchObject({
      FromPoint: point,
      ToPoint: point,
    });
  });

  test('are refused when they name nothing, another type, or what they stand in', () => {
    expect(refusalOf(distance(shared, '<ToPoint href="#ref2"/>'))).toMatchObject({
      code: 'value/bad',
      path: 'ToPoint',
    });
    expect(
      refusalOf(`<m:GetCacheName><MapName id="a">x</MapName><LayerID href="#a"/></m:GetCacheName>`).code,
    ).toBe('value/bad');
    const join = (inner: string) =>
      `<m:QueryRowCount><MapTableDescription xsi:type="m:LayerDescription"><LayerID>1</LayerID><Source id="j" xsi:type="m:JoinTableSourceDescription">${inner}</Source></MapTableDescription></m:QueryRowCount>`;
    expect(refusalOf(join('<LeftSourceDescription href="#j"/>'))).toMatchObject({
      code: 'value/bad',
      expected: 'an element that does not hold this one',
    });
  });

  test('count as often as they are used, in elements and in depth', () => {
    const plans = createReadPlans(createSchemaView(mapTypes));
    const table = { Take: { doc: '', input: { A: 'LayerDescription[]', B: 'MapServerSourceDescription?' } } };
    const reader = createRequestReader(plans, table, {
      maxBytes: 1e6,
      maxDepth: 100,
      maxElements: 1000,
      maxAttributes: 10,
    });
    const item = (more: string) => `<LayerDescription${more}`;
    const many = (uses: number) =>
      envelope(
        `<m:Take><A>${item(' id="x"><LayerID>1</LayerID><SelectionFeatures>')}${'<Int>1</Int>'.repeat(97)}</SelectionFeatures></LayerDescription>${item(' href="#x"/>').repeat(uses)}</A></m:Take>`,
      );
    expect(reader(many(8)).ok).toBe(true);
    expect(reader(many(9))).toMatchObject({
      ok: false,
      problem: { fault: { code: 'soap/too-many-elements' } },
    });
    const doubled = (levels: number) => {
      let text = '<B id="l0" xsi:type="m:MapTableSourceDescription"><MapTableID>1</MapTableID></B>';
      for (let level = 1; level <= levels; level++)
        text = text
          .replace('<B id', '<LeftSourceDescription id')
          .replace('</B>', '</LeftSourceDescription>')
          .replace(
            /^(.*)$/s,
            `<B id="l${level}" xsi:type="m:JoinTableSourceDescription">$1<RightSourceDescription href="#l${level - 1}"/></B>`,
          );
      return envelope(`<m:Take>${text}</m:Take>`);
    };
    expect(reader(doubled(7)).ok).toBe(true);
    expect(reader(doubled(9))).toMatchObject({
      ok: false,
      problem: { fault: { code: 'soap/too-many-elements' } },
    });
  });
});
