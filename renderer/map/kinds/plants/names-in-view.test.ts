import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { sampleTokens } from '../../style/testing/sample-tokens.ts';
import { groupFeatures } from './mark-features.ts';
import { groupsOf, type MarkGroup } from './mark-groups.ts';
import { markLayers } from './mark-layers.ts';
import { opacityInView, placesAway, tellAway } from './names-in-view.ts';

const VIEW = { west: 5, east: 10, south: 58, north: 62 };
const REACHED = { west: 4, east: 11, south: 57, north: 63 };
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

test('away is what lies beyond the edge and whose words may reach into the view', () => {
  const places = [at(7, 60), at(4.5, 60), at(1, 60), at(7, 62.5), at(10, 58), at(20, 70)];
  expect([...placesAway(places, VIEW, REACHED)]).toEqual([1, 3]);
});

/** A map that knows what it was told, as MapLibre keeps it. */
function statefulMap() {
  const states = new Map<unknown, object>();
  let calls = 0;
  return {
    states,
    calls: () => calls,
    getSource: () => ({}),
    setFeatureState({ id }: { id?: number }, state: object) {
      calls += 1;
      states.set(id, state);
    },
    removeFeatureState({ id }: { id?: number }) {
      calls += 1;
      if (id === undefined) states.clear();
      else states.delete(id);
    },
  };
}

test('a map is told what differs, and nothing when a screen comes back', () => {
  const map = statefulMap();
  const groups: readonly MarkGroup[] = [];
  tellAway(map, 'marks', { groups, away: new Set([1, 3]) });
  tellAway(map, 'marks', { groups, away: new Set([3, 4]) });
  expect([...map.states.keys()]).toEqual([3, 4]);
  const before = map.calls();
  tellAway(map, 'marks', { groups, away: new Set([3, 4]) });
  expect(map.calls()).toBe(before);
});

test('other groups take no state of those before', () => {
  const map = statefulMap();
  tellAway(map, 'marks', { groups: [], away: new Set([1, 3]) });
  tellAway(map, 'marks', { groups: [], away: new Set([3]) });
  expect([...map.states.keys()]).toEqual([3]);
});

test('words of plants and clusters are drawn while their mark is not away', () => {
  const layers = markLayers(sampleTokens(false), { sum: () => '', locale: 'nb' });
  for (const id of ['cluster-words', 'mark-names']) {
    expect(layers.find((layer) => layer.id === id)).toMatchObject({
      paint: { 'text-opacity': opacityInView },
    });
  }
  const compiled = createExpression(opacityInView, 'layers[0].paint.text-opacity');
  if (compiled.result === 'error') throw new Error(JSON.stringify(compiled.value));
  const drawn = (state: Record<string, boolean>) =>
    compiled.value.evaluate({ zoom: 5 }, { type: 1, properties: {} }, state);
  expect([drawn({}), drawn({ isAway: true })]).toEqual([1, 0]);
});

test('a group has its place in the array as its id, alone and as a cluster', () => {
  const sima = { key: '1', name: 'Sima', type: 'K', status: 'operation', outputMw: 620 } as const;
  const marks = [
    { ...sima, ...at(7, 60) },
    { ...sima, key: '2', ...at(7, 60) },
    { ...sima, key: '3', ...at(20, 69) },
  ];
  const groups = groupsOf(marks, true);
  const { features } = groupFeatures(groups);
  expect(features.map(({ id }) => id)).toEqual([...groups.keys()]);
});
