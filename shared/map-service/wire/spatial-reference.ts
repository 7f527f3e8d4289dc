import type { MapType } from '../../contracts/map/types.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';

/** The code that the vendor's clients know Web Mercator by. */
const WEB_MERCATOR = { wkid: 3857, vendorWkid: 102100 } as const;

const written = new WeakMap<Crs, MapType<'SpatialReference'>>();

/**
 * A coordinate system as it is written: number and text both, because clients read the one or the other. Each shape has
 * its own: the same frozen value, so that the writer finds it again.
 */
export function writeSpatialReference(crs: Crs): MapType<'SpatialReference'> {
  const known = written.get(crs);
  if (known) return known;
  const reference: MapType<'SpatialReference'> = Object.freeze({
    $type: crs.kind === 'geographic' ? 'GeographicCoordinateSystem' : 'ProjectedCoordinateSystem',
    WKT: crs.wkt,
    WKID: crs.wkid === WEB_MERCATOR.wkid ? WEB_MERCATOR.vendorWkid : crs.wkid,
    LatestWKID: crs.wkid,
  });
  written.set(crs, reference);
  return reference;
}

/**
 * The system that a request names: its number goes before its text, and where it says neither it means the system of
 * its surroundings. Throws `map/unknown-crs`.
 */
export function readSpatialReference(reference: MapType<'SpatialReference'> | undefined, around: Crs): Crs {
  const wkid = reference?.WKID ?? reference?.LatestWKID;
  // Clients that keep a text alone send 0 for the number.
  if (wkid) return findCrs(wkid);
  return reference?.WKT ? findCrs(reference.WKT) : around;
}

/** What a place is outside of is told with the system in which it was read, and why in that one. */
export function inNamedSystem<Value>(
  reference: MapType<'SpatialReference'> | undefined,
  own: Crs,
  act: () => Value,
): Value {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof GeoProblem) || error.code !== 'map/outside-crs') throw error;
    const isNamed = Boolean(reference?.WKID ?? reference?.LatestWKID ?? reference?.WKT);
    const why = isNamed
      ? `It was read in ${own.name} (${own.wkid}), which it names.`
      : `It has no SpatialReference: it was read in that of the map, ${own.name} (${own.wkid}).`;
    throw new GeoProblem(error.code, `${error.message} ${why}`, error.details, { cause: error });
  }
}
