import { expect, test } from 'vitest';
import { mapTipPlace } from './map-tip-place.ts';

const MAP = { widthPx: 900, heightPx: 700 };
const LOW_MAP = { widthPx: 280, heightPx: 185 };

test('words stand above their place, and below it near the upper edge', () => {
  expect(mapTipPlace({ x: 450, y: 300 }, MAP, 12)).toBe('calc(450px - 50%) calc(288px - 100%)');
  expect(mapTipPlace({ x: 450, y: 40 }, MAP, 12)).toBe('calc(450px - 50%) 52px');
});

test('words keep off the sides of the map and off its controls', () => {
  expect(mapTipPlace({ x: 20, y: 300 }, MAP, 12)).toBe('8px calc(288px - 100%)');
  expect(mapTipPlace({ x: 890, y: 100 }, MAP, 12)).toBe('calc(840px - 100%) calc(88px - 100%)');
  expect(mapTipPlace({ x: 890, y: 300 }, MAP, 12)).toBe('calc(892px - 100%) calc(288px - 100%)');
});

test('near the upper edge of a low map words stand at the left of their place, above the scale bar', () => {
  expect(mapTipPlace({ x: 198, y: 77 }, LOW_MAP, 12)).toBe('max(8px, 186px - 100%) max(8px, 77px - 50%)');
  expect(mapTipPlace({ x: 60, y: 77 }, LOW_MAP, 12)).toBe('36px 89px');
});
