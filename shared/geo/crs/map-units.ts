// What a unit of the map service is in metres. Names are those of the contract.

/** The factor of published scale tables: inches per metre. 1/0.0254 would be off by 2 parts per million. */
export const INCHES_PER_METRE = 39.37;

/** A degree of the equator of WGS 84. Scales of maps in degrees use it at every latitude. */
export const METRES_PER_DEGREE = (Math.PI * 6_378_137) / 180;

const METRES: Readonly<Record<LengthUnit, number>> = {
  geoInches: 1 / INCHES_PER_METRE,
  geoPoints: 1 / INCHES_PER_METRE / 72,
  geoFeet: 0.3048,
  geoYards: 0.9144,
  geoMiles: 1609.344,
  geoNauticalMiles: 1852,
  geoMillimeters: 0.001,
  geoCentimeters: 0.01,
  geoDecimeters: 0.1,
  geoMeters: 1,
  geoKilometers: 1000,
};

const LENGTH_UNITS = [
  'geoInches',
  'geoPoints',
  'geoFeet',
  'geoYards',
  'geoMiles',
  'geoNauticalMiles',
  'geoMillimeters',
  'geoCentimeters',
  'geoDecimeters',
  'geoMeters',
  'geoKilometers',
] as const;
const DEGREES = 'geoDecimalDegrees';

export type LengthUnit = (typeof LENGTH_UNITS)[number];
export type MapUnit = LengthUnit | typeof DEGREES;

const UNITS: readonly MapUnit[] = [...LENGTH_UNITS, DEGREES];

/** Metres of a unit; a degree counts as one of the equator. */
export function metresPerUnit(unit: MapUnit): number {
  return unit === 'geoDecimalDegrees' ? METRES_PER_DEGREE : METRES[unit];
}

/** A unit by its name on the wire, or by that without its prefix, in any case: `geoMeters`, `esriMeters`, `meters`. */
export function unitCalled(name: string): MapUnit | undefined {
  const plain = name
    .trim()
    .replace(/^(geo|esri)/i, '')
    .toLowerCase();
  return UNITS.find((unit) => unit.slice(3).toLowerCase() === plain);
}
