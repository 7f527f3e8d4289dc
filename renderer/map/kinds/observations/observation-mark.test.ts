import { expect, test } from 'vitest';
import { HAZARD_LOOKS, MARK_SIZE_PX, MARKED_HAZARDS } from './observation-mark.ts';

test('no two hazards have one shape or one colour', () => {
  const looks = MARKED_HAZARDS.map((hazard) => HAZARD_LOOKS[hazard]);
  expect(new Set(looks.map(({ path }) => path)).size).toBe(MARKED_HAZARDS.length);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(MARKED_HAZARDS.length);
});

test('every shape lies within its image', () => {
  for (const hazard of MARKED_HAZARDS) {
    const numbers = HAZARD_LOOKS[hazard].path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    for (const number of numbers) expect(Math.abs(number)).toBeLessThan(MARK_SIZE_PX / 2);
  }
});

test('snow is a star, whose edge comes half-way to the middle between its six corners', () => {
  const numbers = HAZARD_LOOKS.snow.path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const radii = Array.from({ length: numbers.length / 2 }, (_, index) =>
    Math.hypot(numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0).toFixed(1),
  );
  expect(radii).toEqual(Array.from({ length: 6 }, () => ['7.0', '3.5']).flat());
});
