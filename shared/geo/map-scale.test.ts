import { expect, test } from 'vitest';
import { groundMetresPerPixel, roundScaleNumber, scaleNumber } from './map-scale.ts';

// Control values of geod (PROJ 9.1.1): the distance of 0.001° along the parallel on WGS 84.
test.each([
  [0, 111.319],
  [64, 48.932],
])('0.001° at %d° N is as long on the ground as geod says', (latitude, metres) => {
  const pixelsPerDegree = (512 * 2 ** 10) / 360;
  expect(groundMetresPerPixel(10, latitude) * pixelsPerDegree * 0.001).toBeCloseTo(metres, 3);
});

test('one zoom further in, a pixel is half as long', () => {
  expect(groundMetresPerPixel(7, 61) / groundMetresPerPixel(8, 61)).toBeCloseTo(2, 12);
});

test('the scale number counts 96 pixels to the inch', () => {
  expect(scaleNumber(5, 64) * (0.0254 / 96)).toBeCloseTo(groundMetresPerPixel(5, 64), 6);
});

test('scale numbers are read with two digits', () => {
  expect(roundScaleNumber(4_243_111)).toBe(4_200_000);
  expect(roundScaleNumber(99_600)).toBe(100_000);
  expect(roundScaleNumber(1_549)).toBe(1_500);
});
