import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLANT_CLASS_IDS } from '../../../shared/cartography/plants.ts';
import { markRadiusPx } from '../kinds/plants/plant-mark.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import { drawMapImage } from './map-images.ts';

// A canvas that takes every stroke and gives pixels back: what is drawn is looked at in the browser.
beforeEach(() => {
  const context = new Proxy(
    { getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }) },
    { get: (target, name) => Reflect.get(target, name) ?? (() => undefined), set: () => true },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      arc = () => undefined;
      moveTo = () => undefined;
      lineTo = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const colours = new Proxy({}, { get: () => '#123456' });
const tokens = { colours, isSun: false } as MapTokens;

test.each([
  ...PLANT_CLASS_IDS.map((kind) => `mark-${kind}-${markRadiusPx(620)}`),
  'cluster-10',
  'ring-selected-10',
  'ring-active-22',
  'ring-hovered-3',
  'town',
  'pin',
])('%s is drawn', (id) => {
  expect(drawMapImage(id, tokens, 2)?.options.pixelRatio).toBe(2);
});

test('an image has the pixels of its size on the screen', () => {
  expect(drawMapImage('cluster-10', tokens, 1)?.data.width).toBe(30);
  expect(drawMapImage('cluster-10', tokens, 2)?.data.width).toBe(60);
});

test.each(['', 'mark-X-3', 'mark-3', 'ring-3', 'village', 'mark-K-'])('“%s” is no image', (id) => {
  expect(drawMapImage(id, tokens, 1)).toBeUndefined();
});
