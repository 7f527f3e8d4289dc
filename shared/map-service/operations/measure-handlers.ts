import { findMap } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform, type Point } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { badGeometry } from '../../geo/crs/geo-problem.ts';
import { metresPerUnit } from '../../geo/crs/map-units.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import type { Coordinates } from '../../geo/geometry/geometry.ts';
import { toDegrees } from '../../geo/ground-distance.ts';
import { mapPointAt, pixelAt, scaleOfResolution } from '../../geo/map-frame.ts';
import { readView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { atPath } from '../query/at-path.ts';
import { ownReference, readGeometry, readPoint } from '../wire/read-geometry.ts';
import { inNamedSystem, readSpatialReference } from '../wire/spatial-reference.ts';
import { writeGeometry } from '../wire/write-geometry.ts';

type Operation = 'ComputeScale' | 'ComputeDistance' | 'ToMapPoints' | 'FromMapPoints';

/** Scales, distances, and the way between pixels and places. */
export const measureHandlers: Pick<MapService<MapContext>, Operation> = {
  async ComputeScale({ MapDescription, MapImageDisplay }, context) {
    const { frame, base } = await readView(MapDescription, MapImageDisplay, context);
    return scaleOfResolution(frame.resolution, base);
  },
  ComputeDistance({ MapName, FromPoint, ToPoint, Units }, { catalog }) {
    const { crs } = findMap(catalog, MapName);
    const isInDegrees = Units === 'geoUnknownUnits' && crs.kind === 'geographic';
    const ends = <Place>(place: (inMap: Point) => Place): [Place, Place] => [
      placeOf(FromPoint, 'FromPoint', crs, place),
      placeOf(ToPoint, 'ToPoint', crs, place),
    ];
    if (Units === 'geoDecimalDegrees' || isInDegrees) {
      return planarDegrees(crs, ...ends((inMap) => inMap));
    }
    // Along the ellipsoid of the map's datum.
    const metres = geodesicBetween(crs.datum.ellipsoid, ...ends(toDegrees(crs))).lengthM;
    return Units === 'geoUnknownUnits' ? metres : metres / metresPerUnit(Units);
  },
  async ToMapPoints({ MapDescription, MapImageDisplay, ScreenXValues, ScreenYValues }, context) {
    checkPairs(ScreenXValues, ScreenYValues);
    const { frame, crs } = await readView(MapDescription, MapImageDisplay, context);
    const coordinates = new Float64Array(2 * ScreenXValues.length);
    for (const [index, x] of ScreenXValues.entries()) {
      coordinates.set(mapPointAt(frame, x, ScreenYValues[index] ?? 0), 2 * index);
    }
    return multipoint(coordinates, crs);
  },
  async FromMapPoints({ MapDescription, MapImageDisplay, MapPoints }, context) {
    const { frame, crs } = await readView(MapDescription, MapImageDisplay, context);
    const pixels = atPath('MapPoints', () => placesOf(MapPoints, crs).map(([x, y]) => pixelAt(frame, x, y)));
    return {
      ScreenXValues: pixels.map(([x], index) => wholeNumber(x, index)),
      ScreenYValues: pixels.map(([, y], index) => wholeNumber(y, index)),
    };
  },
};

/** A point in the system of the map, and from there on. */
function placeOf<Place>(
  point: MapType<'Point'>,
  path: string,
  crs: Crs,
  place: (inMap: Point) => Place,
): Place {
  return atPath(path, () => {
    const own = readSpatialReference(point.SpatialReference, crs);
    return inNamedSystem(point.SpatialReference, own, () =>
      place(createTransform(own, crs)(...readPoint(point))),
    );
  });
}

function planarDegrees(crs: Crs, [x, y]: Point, [otherX, otherY]: Point): number {
  if (crs.kind === 'geographic') return Math.hypot(otherX - x, otherY - y);
  throw appError('value/bad', { path: 'Units', value: 'geoDecimalDegrees', expected: 'a unit of length' });
}

function checkPairs(xs: readonly number[], ys: readonly number[]): void {
  if (xs.length === ys.length) return;
  throw appError('value/bad', {
    path: 'ScreenYValues',
    value: `${ys.length} values`,
    expected: `${xs.length}, as many as ScreenXValues`,
  });
}

function multipoint(coordinates: Coordinates, crs: Crs): MapType<'Multipoint'> {
  const written = writeGeometry({ kind: 'multipoint', coordinates }, crs);
  if (written.$type !== 'MultipointN') throw new Error('Not a multipoint');
  return written;
}

function placesOf(points: MapType<'Multipoint'>, crs: Crs): Point[] {
  const shape = readGeometry(points, crs);
  if (shape.kind !== 'multipoint') throw badGeometry('it is not made of points');
  const reference = ownReference(points);
  const own = readSpatialReference(reference, crs);
  const transform = createTransform(own, crs);
  const { coordinates } = shape;
  return inNamedSystem(reference, own, () => {
    const places: Point[] = [];
    for (let index = 0; index + 1 < coordinates.length; index += 2) {
      places.push(transform(coordinates[index] ?? Number.NaN, coordinates[index + 1] ?? Number.NaN));
    }
    return places;
  });
}

const MAX_PIXEL = 2_147_483_647;

/** The wire has 32 bits for a pixel. */
function wholeNumber(pixel: number, index: number): number {
  if (Math.abs(pixel) <= MAX_PIXEL) return pixel;
  throw appError('map/bad-geometry', { path: `MapPoints[${index}]`, reason: 'it is too far from the image' });
}
