import proj4, { type Converter } from 'proj4';
import type { Datum } from './crs-notation.ts';
import type { Crs } from './find-crs.ts';
import { outsideCrs } from './geo-problem.ts';
import type { LonLatBounds } from './lon-lat.ts';
import { degreesDefinition } from './proj4-definition.ts';

/** x is east or longitude, y north or latitude. */
export type Point = readonly [x: number, y: number];

/** From one system into another. Throws `map/outside-crs` for a place that one of the two does not reach. */
export type Transform = (x: number, y: number) => Point;

/** A place may lie this far outside the area of a system, degrees: beyond it the formulas say something, but nothing true. */
export const AREA_MARGIN = 10;
/** Farther from its origin than this no projection but Web Mercator reaches, metres; inverses there make up places. */
const REACH_M = 13_000_000;

/** A way between places of two systems; ETRS89 and WGS 84 count as the same. */
export function createTransform(from: Crs, to: Crs): Transform {
  if (from === to) return (x, y) => [x, y];
  const unproject = unprojection(from);
  const shift = datumShift(from.datum, to.datum);
  const project = projection(to);
  const isInFrom = areaTest(from.area);
  const isInTo = areaTest(to.area);
  return (x, y) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw outsideCrs(x, y, from.name);
    const [ownLongitude, ownLatitude] = unproject(x, y);
    if (!isInFrom(ownLongitude, ownLatitude)) throw outsideCrs(x, y, from.name);
    const [longitude, latitude] = shift(ownLongitude, ownLatitude);
    if (!isInTo(longitude, latitude)) throw outsideCrs(x, y, to.name);
    const point = project(longitude, latitude);
    if (!Number.isFinite(point[0]) || !Number.isFinite(point[1])) throw outsideCrs(x, y, to.name);
    return point;
  };
}

type Step = (x: number, y: number) => Point;

const same: Step = (x, y) => [x, y];
const NOWHERE: Point = [Number.NaN, Number.NaN];

function unprojection(crs: Crs): Step {
  if (crs.kind === 'geographic') return same;
  const { inverse } = converter(degreesDefinition(crs.datum), crs.proj4);
  const areaOfUseMarginM = crs.wkid === 3857 ? Number.POSITIVE_INFINITY : REACH_M;
  return (x, y) =>
    Math.abs(x) > areaOfUseMarginM || Math.abs(y) > areaOfUseMarginM ? NOWHERE : asPoint(inverse([x, y]));
}

function projection(crs: Crs): Step {
  if (crs.kind === 'geographic') return same;
  const { forward } = converter(degreesDefinition(crs.datum), crs.proj4);
  return (longitude, latitude) => asPoint(forward([longitude, latitude]));
}

function datumShift(from: Datum, to: Datum): Step {
  if (from === to || (!from.toWgs84 && !to.toWgs84)) return same;
  const toHub = from.toWgs84 ? hubConverter(from).inverse : undefined;
  const fromHub = to.toWgs84 ? hubConverter(to).forward : undefined;
  return (longitude, latitude) => {
    const hub = toHub ? asPoint(toHub([longitude, latitude])) : ([longitude, latitude] as const);
    return fromHub ? asPoint(fromHub([hub[0], hub[1]])) : hub;
  };
}

function hubConverter(datum: Datum): Converter {
  return converter('WGS84', degreesDefinition(datum, 'with-shift'));
}

const converters = new Map<string, Converter>();

/** proj4 reads a definition in about as long as it takes to convert a hundred points. */
function converter(from: string, to: string): Converter {
  const key = `${from} > ${to}`;
  let made = converters.get(key);
  if (!made) {
    made = proj4(from, to);
    converters.set(key, made);
  }
  return made;
}

/** proj4 answers undefined for what it cannot convert. */
function asPoint(coordinates: readonly number[] | undefined): Point {
  const [x = Number.NaN, y = Number.NaN] = coordinates ?? NOWHERE;
  return [x, y];
}

function areaTest({
  west,
  south,
  east,
  north,
}: LonLatBounds): (longitude: number, latitude: number) => boolean {
  // Written so that NaN is outside.
  return (longitude, latitude) =>
    Math.abs(latitude) <= 90 &&
    latitude >= south - AREA_MARGIN &&
    latitude <= north + AREA_MARGIN &&
    longitude >= west - AREA_MARGIN &&
    longitude <= east + AREA_MARGIN;
}
