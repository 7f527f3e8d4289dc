import { expect, test } from 'vitest';
import { splitSides } from './densify-geometry.ts';

test('sides are cut into equal pieces, no longer than wanted, and their ends stay to the bit', () => {
  const line = { kind: 'polyline' as const, paths: [[0.1, 0.2, 10.1, 0.2, 10.1, 3.2]] };
  expect(splitSides(line, 4, 100)).toEqual({
    shape: {
      kind: 'polyline',
      paths: [[0.1, 0.2, expect.closeTo(3.433, 3), 0.2, expect.closeTo(6.767, 3), 0.2, 10.1, 0.2, 10.1, 3.2]],
    },
    added: 2,
  });
});

test('the last side of a ring counts though its end is not written', () => {
  const square = { kind: 'polygon' as const, rings: [[0, 0, 0, 2, 2, 2, 2, 0]] };
  const { shape, added } = splitSides(square, 1, 100);
  expect(shape).toEqual({ kind: 'polygon', rings: [[0, 0, 0, 1, 0, 2, 1, 2, 2, 2, 2, 1, 2, 0, 1, 0, 0, 0]] });
  expect(added).toBe(4);
});

test('points stay as they are, and too many pieces are refused before they are made', () => {
  const point = { kind: 'point' as const, x: 1, y: 2 };
  expect(splitSides(point, 0.1, 0)).toEqual({ shape: point, added: 0 });
  const long = { kind: 'polyline' as const, paths: [[0, 0, 1e12, 0]] };
  expect(() => splitSides(long, 1e-6, 1000)).toThrow('too many points');
});
