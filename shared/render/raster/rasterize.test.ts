import { expect, test } from 'vitest';
import { runSync } from '../../base/steps.ts';
import { commandsOf, type DisplayList, DisplayListBuilder } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import { createRasterizer, createSectionRasterizer } from './rasterize.ts';

const SIZE = 64;
const BLACK: Paint = [0, 0, 0, 255];

function drawn(draw: (list: DisplayListBuilder) => void) {
  const list = new DisplayListBuilder();
  draw(list);
  return list.build();
}

function rows(list: DisplayList, firstRow: number, rowCount: number): Uint8Array {
  return runSync(createRasterizer(list, SIZE)(firstRow, rowCount)).rgba;
}

/** The opacity of all pixels together, in pixels. */
function inkOf(draw: (list: DisplayListBuilder) => void): number {
  const rgba = rows(drawn(draw), 0, SIZE);
  let ink = 0;
  for (let at = 3; at < rgba.length; at += 4) ink += (rgba[at] ?? 0) / 255;
  return ink;
}

test.each([
  ['a triangle', [3.3, 2.1, 50.7, 20.2, 11.9, 60.4], 1303.88],
  ['a rectangle between pixels', [10.25, 10.5, 30.75, 10.5, 30.75, 20.25, 10.25, 20.25], 199.875],
  ['what reaches out of the image on all sides', [-900, -900, 900, -900, 900, 900, -900, 900], SIZE * SIZE],
  ['what is cut by the left and the right edge', [-10, 10, 100, 10, 100, 20, -10, 20], SIZE * 10],
])('%s covers its area', (_, ring, area) => {
  expect(Math.abs(inkOf((list) => list.fill([ring], BLACK)) - area)).toBeLessThan(0.004 * area);
});

test('a hole is left out, whatever way it turns', () => {
  const outer = [10, 10, 50, 10, 50, 50, 10, 50];
  for (const hole of [
    [20, 20, 40, 20, 40, 40, 20, 40],
    [20, 20, 20, 40, 40, 40, 40, 20],
  ]) {
    expect(inkOf((list) => list.fill([outer, hole], BLACK))).toBeCloseTo(1200, 3);
  }
});

test('a stamp at no place changes nothing of what is drawn after it', () => {
  const dot = drawn((list) => list.fill([[-2, -2, 2, -2, 2, 2, -2, 2]], BLACK));
  const area = [10, 10, 30, 10, 30, 30, 10, 30];
  const ink = inkOf((list) => {
    list.stamp(dot, []);
    list.fill([area], BLACK);
    list.stamp(dot, [50, 50]);
  });
  expect(ink).toBeCloseTo(20 * 20 + 4 * 4, 3);
});

test('a line covers its length times its width, also around its corners', () => {
  const stroke = { paint: BLACK, widthPx: 4, join: 'miter', cap: 'butt' } as const;
  expect(inkOf((list) => list.strokeLines([[10, 20, 50, 20]], stroke))).toBeCloseTo(160, 3);
  expect(inkOf((list) => list.strokeLines([[10, 20, 50, 20, 50, 60]], stroke))).toBeCloseTo(320, 3);
  const ring = [10, 10, 50, 10, 50, 50, 10, 50];
  for (const points of [ring, [10, 10, 10, 50, 50, 50, 50, 10]]) {
    expect(inkOf((list) => list.strokeRings([points], stroke))).toBeCloseTo(44 * 44 - 36 * 36, 3);
  }
});

test('round ends and a single point are as wide as the line', () => {
  const stroke = { paint: BLACK, widthPx: 12, join: 'round', cap: 'round' } as const;
  const disc = Math.PI * 36;
  expect(Math.abs(inkOf((list) => list.strokeLines([[30, 30]], stroke)) - disc)).toBeLessThan(0.03 * disc);
  const line = inkOf((list) => list.strokeLines([[20, 30, 40, 30]], stroke));
  expect(Math.abs(line - disc - 240)).toBeLessThan(0.03 * disc);
});

test('a line that turns back on itself has no gaps', () => {
  const stroke = { paint: BLACK, widthPx: 6, join: 'round', cap: 'round' } as const;
  const zigzag = Array.from({ length: 40 }, (_, index) => [10 + index, index % 2 === 0 ? 30 : 34]).flat();
  const rgba = rows(
    drawn((list) => list.strokeLines([zigzag], stroke)),
    0,
    SIZE,
  );
  for (let x = 12; x < 47; x++) expect(rgba[4 * (32 * SIZE + x) + 3]).toBe(255);
});

test('bands of any height are parts of the whole picture', () => {
  const list = drawn((builder) => {
    builder.fill([[3.3, 2.1, 50.7, 20.2, 11.9, 60.4]], [200, 30, 40, 255]);
    builder.beginGroup(0.5);
    builder.strokeLines([[2, 2, 60, 33, 5, 60]], {
      paint: [0, 90, 200, 255],
      widthPx: 5,
      join: 'round',
      cap: 'round',
    });
    builder.stamp(
      drawn((stamp) => stamp.fill([[-3, -3, 4, -2, 0, 5]], [10, 120, 60, 200])),
      [20, 20, 40.5, 41.25, 63, 63],
    );
    builder.endGroup();
  });
  const whole = rows(list, 0, SIZE);
  for (const height of [1, 7, 33]) {
    const parts: number[] = [];
    for (let row = 0; row < SIZE; row += height) {
      parts.push(...rows(list, row, Math.min(height, SIZE - row)));
    }
    expect(parts).toEqual(Array.from(whole));
  }
});

test('sections of a list, one drawn over the other, are the whole of it, also where a group goes through all', () => {
  const dot = drawn((stamp) => stamp.fill([[-3, -3, 4, -2, 0, 5]], [10, 120, 60, 200]));
  const stroke = { paint: [0, 90, 200, 255], widthPx: 1.5, join: 'round', cap: 'round' } as const;
  const draw = (list: DisplayListBuilder) => {
    list.beginGroup(0.5);
    for (let index = 0; index < 8_000; index++) {
      const [x, y] = [(7 * index) % 61, (11 * index) % 67];
      const rings = [[x, y, x + 9.5, y + 3, x, y + 8]];
      list.fill(rings, [index % 256, 30, 40, 255]);
      list.strokeRings(rings, stroke);
      list.stamp(dot, [y, x]);
    }
    list.endGroup();
  };
  const bands = [
    [0, 40],
    [40, SIZE - 40],
  ] as const;
  const rasterizer = createSectionRasterizer(SIZE, bands);
  let count = 0;
  const builder = new DisplayListBuilder((section) => {
    count += 1;
    runSync(rasterizer.add(section));
  });
  draw(builder);
  runSync(rasterizer.add(builder.build()));
  expect(count).toBeGreaterThan(1);
  const whole = drawn(draw);
  for (const [firstRow, rowCount] of bands) {
    expect(rasterizer.pixels(firstRow)?.rgba).toEqual(rows(whole, firstRow, rowCount));
  }
});

test('rings that are filled and stroked are kept once, and drawn as those that are told twice', () => {
  const stroke = { paint: [0, 90, 200, 255], widthPx: 3, join: 'round', cap: 'round' } as const;
  const rings = [
    [5.5, 4, 60, 8, 40, 61, 2, 30],
    [20, 20, 30.25, 22, 25, 33],
  ];
  const draw = (stroked: readonly (readonly number[])[]) =>
    drawn((list) => {
      list.fill(rings, [200, 30, 40, 255]);
      list.strokeRings(stroked, stroke);
      list.fill([[50, 50, 64, 50, 64, 64]], BLACK);
    });
  const [once, twice] = [draw(rings), draw(rings.map((ring) => [...ring]))];
  expect(once.coordinates.length).toBeLessThan(twice.coordinates.length);
  for (const [firstRow, rowCount] of [
    [0, SIZE],
    [0, 30],
    [30, SIZE - 30],
    [61, 2],
  ] as const) {
    expect(rows(once, firstRow, rowCount)).toEqual(rows(twice, firstRow, rowCount));
  }
  const shapes = (list: DisplayList) =>
    [...commandsOf(list)].map(({ operation, style, bounds }) => [
      operation,
      style,
      ...bounds.slice(1).map((end, part) => [...list.coordinates.subarray(bounds[part], end)]),
    ]);
  expect(shapes(once)).toEqual(shapes(twice));
});

test('rings that are stroked after something else are told again', () => {
  const stroke = { paint: BLACK, widthPx: 1, join: 'round', cap: 'round' } as const;
  const rings = [[5, 4, 60, 8, 40, 61]];
  const list = drawn((builder) => {
    builder.fill(rings, [200, 30, 40, 255]);
    builder.fill([[50, 50, 64, 50, 64, 64]], BLACK);
    builder.strokeRings(rings, stroke);
  });
  expect([...list.coordinates.subarray(12)]).toEqual(rings[0]);
});

test('what overlaps inside a group does not add up', () => {
  const square = [10, 10, 30, 10, 30, 30, 10, 30];
  const list = drawn((builder) => {
    builder.beginGroup(0.5);
    builder.fill([square], BLACK);
    builder.fill([square], BLACK);
    builder.endGroup();
  });
  expect(rows(list, 20, 1)[4 * 20 + 3]).toBe(128);
});

test('a band of much is drawn in steps, each of a part of it', () => {
  const square = [0, 0, 64, 0, 64, 64, 0, 64];
  const stepsOf = (count: number) => {
    const list = drawn((builder) => {
      for (let index = 0; index < count; index++) builder.fill([square], BLACK);
    });
    return [...createRasterizer(list, SIZE)(0, SIZE)].length;
  };
  expect(stepsOf(10)).toBe(0);
  expect(stepsOf(2_000)).toBeGreaterThan(2);
  const marker = drawn((builder) => builder.fill([square], BLACK));
  const stamped = drawn((builder) => builder.stamp(marker, new Float32Array(4_000)));
  expect([...createRasterizer(stamped, SIZE)(0, SIZE)].length).toBeGreaterThan(2);
});
