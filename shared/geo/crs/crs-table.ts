// The coordinate systems that Varde serves, one a line. Names are the vendor's, since clients compare them; the numbers
// are those of the EPSG register. What is not here is refused by name.

import type { CrsLine, Datum, Ellipsoid, GeographicFrame, Projection } from './crs-notation.ts';
import type { LonLatBounds } from './lon-lat.ts';

export const WGS_84: Ellipsoid = { name: 'WGS_1984', axisM: 6_378_137, inverseFlattening: 298.257223563 };
const GRS_80: Ellipsoid = { name: 'GRS_1980', axisM: 6_378_137, inverseFlattening: 298.257222101 };
const HAYFORD: Ellipsoid = { name: 'International_1924', axisM: 6_378_388, inverseFlattening: 297 };
const BESSEL_NGO: Ellipsoid = {
  name: 'Bessel_Modified',
  axisM: 6_377_492.018,
  inverseFlattening: 299.1528128,
};

const D_WGS84: Datum = { name: 'D_WGS_1984', ellipsoid: WGS_84 };
// The Eurasian plate has carried ETRS89 some 80 cm away from WGS 84 of today; coordinates in "WGS 84" of Norway are
// nearly always ETRS89 in truth, so no shift is the smaller error.
const D_ETRS89: Datum = { name: 'D_ETRS_1989', ellipsoid: GRS_80 };
const D_ED50: Datum = {
  name: 'D_European_1950',
  ellipsoid: HAYFORD,
  toWgs84: [-87, -95, -120],
  shiftNote: '7 m (EPSG:1139, Norway and Finland on land)',
};
const D_NGO: Datum = {
  name: 'D_NGO_1948',
  ellipsoid: BESSEL_NGO,
  toWgs84: [278.3, 93, 474.5, 7.889, 0.05, -6.61, 6.21],
  shiftNote: '3 m (EPSG:1654, Norway on land)',
};

const GREENWICH = { name: 'Greenwich', degrees: 0 };
// 10° 43′ 22.5″
const OSLO = { name: 'Oslo', degrees: 10 + 43 / 60 + 22.5 / 3600 };

const WGS84: GeographicFrame = { name: 'GCS_WGS_1984', datum: D_WGS84, meridian: GREENWICH };
const ETRS89: GeographicFrame = { name: 'GCS_ETRS_1989', datum: D_ETRS89, meridian: GREENWICH };
const ED50: GeographicFrame = { name: 'GCS_European_1950', datum: D_ED50, meridian: GREENWICH };
const NGO: GeographicFrame = { name: 'GCS_NGO_1948', datum: D_NGO, meridian: GREENWICH };
const NGO_OSLO: GeographicFrame = { name: 'GCS_NGO_1948_Oslo', datum: D_NGO, meridian: OSLO };

const NONE: Projection = { method: 'none' };
const EUROPE = area(-35.58, 24.6, 44.83, 84.73);
const NORWAY = area(4, 57.5, 32, 72);

function area(west: number, south: number, east: number, north: number): LonLatBounds {
  return { west, south, east, north };
}

function utm(zone: number): Projection {
  return { method: 'transverse-mercator', lon0: 6 * zone - 183, lat0: 0, scale: 0.9996, x0: 500_000 };
}

/** Far wider than the zone: a national data set is kept in one, and zone 33 holds Norway from Stad to Vardø. */
function utmArea(zone: number): LonLatBounds {
  return area(6 * zone - 183 - 18, 0, 6 * zone - 183 + 18, 84);
}

function utmZones(firstWkid: number, name: string, frame: GeographicFrame, firstAlias?: number): CrsLine[] {
  return [31, 32, 33, 34, 35, 36].map((zone, index) => ({
    wkid: firstWkid + index,
    ...(firstAlias !== undefined && zone < 36 && { aliases: [firstAlias + index] }),
    name: `${name}_UTM_Zone_${zone}N`,
    frame,
    projection: utm(zone),
    area: utmArea(zone),
  }));
}

function ngoZone(zone: number, degreesFromOslo: number): CrsLine {
  return {
    wkid: 27_390 + zone,
    name: `NGO_1948_Oslo_Norway_Zone_${zone}`,
    frame: NGO_OSLO,
    projection: { method: 'transverse-mercator', lon0: degreesFromOslo, lat0: 58, scale: 1, x0: 0 },
    area: NORWAY,
  };
}

/** Geographic systems are named as their frame. */
function degrees(wkid: number, frame: GeographicFrame, bounds: LonLatBounds): CrsLine {
  return { wkid, name: frame.name, frame, projection: NONE, area: bounds };
}

export const CRS_LINES: readonly CrsLine[] = [
  degrees(4326, WGS84, area(-180, -90, 180, 90)),
  degrees(4258, ETRS89, area(-35.58, 24.6, 44.83, 90)),
  degrees(4230, ED50, area(-16.1, 25.71, 48.61, 84.73)),
  degrees(4273, NGO, NORWAY),
  {
    wkid: 3857,
    aliases: [102100, 102113, 900913],
    name: 'WGS_1984_Web_Mercator_Auxiliary_Sphere',
    frame: WGS84,
    projection: { method: 'web-mercator' },
    area: area(-180, -85.06, 180, 85.06),
  },
  // With heights in NN2000, EPSG 5971 to 5975: the same zones, since heights stand beside the plane.
  ...utmZones(25831, 'ETRS_1989', ETRS89, 5971),
  ...utmZones(32631, 'WGS_1984', WGS84),
  ...utmZones(23031, 'ED_1950', ED50),
  ngoZone(1, -(4 + 40 / 60)),
  ngoZone(2, -(2 + 20 / 60)),
  ngoZone(3, 0),
  ngoZone(4, 2.5),
  ngoZone(5, 6 + 10 / 60),
  ngoZone(6, 10 + 10 / 60),
  ngoZone(7, 14 + 10 / 60),
  ngoZone(8, 18 + 20 / 60),
  {
    wkid: 3035,
    name: 'ETRS_1989_LAEA',
    frame: ETRS89,
    projection: { method: 'lambert-equal-area', lon0: 10, lat0: 52, x0: 4_321_000, y0: 3_210_000 },
    area: EUROPE,
  },
  {
    wkid: 3575,
    name: 'WGS_1984_North_Pole_LAEA_Europe',
    frame: WGS84,
    projection: { method: 'lambert-equal-area', lon0: 10, lat0: 90, x0: 0, y0: 0 },
    area: area(-180, 45, 180, 90),
  },
  {
    wkid: 3995,
    name: 'WGS_1984_Arctic_Polar_Stereographic',
    frame: WGS84,
    projection: { method: 'polar-stereographic', lon0: 0, trueLatitude: 71 },
    area: area(-180, 60, 180, 90),
  },
];
