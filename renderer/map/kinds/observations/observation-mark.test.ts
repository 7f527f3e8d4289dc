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
