import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GeoProblem } from './crs/geo-problem.ts';
import { METRES_PER_DEGREE, metresPerUnit } from './crs/map-units.ts';
import {
  boxAroundFrame,
  boxOfFrame,
  frameAtScale,
  frameOfBox,
  type MapFrame,
  mapPointAt,
  pixelAt,
  resolutionAtScale,
  scaleOfResolution,
  toImagePoint,
} from './map-frame.ts';

const IMAGE = { widthPx: 800, heightPx: 400 };
const METRES_96 = { dpi: 96, metresPerUnit: 1 };

describe('a box grows to the shape of the image', () => {
  test('at the sides when it is too high', () => {
    const frame = frameOfBox({ xMin: 0, yMin: 0, xMax: 100, yMax: 100 }, IMAGE);
    expect(frame.resolution).toBe(0.25);
    expect(boxOfFrame(frame)).toEqual({ xMin: -50, yMin: 0, xMax: 150, yMax: 100 });
  });

  test('above and below when it is too wide', () => {
    const frame = frameOfBox({ xMin: 0, yMin: 0, xMax: 100, yMax: 10 }, IMAGE);
    expect(boxOfFrame(frame)).toEqual({ xMin: 0, yMin: -20, xMax: 100, yMax: 30 });
  });

  test('also when it is a line; a point has no scale', () => {
    expect(frameOfBox({ xMin: 5, yMin: 1, xMax: 5, yMax: 41 }, IMAGE).resolution).toBe(0.1);
    expect(() => frameOfBox({ xMin: 5, yMin: 1, xMax: 5, yMax: 1 }, IMAGE)).toThrow(GeoProblem);
    expect(() => frameOfBox({ xMin: Number.NaN, yMin: 1, xMax: 5, yMax: 1 }, IMAGE)).toThrow(GeoProblem);
  });
});

describe('scales are those of published tables', () => {
  test('level 0 of web maps', () => {
    expect(scaleOfResolution(156543.03392800014, METRES_96)).toBeCloseTo(591657527.591555, 5);
  });

  test('level 0 of maps in degrees, without a factor for the latitude', () => {
    expect(METRES_PER_DEGREE).toBeCloseTo(111319.4908, 4);
    const base = { dpi: 96, metresPerUnit: metresPerUnit('geoDecimalDegrees') };
    expect(scaleOfResolution(0.703125, base)).toBeCloseTo(295828763.7958, 3);
  });

  test('and lead back to the view', () => {
    const frame = frameAtScale([262000, 6650000], 50000, METRES_96, IMAGE, 30);
    expect(scaleOfResolution(frame.resolution, METRES_96)).toBeCloseTo(50000, 9);
    expect(frame.resolution).toBe(resolutionAtScale(50000, METRES_96));
    expect(frameOfBox(boxOfFrame(frame), IMAGE, 30).resolution).toBeCloseTo(frame.resolution, 9);
  });
});

test('units of length are what they are in metres', () => {
  expect(metresPerUnit('geoMiles')).toBe(1609.344);
  expect(metresPerUnit('geoPoints') * 72).toBeCloseTo(1 / 39.37, 12);
  expect(metresPerUnit('geoDecimeters')).toBe(0.1);
});

test('the corners of an image are the corners of its box', () => {
  const frame = frameOfBox({ xMin: 100, yMin: 200, xMax: 180, yMax: 240 }, IMAGE);
  expect(mapPointAt(frame, 0, 0)).toEqual([100, 240]);
  expect(mapPointAt(frame, 800, 400)).toEqual([180, 200]);
});

test('the content turns anticlockwise around the centre', () => {
  const frame = frameOfBox({ xMin: -40, yMin: -20, xMax: 40, yMax: 20 }, IMAGE, 90);
  // What lay to the east is now above the centre.
  expect(toImagePoint(frame)(10, 0)).toEqual([400, 100]);
  expect(mapPointAt(frame, 400, 100)).toEqual([10, 0]);
  expect(boxAroundFrame(frame)).toEqual({ xMin: -20, yMin: -40, xMax: 20, yMax: 40 });
});

const frames: fc.Arbitrary<MapFrame> = fc.record({
  widthPx: fc.integer({ min: 1, max: 4096 }),
  heightPx: fc.integer({ min: 1, max: 4096 }),
  centreX: fc.double({ min: -2e7, max: 2e7, noNaN: true }),
  centreY: fc.double({ min: -2e7, max: 2e7, noNaN: true }),
  resolution: fc.double({ min: 1e-5, max: 1e5, noNaN: true }),
  rotation: fc.oneof(fc.constantFrom(0, 90, 180, -90, 270), fc.double({ min: -360, max: 360, noNaN: true })),
});

test('every pixel comes back as itself, also from a turned map and from outside the image', () => {
  fc.assert(
    fc.property(
      frames,
      fc.integer({ min: -5000, max: 9000 }),
      fc.integer({ min: -5000, max: 9000 }),
      (frame, x, y) => {
        const [mapX, mapY] = mapPointAt(frame, x, y);
        expect(pixelAt(frame, mapX, mapY)).toEqual([x, y]);
      },
    ),
    { numRuns: 5000, seed: 20_261_128 },
  );
});

test('everything that a turned map shows is in the box around it', () => {
  fc.assert(
    fc.property(frames, (frame) => {
      const box = boxAroundFrame(frame);
      const slack = 1e-7 * Math.max(1, Math.abs(frame.centreX), Math.abs(frame.centreY), frame.resolution);
      for (const [x, y] of [
        [0, 0],
        [frame.widthPx, 0],
        [0, frame.heightPx],
        [frame.widthPx, frame.heightPx],
      ] as const) {
        const [mapX, mapY] = mapPointAt(frame, x, y);
        expect(mapX).toBeGreaterThanOrEqual(box.xMin - slack);
        expect(mapX).toBeLessThanOrEqual(box.xMax + slack);
        expect(mapY).toBeGreaterThanOrEqual(box.yMin - slack);
        expect(mapY).toBeLessThanOrEqual(box.yMax + slack);
      }
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
});
