import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';
import { type DegreeNotation, formatDegrees, formatLatitude } from '../../../shared/geo/format-degrees.ts';
import { roundScaleNumber, scaleNumber } from '../../../shared/geo/map-scale.ts';
import { utmFromLonLat } from '../../../shared/geo/utm.ts';
import { utmZoneToShow } from '../../../shared/geo/utm-zone.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';

/** What the line at the bottom says of the map, in the language of the app. */
export interface MapReadout {
  /** The pointer's place in degrees and in UTM; empty while it is not on the map. */
  readonly pointer: readonly string[];
  readonly scale: string;
}

/** The letters and the decimal sign of the language. */
function degreeNotation(text: Text, formats: Formats): DegreeNotation {
  return {
    decimalSign: formats.number(0.5, 1).charAt(1),
    north: text('map.letter.north'),
    south: text('map.letter.south'),
    east: text('map.letter.east'),
    west: text('map.letter.west'),
  };
}

/** `60,5101° N 7,1402° Ø` and `UTM 32 nord: 389 442 øst 6 710 980 nord`, in the zone that maps use there. */
export function pointerText(place: LonLat, text: Text, formats: Formats): string[] {
  const { zone, easting, northing } = utmFromLonLat(utmZoneToShow(place), place);
  return [
    formatDegrees(place, 4, degreeNotation(text, formats)),
    text('map.readout.utm', {
      zone,
      half: northing < 0 ? 'south' : 'north',
      easting: formats.number(easting, 0),
      northing: formats.number(northing, 0),
    }),
  ];
}

/** `Kart: Web Mercator · 1 : 4 200 000 ved 64° N`, for 96 CSS pixels per inch, at the middle of the map. */
export function scaleText(zoom: number, latitude: number, text: Text, formats: Formats): string {
  return text('map.scale', {
    number: formats.number(roundScaleNumber(scaleNumber(zoom, latitude)), 0),
    latitude: latitudeText(zoom, latitude, text, formats),
  });
}

/** A latitude as exactly as the zoom lets one tell: a whole degree is a small part of the screen far out only. */
export function latitudeText(zoom: number, latitude: number, text: Text, formats: Formats): string {
  const decimals = zoom < 6 ? 0 : zoom < 9 ? 1 : 2;
  return formatLatitude(latitude, decimals, degreeNotation(text, formats));
}
