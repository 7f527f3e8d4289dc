import { expect, test } from 'vitest';
import { cacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import type { LayerKey } from '../../map/style/layer-look.ts';
import { baseMapOf, withBaseMap } from './base-map.ts';

const [LOW, HIGH] = [cacheKey('low'), cacheKey('high')];

/** The topmost first. */
const layers = (...shown: readonly LayerKey[]) =>
  ['plants', 1000, HIGH, LOW, 'base'].map((key) => ({ key, isVisible: shown.includes(key), opacity: 1 }));
const shownIn = (entries: ReturnType<typeof withBaseMap>) =>
  entries.filter(({ isVisible }) => isVisible).map(({ key }) => key);

test('the base map is the lowest that is shown of the embedded one and the caches', () => {
  expect(baseMapOf(layers('plants', HIGH, 'base'))).toBe('base');
  expect(baseMapOf(layers('plants', HIGH, LOW))).toBe(LOW);
  expect(baseMapOf(layers('plants', 1000))).toBeUndefined();
});

test('another base map takes the place of the one before, and what lies over it stays', () => {
  expect(shownIn(withBaseMap(layers('plants', HIGH, 'base'), LOW))).toEqual(['plants', HIGH, LOW]);
  expect(shownIn(withBaseMap(layers('plants', HIGH, LOW), 'base'))).toEqual(['plants', HIGH, 'base']);
  expect(shownIn(withBaseMap(layers(1000, LOW, 'base'), HIGH))).toEqual([1000, HIGH]);
});

test('without a base map no cache and no embedded map is shown, and everything else is', () => {
  const none = withBaseMap(layers('plants', 1000, HIGH, 'base'), undefined);
  expect(shownIn(none)).toEqual(['plants', 1000]);
  expect(baseMapOf(none)).toBeUndefined();
  expect(shownIn(withBaseMap(none, 'base'))).toEqual(['plants', 1000, 'base']);
});
