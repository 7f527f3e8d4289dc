import { describe, expect, test } from 'vitest';
import { createTransform, type Point } from './create-transform.ts';
import { ALL_CRS, findCrs } from './find-crs.ts';

// Control values of PROJ 9.1.1 (cs2cs, codes of EPSG; the axes of NGO 1948 and LAEA put east first here). From WGS 84
// longitude and latitude; by the shift that PROJ itself prefers in Norway on land: EPSG:1654 and EPSG:1139.
const controls: readonly (readonly [
  wkid: number,
  longitude: number,
  latitude: number,
  x: number,
  y: number,
])[] = [
  [4326, 10.75, 59.91, 10.75, 59.91],
  [4258, 10.75, 59.91, 10.75, 59.91],
  [4230, 10.75, 59.91, 10.751378028, 59.910451269],
  [4273, 10.75, 59.91, 10.754825847, 59.909213752],
  [3857, 10.75, 59.91, 1196684.526, 8379727.5819],
  [25831, 4.4, 60.4, 577140.2445, 6696779.1474],
  [25832, 5.3221, 60.3925, 297361.394, 6700781.8533],
  [25833, 30.05, 69.73, 1076794.3654, 7807336.5323],
  [25834, 18.9553, 69.6492, 420653.5941, 7728081.222],
  [25835, 23.27, 69.97, 357493.6299, 7766887.5837],
  [25836, 30.05, 69.73, 385977.568, 7738518.2184],
  [32631, 4.4, 60.4, 577140.2445, 6696779.1475],
  [32632, 5.3221, 60.3925, 297361.394, 6700781.8534],
  [32633, 30.05, 69.73, 1076794.3654, 7807336.5324],
  [32634, 18.9553, 69.6492, 420653.5941, 7728081.2221],
  [32635, 23.27, 69.97, 357493.6299, 7766887.5838],
  [32636, 30.05, 69.73, 385977.568, 7738518.2185],
  [27391, 5.7331, 58.97, -18339.526, 107996.6023],
  [27392, 8, 58.15, -22679.5319, 16672.9424],
  [27393, 10.75, 59.91, 1785.2144, 212654.0134],
  [27394, 12.2, 65.8, -46533.5749, 869513.3779],
  [27395, 17.42, 68.44, 22044.4253, 1163632.8666],
  [27396, 18.9553, 69.6492, -74795.4216, 1299594.891],
  [27397, 25.5, 70.1, 23507.9123, 1348798.2232],
  [27398, 30.05, 69.73, 38761.5068, 1307698.9572],
  [3035, 10.4, 63.43, 4341074.4568, 4480778.9091],
  [3575, 15.6, 78.2, 128367.8558, -1309196.6696],
  [3995, 15.6, 78.2, 345956.3647, -1239076.4631],
];

// The same for zones of ED50, from longitude and latitude of ED50 itself (4230).
const ed50Controls: typeof controls = [
  [23031, 4.4, 60.4, 577144.1094, 6696936.6183],
  [23032, 5.3221, 60.3925, 297351.2415, 6700939.5305],
  [23033, 30.05, 69.73, 1076824.2889, 7807545.4018],
  [23034, 18.9553, 69.6492, 420649.479, 7728286.0099],
  [23035, 23.27, 69.97, 357486.2318, 7767094.2632],
  [23036, 30.05, 69.73, 385971.6531, 7738723.5165],
];

const METRES_PER_DEGREE = 111_319.4908;

/** Millimetres between two points of a system; degrees of longitude count as long as at the equator. */
function millimetres([x, y]: Point, [otherX, otherY]: Point, unit: 'degree' | 'metre'): number {
  return Math.hypot(x - otherX, y - otherY) * (unit === 'degree' ? METRES_PER_DEGREE : 1) * 1000;
}

function throwsCode(action: () => unknown): string {
  try {
    action();
  } catch (problem) {
    return (problem as { code: string }).code;
  }
  return 'nothing';
}

test('every system that is served has its control point', () => {
  const controlled = [...controls, ...ed50Controls].map(([wkid]) => wkid).sort();
  expect(controlled).toEqual(ALL_CRS.map(({ wkid }) => wkid).sort());
});

describe.each([
  ...controls.map((control) => [4326, ...control] as const),
  ...ed50Controls.map((control) => [4230, ...control] as const),
])('from %i into %i', (sourceWkid, wkid, longitude, latitude, x, y) => {
  const source = findCrs(sourceWkid);
  const crs = findCrs(wkid);

  test('a place is where PROJ has it, to the millimetre', () => {
    expect(millimetres(createTransform(source, crs)(longitude, latitude), [x, y], crs.unit)).toBeLessThan(1);
  });

  test('the way back is as exact', () => {
    const back = createTransform(crs, source)(x, y);
    // A shift with rotations is undone to the first order, by PROJ too: a centimetre of three metres' accuracy.
    const limit = source.datum !== crs.datum && crs.datum.toWgs84?.length === 7 ? 10 : 1;
    expect(millimetres(back, [longitude, latitude], 'degree')).toBeLessThan(limit);
  });
});

test('web Mercator is shifted to NGO 1948 like its degrees are, although its sphere has no datum', () => {
  const web = findCrs(3857);
  const ngo = findCrs(27393);
  const point = createTransform(web, ngo)(1196684.526, 8379727.5819);
  expect(millimetres(point, [1785.2144, 212654.0134], 'metre')).toBeLessThan(1);
});

test('zones of one datum are joined without a shift, and two shifted datums with both', () => {
  const fromNgo = createTransform(findCrs(27393), findCrs(27394));
  const back = createTransform(findCrs(27394), findCrs(27393));
  const [x, y] = fromNgo(1785.2144, 212654.0134);
  expect(millimetres(back(x, y), [1785.2144, 212654.0134], 'metre')).toBeLessThan(0.001);
  const [ngoLongitude, ngoLatitude] = createTransform(findCrs(4230), findCrs(4273))(
    10.751378028,
    59.910451269,
  );
  expect(millimetres([ngoLongitude, ngoLatitude], [10.754825847, 59.909213752], 'degree')).toBeLessThan(1);
});

test('ETRS89 and WGS 84 are the same place', () => {
  expect(createTransform(findCrs(4258), findCrs(4326))(10.75, 59.91)).toEqual([10.75, 59.91]);
});

describe('what a system does not reach is refused', () => {
  test.each([
    [4326, 25833, 105, 60, 'a place that proj4 would answer with 15,731 km'],
    [4326, 3857, 10, 90, 'the pole, which Web Mercator has at infinity'],
    [4326, 25833, 15, 90.5, 'a latitude over 90'],
    [4326, 3035, 80, 50, 'Siberia in the grid of Europe'],
    [4326, 3995, 10, 40, 'Italy on the map of the Arctic'],
    [25833, 4326, 9_000_000, 7_000_000, 'a quarter of the globe east of the zone'],
    [25833, 4326, 500_000, 47_000_000, 'once around the globe by the pole'],
    [3035, 4326, 30_000_000, 3_000_000, 'nowhere on the equal-area map'],
    [4326, 3857, 191, 0, 'a longitude more than ten degrees past 180'],
    [4326, 3857, Number.NaN, 0, 'no number'],
    [3857, 4326, 0, Number.POSITIVE_INFINITY, 'infinity'],
  ])('from %i into %i: %f %f, %s', (from, to, x, y) => {
    expect(throwsCode(() => createTransform(findCrs(from), findCrs(to))(x, y))).toBe('map/outside-crs');
  });

  test('the whole of Norway is inside zone 33', () => {
    const toZone = createTransform(findCrs(4326), findCrs(25833));
    for (const [longitude, latitude] of [
      [4.5, 61],
      [31.2, 70.4],
      [7, 57.9],
      [33, 80.5],
    ] as const) {
      expect(() => toZone(longitude, latitude)).not.toThrow();
    }
  });

  test('a map of the web that is scrolled past 180° goes on to the east', () => {
    const [x] = createTransform(findCrs(4326), findCrs(3857))(185, 0);
    expect(x).toBeCloseTo(185 * METRES_PER_DEGREE, 0);
  });
});
