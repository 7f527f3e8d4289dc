import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChartDatum, layOutStacks, placeLabels } from './stack-layout.ts';

const frame = { bandLength: 300, valueFrom: 0, valueTo: 100 };
const datum = (id: string, ...values: number[]): ChartDatum => ({ id, label: id, values });

test('segments stand end to end from zero, in the order of the series', () => {
  const { bands, zero, ticks } = layOutStacks(
    [datum('NO1', 30, 20, 50), datum('NO2', 10, Number.NaN, 0)],
    frame,
  );
  expect(zero).toBe(0);
  expect(bands[0]?.segments.map(({ series, from, to }) => [series, from, to])).toEqual([
    [0, 0, 30],
    [1, 30, 50],
    [2, 50, 100],
  ]);
  expect(bands[0]).toMatchObject({ total: 100, end: 100 });
  expect(bands[1]?.segments).toHaveLength(1);
  expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('negative values stand on the other side of zero', () => {
  const { bands, zero } = layOutStacks([datum('pumps', -60, 60)], frame);
  expect(zero).toBe(50);
  expect(bands[0]?.segments.map(({ from, to }) => [from, to])).toEqual([
    [50, 0],
    [50, 100],
  ]);
});

test('columns rise upwards when values begin at the foot', () => {
  const { bands } = layOutStacks([datum('1960', 10)], { bandLength: 50, valueFrom: 200, valueTo: 0 });
  expect(bands[0]?.segments[0]).toMatchObject({ from: 200, to: 0 });
});

test('nothing, or nothing but zeros, still has an axis', () => {
  expect(layOutStacks([], frame).ticks.length).toBeGreaterThan(1);
  expect(layOutStacks([datum('a', 0)], frame).bands[0]).toMatchObject({ segments: [], total: 0, end: 0 });
});

test('bands never overlap and stay inside the frame, and neither do values', () => {
  const amounts = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.array(amounts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 60 }),
      (rows) => {
        const { bands } = layOutStacks(
          rows.map((values, place) => datum(String(place), ...values)),
          frame,
        );
        for (const [place, { start, size, segments }] of bands.entries()) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + size).toBeLessThanOrEqual(bands[place + 1]?.start ?? frame.bandLength + 1e-6);
          for (const { from, to } of segments) {
            expect(Math.min(from, to)).toBeGreaterThanOrEqual(-1e-6);
            expect(Math.max(from, to)).toBeLessThanOrEqual(100 + 1e-6);
          }
        }
      },
    ),
  );
});

test('labels stand side by side, else in two rows, else they are thinned', () => {
  const { bands } = layOutStacks(
    ['a', 'b', 'c', 'd'].map((id) => datum(id, 1)),
    { ...frame, bandLength: 160 },
  );
  const rows = (width: number) => [...placeLabels(bands, () => width).byBand.values()].map(({ row }) => row);
  expect(rows(30)).toEqual([0, 0, 0, 0]);
  expect(rows(60)).toEqual([0, 1, 0, 1]);
  expect(rows(100)).toEqual([0, 0]);
});

test('the labels of a series in time are thinned at once; columns without one are left alone', () => {
  const quarters = Array.from({ length: 16 }, (_, place) => ({
    ...datum(String(place), 1),
    axisLabel: place % 4 === 0 ? String(2012 + place / 4) : '',
  }));
  const { bands } = layOutStacks(quarters, { ...frame, bandLength: 160 });
  const labels = (width: number) => [...placeLabels(bands, () => width).byBand.values()];
  expect(labels(30)).toEqual(['2012', '2013', '2014', '2015'].map((label) => ({ label, row: 0 })));
  expect(labels(60)).toEqual([
    { label: '2012', row: 0 },
    { label: '2014', row: 0 },
  ]);
  expect(labels(100)).toEqual([
    { label: '2012', row: 0 },
    { label: '2015', row: 0 },
  ]);
});
