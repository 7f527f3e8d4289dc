import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDegrees } from '../format-degrees.ts';
import { utmFromLonLat } from '../utm.ts';
import { utmZoneToShow } from '../utm-zone.ts';
import { parseCoordinate } from './parse-coordinate.ts';

const only = (text: string) => {
  const readings = parseCoordinate(text);
  expect(readings, text).toHaveLength(1);
  return readings[0];
};

// PROJ 9.1.1 has 32N 337486 6711619 at this place.
const VOSS_SIDE = { longitude: 6.0402558, latitude: 60.50778452 };

describe('UTM with its zone', () => {
  test.each([
    '32V 337486 6711619',
    '32V 337486E 6711619N',
    '32V 337486 E 6711619 N',
    '32V 337486Ø 6711619N',
    '32V E337486 N6711619',
    '32V N 6711619 Ø 337486',
    '32V 6711619 337486',
    '32 V 337486 6711619',
    '32N 337486 6711619',
    '32 337486 6711619',
    '(32) 337486, 6711619',
    '(32V) 337486, 6711619',
    '(32) 337486,6711619',
    'UTM 32 337486 6711619',
    'UTM32 337486 6711619',
    'UTM 32 nord: 337 486 øst 6 711 619 nord',
    'UTM sone 32: 337486 6711619',
    'utm zone 32 north: 337486 east 6711619 north',
    'EPSG:25832 337486 6711619',
    'EPSG:32632 337486, 6711619',
    '337486 6711619 32V',
    '32 337 486 6 711 619',
    '32V\u00a0337\u00a0486\u00a06\u00a0711\u00a0619',
    '32V 337486,0 6711619,0',
    '32V 337486.0, 6711619.0',
  ])('%s', (text) => {
    const reading = only(text);
    expect(reading?.form).toBe('utm');
    expect(reading?.place.longitude).toBeCloseTo(VOSS_SIDE.longitude, 6);
    expect(reading?.place.latitude).toBeCloseTo(VOSS_SIDE.latitude, 6);
  });

  test('a negative easting of a forced zone is no mistake', () => {
    const reading = only('33 -32097,721 6734334,255');
    expect(reading?.place.longitude).toBeCloseTo(5.3221, 6);
    expect(reading?.place.latitude).toBeCloseTo(60.3925, 6);
    expect(only('UTM 33 nord: −32 098 øst 6 734 334 nord')?.place.longitude).toBeCloseTo(5.3221, 4);
  });

  test('an easting of seven digits is told from the northing', () => {
    expect(only('33 1076794.365 7807336.532')?.place.longitude).toBeCloseTo(30.05, 6);
    expect(only('33 7807336.532 1076794.365')?.place.longitude).toBeCloseTo(30.05, 6);
  });

  test('S behind the zone is the southern half', () => {
    expect(only('23S 680000 7460000')?.place.latitude).toBeLessThan(-20);
  });
});

describe('UTM without a zone', () => {
  test.each(['6711619 337486', '337486 6711619', 'N 6711619 Ø 337486', '337486, 6711619'])(
    '%s asks which zone is meant, the habit first',
    (text) => {
      const readings = parseCoordinate(text);
      expect(readings.map((reading) => (reading.form === 'utm' ? reading.point.zone : 0))).toEqual([32, 33]);
      expect(readings[0]?.place.longitude).toBeCloseTo(VOSS_SIDE.longitude, 6);
    },
  );

  test('a point that lies in Norway in one zone only is sure', () => {
    expect(only('-32098 6734334')).toMatchObject({ form: 'utm', point: { zone: 33 } });
  });
});

describe('metres with decimals behind a comma', () => {
  test.each([
    ['262000,5 6650000,25', '262000.5 6650000.25'],
    ['6650000,25 262000,50', '6650000.25 262000.50'],
    ['262000,50; 6650000,25', '262000.50 6650000.25'],
    ['262 000,5 6 650 000,25', '262000.5 6650000.25'],
    ['Ø 262000,50 N 6650000,25', '262000.50 6650000.25'],
    ['262000,50Ø 6650000,25N', '262000.50 6650000.25'],
    ['6650000,32; 597000,44', '597000.44 6650000.32'],
    ['262000,12 6650000,33', '262000.12 6650000.33'],
    ['33 262000,5 6650000,25', '33 262000.5 6650000.25'],
    ['262000,5 6650000,25 33V', '33 262000.5 6650000.25'],
    ['262000,123 6650000,456', '262000.123 6650000.456'],
  ])('%s is %s', (written, same) => {
    expect(parseCoordinate(written)).toEqual(parseCoordinate(same));
    expect(parseCoordinate(written)[0]?.form).toBe('utm');
  });

  test('the same place is read with a comma as with a point, however many decimals there are', () => {
    const metres = (least: number, most: number) =>
      fc.tuple(fc.integer({ min: least, max: most }), fc.stringMatching(/^\d{0,6}$/));
    const written = fc.tuple(metres(1000, 1_100_000), metres(6_450_000, 7_930_000), fc.boolean());
    fc.assert(
      fc.property(written, fc.constantFrom(' ', '; ', ' / '), ([easting, northing, isSwapped], between) => {
        const texts = (sign: string) =>
          [easting, northing].map(([whole, decimals]) =>
            decimals ? `${whole}${sign}${decimals}` : `${whole}`,
          );
        const text = (sign: string) => (isSwapped ? texts(sign).toReversed() : texts(sign)).join(between);
        expect(parseCoordinate(text(','))).toEqual(parseCoordinate(text('.')));
      }),
    );
  });
});

describe('degrees', () => {
  const BERGEN = { latitude: 60.3925, longitude: 5.3221 };
  test.each([
    '60,3925 5,3221',
    '60.3925 5.3221',
    '60.3925, 5.3221',
    '60.3925,5.3221',
    '60,3925, 5,3221',
    '60,3925,5,3221',
    '60,3925; 5,3221',
    '60.3925/5.3221',
    '5,3221 60,3925',
    '60.3925N 5.3221E',
    '60,3925° N 5,3221° Ø',
    'N 60,3925 Ø 5,3221',
    'Ø 5,3221 N 60,3925',
    '5,3221Ø 60,3925N',
    'N60.3925 E5.3221',
    '60,3925 nord 5,3221 øst',
    '60.3925 north, 5.3221 east',
    'lat 60.3925 lon 5.3221',
    'lat: 60.3925, long: 5.3221',
    '60.3925°, 5.3221°',
    '60°23,55′ N 5°19,326′ Ø',
    '60° 23\' 33" N 5° 19\' 19.56" E',
    '60 23 33 5 19 19,56',
    '60 23,55 5 19,326',
    "60°23'33''N, 5°19'19,56''Ø",
  ])('%s', (text) => {
    const reading = only(text);
    expect(reading?.form).toBe('degrees');
    expect(reading?.place.latitude).toBeCloseTo(BERGEN.latitude, 6);
    expect(reading?.place.longitude).toBeCloseTo(BERGEN.longitude, 6);
  });

  test("N 60° 23,5' Ø 5° 19'", () => {
    expect(only("N 60° 23,5' Ø 5° 19'")?.place).toEqual({
      latitude: 60 + 23.5 / 60,
      longitude: 5 + 19 / 60,
    });
  });

  test('V is west and S south, and a minus does the same', () => {
    expect(only('64,15 N 21,94 V')?.place).toEqual({ latitude: 64.15, longitude: -21.94 });
    expect(only('64.15 -21.94')?.place).toEqual({ latitude: 64.15, longitude: -21.94 });
    expect(only('22,9 S 43,2 V')?.place).toEqual({ latitude: -22.9, longitude: -43.2 });
  });

  test('far from here, two bare numbers may be meant in either order', () => {
    expect(parseCoordinate('12.5 -33.25').map(({ place }) => place)).toEqual([
      { latitude: 12.5, longitude: -33.25 },
      { latitude: -33.25, longitude: 12.5 },
    ]);
  });

  test('whole degrees count where people look for places', () => {
    expect(only('60 12')?.place).toEqual({ latitude: 60, longitude: 12 });
    expect(parseCoordinate('12 34')).toEqual([]);
  });
});

describe('MGRS', () => {
  // Control values of GeographicLib (GeoConvert -m).
  test.each([
    ['32VKN 97361 00781', 60.3925, 5.3221],
    ['32VKN9736100781', 60.3925, 5.3221],
    ['32V KQ 98130 01395', 62.19, 5.12],
    ['33XVH3416562776', 78.92, 11.93],
    ['35XPK0488603292', 80.15, 32.5],
    ['36WUC8597738518', 69.73, 30.05],
    ['33VUG3270555205', 60, 12],
    ['32vmk4113945846', 58.15, 8],
  ])('%s', (text, latitude, longitude) => {
    const reading = only(text);
    expect(reading?.form).toBe('mgrs');
    expect(reading?.place.latitude).toBeCloseTo(latitude, 4);
    expect(reading?.place.longitude).toBeCloseTo(longitude, 4);
  });

  test('a shorter reference is the middle of its square', () => {
    const whole = only('32VKN 97 00')?.place.latitude ?? 0;
    expect(whole).toBeCloseTo(only('32VKN 97500 00500')?.place.latitude ?? 0, 5);
  });
});

describe('what is no coordinate', () => {
  test.each([
    '',
    'Sy-Sima',
    'Aurland 1',
    'Tokke 4',
    '60',
    '60,3925',
    '1637,1',
    '28.11.2026 14:10',
    '050.4AZ',
    '979422679',
    'N 60 N 5',
    '95,5 200,1',
    "60° 75' N 5° 19' Ø",
    '61 337486 6711619 7',
    '99V 337486 6711619',
    '32VIN 12345 67890',
    '32VKN 123 4567',
    '7'.repeat(200),
  ])('%s', (text) => {
    expect(parseCoordinate(text)).toEqual([]);
  });

  test('no text whatever throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void parseCoordinate(text)));
    const alphabet = fc.constantFrom(...'0123456789 ,.;°\'"NSEWØV()-32'.split(''));
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 30 }), (letters) => void parseCoordinate(letters.join(''))),
    );
  });
});

describe('what the status line says is understood', () => {
  const place = fc.record({
    latitude: fc.double({ min: 58, max: 71, noNaN: true }),
    longitude: fc.double({ min: 5, max: 30, noNaN: true }),
  });

  test('in degrees', () => {
    const notation = { decimalSign: ',', north: 'N', south: 'S', east: 'Ø', west: 'V' };
    fc.assert(
      fc.property(place, (from) => {
        const reading = only(formatDegrees(from, 4, notation));
        expect(reading?.place.latitude).toBeCloseTo(from.latitude, 3);
        expect(reading?.place.longitude).toBeCloseTo(from.longitude, 3);
      }),
    );
  });

  test('in UTM', () => {
    const metres = (value: number) => new Intl.NumberFormat('nb-NO').format(Math.round(value));
    fc.assert(
      fc.property(place, (from) => {
        const { zone, easting, northing } = utmFromLonLat(utmZoneToShow(from), from);
        const reading = only(`UTM ${zone} nord: ${metres(easting)} øst ${metres(northing)} nord`);
        expect(reading?.place.latitude).toBeCloseTo(from.latitude, 4);
        expect(reading?.place.longitude).toBeCloseTo(from.longitude, 4);
      }),
    );
  });
});
