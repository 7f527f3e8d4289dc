import { expect, test } from 'vitest';
import { catchDrawing } from './catch-drawing.ts';
import type { OpenedMap } from './kept-map.ts';

const WHY = new Error('no such buffer');
const STOPPED = Object.assign(new Error('stopped'), { name: 'AbortError' });

/** As much of a map as this needs, whose drawing throws. */
function throwingMap(error: unknown, isLost = false) {
  const told: unknown[] = [];
  const drawn = { count: 0 };
  const opened = {
    failure: undefined,
    onFailure: (failure: unknown) => told.push(failure),
    map: {
      _render() {
        drawn.count++;
        if (error) throw error;
        return this;
      },
      getCanvas: () => ({ getContext: () => ({ isContextLost: () => isLost }) }),
    },
  } as unknown as OpenedMap;
  catchDrawing(opened);
  return { opened, told, drawn };
}

test('what drawing throws is told once, and the map is not drawn any more', () => {
  const { opened, told, drawn } = throwingMap(WHY);
  for (let frame = 0; frame < 3; frame++) expect(opened.map._render(frame)).toBe(opened.map);
  expect(told).toEqual([WHY]);
  expect(opened.failure).toEqual({ error: WHY });
  expect(drawn.count).toBe(1);
});

test.each([
  ['what was stopped', STOPPED, false],
  ['what a map without graphics throws', WHY, true],
])('%s is no failure of a map', (_what, error, isLost) => {
  const { opened, told } = throwingMap(error, isLost);
  expect(() => opened.map._render(0)).toThrow(error);
  expect(told).toEqual([]);
  expect(opened.failure).toBeUndefined();
});

test('a map that throws nothing is drawn in every frame', () => {
  const { opened, told, drawn } = throwingMap(undefined);
  for (let frame = 0; frame < 3; frame++) opened.map._render(frame);
  expect(drawn.count).toBe(3);
  expect(told).toEqual([]);
});
