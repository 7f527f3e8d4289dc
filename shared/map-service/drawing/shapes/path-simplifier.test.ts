import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PathSimplifier } from './path-simplifier.ts';

const TOLERANCE_PX = 1 / 8;

function simplify(path: readonly number[]): number[] {
  const simplifier = new PathSimplifier(TOLERANCE_PX);
  for (let index = 0; index + 1 < path.length; index += 2) {
    simplifier.add(path[index] ?? 0, path[index + 1] ?? 0);
  }
  return simplifier.end();
}

/** From a vertex to the nearest place of a path. */
function distanceTo(path: readonly number[], x: number, y: number): number {
  let nearest = Math.hypot(x - (path[0] ?? 0), y - (path[1] ?? 0));
  for (let index = 0; index + 3 < path.length; index += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = path.slice(index, index + 4);
    const square = (toX - fromX) ** 2 + (toY - fromY) ** 2;
    const along = square === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / square;
    const share = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(x - fromX - share * (toX - fromX), y - fromY - share * (toY - fromY));
    nearest = Math.min(nearest, distance);
  }
  return nearest;
}

/** A way of small steps, as a shore is in a picture. */
const shore = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })), {
    minLength: 2,
    maxLength: 200,
  })
  .map((steps) => {
    let [x, y] = [0, 0];
    return steps.flatMap(([right, down]) => {
      x += right / 64;
      y += down / 64;
      return [x, y];
    });
  });

describe('a path that is simplified', () => {
  test('passes every vertex that it leaves out within the tolerance', () => {
    fc.assert(
      fc.property(shore, (path) => {
        const kept = simplify(path);
        for (let index = 0; index < path.length; index += 2) {
          const distance = distanceTo(kept, path[index] ?? 0, path[index + 1] ?? 0);
          expect(distance).toBeLessThan(TOLERANCE_PX + 1e-9);
        }
      }),
    );
  });

  test('has only vertices of the whole one, in their order, with its first and its last', () => {
    fc.assert(
      fc.property(shore, (path) => {
        const kept = simplify(path);
        let from = 0;
        for (let index = 0; index < kept.length; index += 2) {
          while (path[from] !== kept[index] || path[from + 1] !== kept[index + 1]) {
            from += 2;
            expect(from).toBeLessThan(path.length);
          }
        }
        expect(kept.slice(0, 2)).toEqual(path.slice(0, 2));
        expect(kept.slice(-2)).toEqual(path.slice(-2));
      }),
    );
  });

  test('keeps two vertices of a straight line, and corners', () => {
    const straight = Array.from({ length: 101 }, (_, index) => [index / 4, index / 8]).flat();
    expect(simplify(straight)).toEqual([0, 0, 25, 12.5]);
    expect(simplify([0, 0, 1, 0, 2, 0, 2, 1, 2, 2])).toEqual([0, 0, 2, 0, 2, 2]);
  });

  test('keeps the tip of a way that comes back', () => {
    expect(simplify([0, 0, 4, 0, 8, 0, 4, 0, 2, 0])).toEqual([0, 0, 8, 0, 2, 0]);
  });

  test('keeps the ring that is smaller than the tolerance as its first vertex', () => {
    expect(simplify([5, 5, 5, 5, 5, 5])).toEqual([5, 5]);
    expect(simplify([])).toEqual([]);
  });

  test('is not mixed with one that was not ended', () => {
    const simplifier = new PathSimplifier(TOLERANCE_PX);
    simplifier.begin();
    simplifier.add(100, 100);
    simplifier.begin();
    simplifier.add(0, 0);
    simplifier.add(3, 0);
    expect(simplifier.end()).toEqual([0, 0, 3, 0]);
  });
});
