import { describe, expect, test } from 'vitest';
import { parseCoordinate } from './parse-coordinate.ts';

const only = (text: string) => {
  const readings = parseCoordinate(text);
  expect(readings, text).toHaveLength(1);
  return readings[0];
};

describe('a square without its zone', () => {
  test('lies where the letters are in Norway', () => {
    expect(only('NR 123456')).toMatchObject({ form: 'mgrs', zone: 32 });
    expect(only('MGRS MN 039 697')).toEqual(only('32VMN 039 697'));
  });

  test.each(['nr 123456', 'Nr 1234 5678', 'KL 10 30', 'KL 1030', 'NO 123456'])('%s is none', (text) => {
    expect(parseCoordinate(text)).toEqual([]);
  });
});
