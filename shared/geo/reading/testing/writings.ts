// Twelve ways to write a place, each exact to a metre.

import type { LonLat } from '../../crs/lon-lat.ts';
import { type UtmPoint, utmFromLonLat } from '../../utm.ts';
import { utmZoneByNorwegianHabit, utmZoneByPosition } from '../../utm-zone.ts';

export type Writing = (place: LonLat) => string;

const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const COLUMN_SETS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'];
const ROWS = ['ABCDEFGHJKLMNPQRSTUV', 'FGHJKLMNPQRSTUVABCDE'];
/** In Norway each of its zones by turns, since national data are in one zone. */
const NORWEGIAN_ZONES = [32, 33, 35];
/** From the equator, in the south. */
const FALSE_NORTHING_M = 10_000_000;

const degrees = (value: number, sign: string) => value.toFixed(6).replace('.', sign);
const unsigned = (value: number, sign: string) => degrees(Math.abs(value), sign);
const northOf = ({ latitude }: LonLat) => (latitude < 0 ? 'S' : 'N');
const eastOf = ({ longitude }: LonLat) => (longitude < 0 ? 'W' : 'E');

/** Degrees without their sign, as whole numbers of the finest unit: 59.99999 must not become 60 minutes. */
function partsOf(value: number, unitsInDegree: number): [whole: number, rest: number] {
  const units = Math.round(Math.abs(value) * unitsInDegree);
  return [Math.floor(units / unitsInDegree), units % unitsInDegree];
}

function minutes(value: number): string {
  const [whole, rest] = partsOf(value, 600_000);
  return `${whole}° ${(rest / 10_000).toFixed(4)}'`;
}

function seconds(value: number): string {
  const [whole, rest] = partsOf(value, 360_000);
  return `${whole}°${Math.floor(rest / 6000)}'${((rest % 6000) / 100).toFixed(2)}"`;
}

function utmOf(place: LonLat, zone = utmZoneByPosition(place)): UtmPoint {
  const point = utmFromLonLat(zone, place);
  return place.latitude < 0
    ? { ...point, isSouth: true, northing: point.northing + FALSE_NORTHING_M }
    : point;
}

/** In a zone that may be far away where maps use one of three, else in its own. */
function mapPoint(place: LonLat): UtmPoint {
  const turn = NORWEGIAN_ZONES[Math.floor(Math.abs(place.longitude) * 1e6) % NORWEGIAN_ZONES.length];
  return utmOf(place, utmZoneByNorwegianHabit(place) && turn);
}

const bandOf = ({ latitude }: LonLat) => BANDS[Math.min(19, Math.floor((latitude + 80) / 8))] ?? '';
/** The band; where its letter means the southern half or a direction to readers, the half. */
function zoneLetter(place: LonLat): string {
  const band = bandOf(place);
  return band === 'S' || band === 'E' ? northOf(place) : band;
}

function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/gu, ' ');
}

function mgrs(place: LonLat): string {
  const { zone, easting, northing } = utmOf(place);
  const column = COLUMN_SETS[(zone - 1) % 3]?.[Math.floor(easting / 100_000) - 1];
  const row = ROWS[(zone - 1) % 2]?.[Math.floor(northing / 100_000) % 20];
  const digits = [easting, northing].map((metres) => String(Math.floor(metres % 100_000)).padStart(5, '0'));
  return `${zone}${bandOf(place)} ${column}${row} ${digits.join(' ')}`;
}

export const writings: { readonly [Name: string]: Writing } = {
  'degrees with a comma': ({ latitude, longitude }) => `${degrees(latitude, ',')} ${degrees(longitude, ',')}`,
  'degrees with a point': ({ latitude, longitude }) =>
    `${degrees(latitude, '.')}, ${degrees(longitude, '.')}`,
  'degrees with letters behind': (place) =>
    `${unsigned(place.latitude, '.')}°${northOf(place)} ${unsigned(place.longitude, '.')}°${eastOf(place)}`,
  'longitude first, with letters in front': (place) =>
    [
      place.longitude < 0 ? 'V' : 'Ø',
      unsigned(place.longitude, ','),
      northOf(place),
      unsigned(place.latitude, ','),
    ].join(' '),
  'degrees and minutes': (place) =>
    `${minutes(place.latitude)} ${northOf(place)} ${minutes(place.longitude)} ${eastOf(place)}`,
  'degrees, minutes and seconds': (place) =>
    `${seconds(place.latitude)}${northOf(place)} ${seconds(place.longitude)}${eastOf(place)}`,
  'UTM with zone and letter': (place) => {
    const { zone, easting, northing } = mapPoint(place);
    return `${zone}${zoneLetter(place)} ${Math.round(easting)} ${Math.round(northing)}`;
  },
  'UTM with mE and mN': (place) => {
    const { zone, easting, northing } = mapPoint(place);
    return `UTM ${zone}${northOf(place)} ${Math.round(easting)}mE ${Math.round(northing)}mN`;
  },
  'UTM, northing first': (place) => {
    const { zone, easting, northing, isSouth } = mapPoint(place);
    return `N ${Math.round(northing)} Ø ${Math.round(easting)} sone ${zone}${isSouth ? 'S' : ''}`;
  },
  'UTM with thousands apart': (place) => {
    const { zone, easting, northing } = mapPoint(place);
    return `${zone}${zoneLetter(place)} ${thousands(easting)} ${thousands(northing)}`;
  },
  'an EPSG code and decimals': (place) => {
    const { zone, easting, northing, isSouth } = mapPoint(place);
    const family = utmZoneByNorwegianHabit(place) ? 258 : isSouth ? 327 : 326;
    const code = family * 100 + zone;
    return `EPSG:${code} ${easting.toFixed(2)}, ${northing.toFixed(2)}`;
  },
  MGRS: mgrs,
};
