import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { appError } from '../../contracts/errors.ts';
import { ALL_CRS, findCrs } from './find-crs.ts';
import { GeoProblem } from './geo-problem.ts';

// Made by projinfo of PROJ 9.1.1, -o WKT1:ESRI: a code and its text on each line.
const vendorTexts = readFileSync(new URL('testing/vendor-wkt.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const space = line.indexOf(' ');
    return { wkid: Number(line.slice(0, space)), wkt: line.slice(space + 1) };
  });

const ZONE_33 = findCrs(25833).wkt;

test.each([102100, 102113, 900913])('%i is Web Mercator, whose code is 3857', (alias) => {
  expect(findCrs(alias).wkid).toBe(3857);
});

test('every system writes the text that the vendor writes', () => {
  expect(vendorTexts.map(({ wkid }) => wkid).sort()).toEqual(ALL_CRS.map(({ wkid }) => wkid).sort());
  for (const { wkid, wkt } of vendorTexts) expect(findCrs(wkid).wkt).toBe(wkt);
});

test('every system is found by its text', () => {
  for (const { wkid, wkt } of vendorTexts) expect(findCrs(wkt).wkid).toBe(wkid);
});

describe('a text is known', () => {
  test('by the authority at its end, in the older and the newer form', () => {
    expect(findCrs('PROJCS["x",GEOGCS["y",AUTHORITY["EPSG","4258"]],AUTHORITY["EPSG","25833"]]').wkid).toBe(
      25833,
    );
    expect(findCrs('PROJCRS["x",BASEGEOGCRS["y",ID["EPSG",4258]],ID["EPSG",25833]]').wkid).toBe(25833);
    expect(findCrs('PROJCS["x",AUTHORITY["ESRI","102100"]]').wkid).toBe(3857);
  });

  test('with other spaces, brackets, letter cases and digits', () => {
    const loose = ZONE_33.replaceAll(',', ' ,\n ').replaceAll('[', '(').replaceAll(']', ')');
    expect(findCrs(loose.toLowerCase()).wkid).toBe(25833);
    expect(findCrs(ZONE_33.replace('0.0174532925199433', '0.017453292519943295')).wkid).toBe(25833);
  });

  test('by what it says, under any name', () => {
    expect(findCrs(ZONE_33.replace('ETRS_1989_UTM_Zone_33N', 'Our_Grid')).wkid).toBe(25833);
  });
});

describe('refused by name is', () => {
  test.each([
    ['a known name with another number in it', ZONE_33.replace('500000.0', '400000.0')],
    ['a known grid in feet', ZONE_33.replace('UNIT["Meter",1.0]]', 'UNIT["Foot",0.3048]]')],
    ['an authority that nobody knows', ZONE_33.replace(/\]$/, ',AUTHORITY["Here","25833"]]')],
    ['a text without its end', ZONE_33.slice(0, -1)],
    ['a text with something after it', `${ZONE_33}]`],
    ['an empty text', ''],
    ['any other text', 'somewhere'],
  ])('%s', (_, wkt) => {
    expect(() => findCrs(wkt)).toThrow(GeoProblem);
  });

  test('a code that is not served, with the sentence of the catalogue', () => {
    const expected = appError('map/unknown-crs', { value: '2154' });
    expect(() => findCrs(2154)).toThrow(
      expect.objectContaining({ code: expected.code, message: expected.message }),
    );
  });
});
