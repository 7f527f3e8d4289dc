import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, boxesIntersect } from './box.ts';
import { buildFeatureIndex, readFeatureIndex } from './feature-index.ts';

const coordinate = fc.integer({ min: -50, max: 50 });
const box: fc.Arbitrary<Box> = fc
  .tuple(coordinate, coordinate, fc.nat({ max: 20 }), fc.nat({ max: 20 }))
  .map(([x, y, width, height]) => ({ xMin: x, yMin: y, xMax: x + width, yMax: y + height }));
const features = fc.array(fc.option(box, { freq: 5, nil: undefined }), { maxLength: 100 });

function flat(boxes: readonly (Box | undefined)[]): Float64Array {
  return Float64Array.from(
    boxes.flatMap((item) =>
      item ? [item.xMin, item.yMin, item.xMax, item.yMax] : [Number.NaN, Number.NaN, Number.NaN, Number.NaN],
    ),
  );
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('a search and a visit find what a look at every box finds, also after the index was kept as bytes', () => {
  fc.assert(
    fc.property(features, box, (boxes, wanted) => {
      const expected = boxes.flatMap((item, number) =>
        item && boxesIntersect(item, wanted) ? [number] : [],
      );
      const index = buildFeatureIndex(flat(boxes));
      expect(ascending(index.search(wanted))).toEqual(expected);
      expect(ascending(readFeatureIndex(structuredClone(index.toBytes())).search(wanted))).toEqual(expected);
      const visited = new Map<number, Box>();
      index.visit(wanted, (number, xMin, yMin, xMax, yMax) => {
        visited.set(number, { xMin, yMin, xMax, yMax });
      });
      expect(visited).toEqual(new Map(expected.map((number) => [number, boxes[number]])));
      expect(index.size).toBe(boxes.filter((item) => item).length);
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
});

test('without boxes nothing is found and there are no bounds', () => {
  for (const index of [buildFeatureIndex([]), buildFeatureIndex([Number.NaN, 0, 0, 0])]) {
    expect(index.search({ xMin: -1, yMin: -1, xMax: 1, yMax: 1 })).toEqual([]);
    expect(index.bounds).toBeUndefined();
    expect(readFeatureIndex(index.toBytes()).spatialOrder()).toEqual([]);
  }
});

test('the bounds hold every box', () => {
  const index = buildFeatureIndex([0, 1, 2, 3, -5, 2, -4, 9]);
  expect(index.bounds).toEqual({ xMin: -5, yMin: 1, xMax: 2, yMax: 9 });
});

test('a hundred neighbours in the spatial order lie close together, and every feature is in it once', () => {
  const count = 10_000;
  // A shuffled grid of 100 by 100 points.
  const boxes = new Float64Array(4 * count);
  for (let number = 0; number < count; number++) {
    const place = (number * 7919) % count;
    boxes.set([place % 100, Math.floor(place / 100), place % 100, Math.floor(place / 100)], 4 * number);
  }
  const order = buildFeatureIndex(boxes).spatialOrder();
  expect(ascending(order)).toEqual(Array.from({ length: count }, (_, number) => number));
  let area = 0;
  for (let start = 0; start < count; start += 100) {
    const block = order.slice(start, start + 100);
    const xs = block.map((number) => boxes[4 * number] ?? Number.NaN);
    const ys = block.map((number) => boxes[4 * number + 1] ?? Number.NaN);
    area += (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
  }
  // In the order they came, every block would cover all of the 10,000 cells.
  expect(area / (count / 100)).toBeLessThan(300);
});
