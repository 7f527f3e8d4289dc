import { describe, expect, test } from 'vitest';
import { parseCoordinate } from './parse-coordinate.ts';

const only = (text: string) => {
  const readings = parseCoordinate(text);
  expect(readings, text).toHaveLength(1);
  return readings[0];
};

describe('metres', () => {
  test.each([
    ['6769796mN 403907mØ 32V', '32 403907 6769796'],
    ['32,403907,6769796', '32 403907 6769796'],
    ['32V 403,907 6,769,796', '32 403907 6769796'],
    ['32V 403.907,5 6.769.796,25', '32 403907.5 6769796.25'],
    ['UTM zone 32 (N) 403907 6769796', '32 403907 6769796'],
    ['403907 6769796 EPSG:25832', '32 403907 6769796'],
    ['SRID=25832;POINT(403907 6769796)', '32 403907 6769796'],
    ['32 6769796 E 403907', '32 403907 6769796'],
    ['Y: 6769796 X: 403907', '32 403907 6769796'],
    ['33 N 1500000 E 403907', '33 E 403907 N 1500000'],
    ['UTM 32 403907 6769796 120 moh', '32 403907 6769796'],
    ['Bergen 32V 297361 6700782', '32 297361 6700782'],
  ])('%s is %s', (written, same) => {
    expect(parseCoordinate(written)).toEqual(parseCoordinate(same));
    expect(parseCoordinate(written)).toHaveLength(1);
  });

  test('an easting of less than a kilometre counts beside a northing of Norway', () => {
    expect(only('33V 512 6700000')?.place.longitude).toBeCloseTo(5.991, 3);
    expect(only('33V 6 700 000 512')?.place.longitude).toBeCloseTo(5.991, 3);
    expect(parseCoordinate('12 6700000')).toEqual([]);
  });

  test.each(['NTM 10 90000 1200000', 'ED50 32 403907 6769796', 'EPSG:3857 592000 8486000'])(
    '%s is of another system',
    (text) => {
      expect(parseCoordinate(text)).toEqual([]);
    },
  );
});
