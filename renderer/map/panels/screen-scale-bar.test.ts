import { expect, test } from 'vitest';
import { groundMetresPerPixel } from '../../../shared/geo/map-scale.ts';
import { screenScaleBar } from './screen-scale-bar.ts';

const setText = (text: string) => ({
  text,
  widthPx: text.length * 6,
  ascentPx: 11,
  descentPx: 3,
  capHeightPx: 8,
});

const barAt = (zoom: number, latitude: number, maxWidthPx = 160) =>
  screenScaleBar({ at: { longitude: 10, latitude }, zoom, maxWidthPx, writeNumber: String, setText });

test.each([
  [3, 58],
  [5, 64.5],
  [9, 60.9],
  [13, 71],
])('at zoom %d a bar is as long as it says at %d° N', (zoom, latitude) => {
  const { texts, lengthPx } = barAt(zoom, latitude);
  const [zero, , end, unit] = texts.map(({ text }) => text);
  expect(zero).toBe('0');
  const lengthM = Number(end) * (unit === 'km' ? 1000 : 1);
  const alongParallelPx = lengthM / groundMetresPerPixel(zoom, latitude);
  // A long bar is measured along the shortest line, which leaves the parallel.
  expect(Math.abs(lengthPx - alongParallelPx)).toBeLessThan(zoom < 5 ? 1 : 0.05);
});

test('the longest bar is taken that has room with its numbers', () => {
  const bar = barAt(7, 62);
  expect(bar.widthPx).toBeLessThanOrEqual(160);
  expect(barAt(7, 62, 400).lengthPx).toBeGreaterThan(bar.lengthPx);
  expect(bar.middlePx).toBe(Math.round(bar.lengthPx / 2));
});

test('a unit stands the farther from its number the larger the letters are', () => {
  const gapPx = (ascentPx: number) => {
    const { texts } = screenScaleBar({
      at: { longitude: 10, latitude: 62 },
      zoom: 7,
      maxWidthPx: 300,
      writeNumber: String,
      setText: (text) => ({ ...setText(text), ascentPx }),
    });
    const [end, unit] = texts.slice(-2);
    return (unit?.x ?? 0) - (end?.x ?? 0) - 6 * (end?.text.length ?? 0);
  };
  expect(gapPx(11)).toBeCloseTo(4);
  expect(gapPx(18)).toBeCloseTo(6);
});
