import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import { kindsOnMap } from '../kinds/map-layer-kinds.ts';
import type { LayerKey } from '../style/layer-look.ts';
import { sampleTokens } from '../style/testing/sample-tokens.ts';
import { mapStyle } from './map-style.ts';

const nothing = () => undefined;
const kinds = kindsOnMap({
  observations: { marks: [], isFiltered: false, credits: [], period: undefined, onOpen: nothing },
  plants: {
    marks: [],
    isClustered: true,
    selectedKeys: new Set(),
    hoveredKey: undefined,
    activeKey: undefined,
    onHover: nothing,
    onActivate: nothing,
    onSelect: nothing,
  },
});

function style(isSun: boolean, ...order: readonly LayerKey[]) {
  const entries = order.map((key) => ({ key, isVisible: true, opacity: 1 }));
  const drawing = { tokens: sampleTokens(isSun), language: 'nb', text: createText('nb') } as const;
  return mapStyle({ kinds, entries }, drawing);
}

/** Those of the ids, from the lowest up. */
function drawn(ids: readonly string[], ...order: readonly LayerKey[]): string[] {
  return style(false, ...order).layers.flatMap(({ id }) => (ids.includes(id) ? id : []));
}

test.each([
  ['as kinds lie', []],
  ['with observations on top', ['observations', 'plants', 'base']],
  ['with plants on top', ['plants', 'observations', 'base']],
])('the numbers of clusters lie over all signs, and the active mark over both: %s', (_order, order) => {
  const above = drawn(['observations', 'marks', 'clusters', 'cluster-numbers', 'active-ring'], ...order);
  expect(above.slice(-2)).toEqual(['cluster-numbers', 'active-ring']);
});

test('signs that lie over plants take their room before numbers do, others after them', () => {
  const ids = ['cluster-numbers', 'observations-room'];
  expect(drawn(ids)).toEqual(ids);
  expect(drawn(ids, 'plants', 'observations', 'base')).toEqual(ids.toReversed());
});

test.each([false, true])(
  'a number may stand in seventeen places, and is drawn in any case (sun: %s)',
  (isSun) => {
    const numbers = style(isSun).layers.find(({ id }) => id === 'cluster-numbers');
    expect(numbers).toMatchObject({ layout: { 'text-allow-overlap': true } });
    const places = numbers?.type === 'symbol' ? numbers.layout?.['text-variable-anchor-offset'] : undefined;
    expect(places).toHaveLength(34);
    expect((places as readonly unknown[] | undefined)?.slice(0, 2)).toEqual(['center', [0, -0.07]]);
    expect(validateStyleMin(style(isSun))).toEqual([]);
  },
);

// MapLibre gives room from the top down.
test.each([
  ['as kinds lie', []],
  ['with plants on top', ['plants', 'observations', 'base']],
])('towns take the room of their names before the sums beside clusters do: %s', (_order, order) => {
  expect(drawn(['cluster-words', 'town-names', 'clusters'], ...order)).toEqual([
    'cluster-words',
    'town-names',
    'clusters',
  ]);
});
