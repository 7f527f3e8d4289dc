import { describe, expect, test } from 'vitest';
import { utmZoneByNorwegianHabit, utmZoneByPosition, utmZoneToShow } from './utm-zone.ts';

const at = (latitude: number, longitude: number) => ({ longitude, latitude });

describe('the zone by place', () => {
  test.each([
    [55.999, 3, 31],
    [55.999, 6, 32],
    [56, 2.999, 31],
    [56, 3, 32],
    [56, 6, 32],
    [56, 11.999, 32],
    [56, 12, 33],
    [60, 12, 33],
    [63.999, 3, 32],
    [64, 3, 31],
    [64, 5.999, 31],
    [64, 6, 32],
    [64, 12, 33],
    [71.999, 6, 32],
    [71.999, 9, 32],
    [71.999, 21, 34],
    [72, -0.001, 30],
    [72, 0, 31],
    [72, 6, 31],
    [72, 8.999, 31],
    [72, 9, 33],
    [72, 20.999, 33],
    [72, 21, 35],
    [72, 32.999, 35],
    [72, 33, 37],
    [72, 41.999, 37],
    [72, 42, 38],
    [84, 15, 33],
    [84.001, 15, 33],
    [84.001, 21, 34],
  ])('%d° N %d° E is in %d', (latitude, longitude, zone) => {
    expect(utmZoneByPosition(at(latitude, longitude))).toBe(zone);
  });

  test.each([
    ['Bergen', 60.3925, 5.3221, 32],
    ['Stad', 62.19, 5.12, 32],
    ['Ny-Ålesund', 78.92, 11.93, 33],
    ['Kvitøya', 80.15, 32.5, 35],
  ])('%s (%d° N %d° E) is in zone %d', (_, latitude, longitude, zone) => {
    expect(utmZoneByPosition(at(latitude, longitude))).toBe(zone);
  });

  test('zones go round the world', () => {
    expect(utmZoneByPosition(at(0, -180))).toBe(1);
    expect(utmZoneByPosition(at(0, 180))).toBe(1);
    expect(utmZoneByPosition(at(0, 179.9))).toBe(60);
  });
});

describe('the Norwegian habit', () => {
  test.each([
    ['Bergen', 60.3925, 5.3221, 32],
    ['Halden', 59.12, 11.39, 32],
    ['Trysil, east of 12°', 61.31, 12.27, 32],
    ['Lierne, far east in Trøndelag', 64.4, 13.9, 32],
    ['Leka', 65.09, 11.7, 32],
    ['Vega', 65.65, 11.95, 33],
    ['Bindal', 65.09, 12.38, 33],
    ['Mo i Rana', 66.31, 14.14, 33],
    ['Narvik', 68.44, 17.43, 33],
    ['Tromsø', 69.65, 18.96, 33],
    ['Nordreisa', 69.77, 21.03, 33],
    ['Alta', 69.97, 23.27, 35],
    ['Kautokeino', 69.01, 23.04, 35],
    ['Kirkenes', 69.73, 30.05, 35],
    ['Vardø', 70.37, 31.11, 35],
  ])('%s', (_, latitude, longitude, zone) => {
    expect(utmZoneByNorwegianHabit(at(latitude, longitude))).toBe(zone);
  });

  test.each([
    ['Stockholm', 59.33, 18.07, 34],
    ['Kiruna', 67.86, 20.23, 34],
    ['Rovaniemi', 66.5, 25.73, 35],
    ['Longyearbyen', 78.22, 15.65, 33],
  ])('%s has no Norwegian habit and shows its zone by place', (_, latitude, longitude, zone) => {
    expect(utmZoneByNorwegianHabit(at(latitude, longitude))).toBeUndefined();
    expect(utmZoneToShow(at(latitude, longitude))).toBe(zone);
  });
});
