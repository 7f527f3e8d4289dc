import type { CrsLine, Datum } from './crs-notation.ts';
import { CRS_LINES } from './crs-table.ts';
import { unknownCrs } from './geo-problem.ts';
import type { LonLatBounds } from './lon-lat.ts';
import { proj4Definition } from './proj4-definition.ts';
import { vendorWkt } from './vendor-wkt.ts';
import { isSameSystem } from './wkt-match.ts';
import { childNode, parseWkt } from './wkt-tree.ts';

/** A coordinate system that Varde serves. x is east or longitude, y north or latitude, whatever EPSG says of axes. */
export interface Crs {
  /** The code of EPSG: what is written as LatestWKID. */
  readonly wkid: number;
  readonly name: string;
  readonly kind: 'geographic' | 'projected';
  /** Degrees of geographic systems; every projected one is in metres. */
  readonly unit: 'degree' | 'metre';
  /** As the vendor writes it. */
  readonly wkt: string;
  /** On the datum of the system, without the way to another. */
  readonly proj4: string;
  readonly datum: Datum;
  /** Where it is good for use, degrees from Greenwich. */
  readonly area: LonLatBounds;
}

const systems: readonly { line: CrsLine; crs: Crs }[] = CRS_LINES.map((line) => ({
  line,
  crs: makeCrs(line),
}));
const byWkid = new Map<number, Crs>();
for (const { line, crs } of systems) {
  for (const wkid of [line.wkid, ...(line.aliases ?? [])]) byWkid.set(wkid, crs);
}

/** Every system that is served, in the order of the table. */
export const ALL_CRS: readonly Crs[] = systems.map(({ crs }) => crs);

/**
 * The system of a code or of a WKT text. A text is known by the authority at its end, or else by what it says (method,
 * numbers, ellipsoid, prime meridian); the name alone is not enough. Throws `map/unknown-crs`.
 */
export function findCrs(wkidOrWkt: number | string): Crs {
  const crs = typeof wkidOrWkt === 'number' ? byWkid.get(wkidOrWkt) : findByWkt(wkidOrWkt);
  if (!crs) throw unknownCrs(wkidOrWkt);
  return crs;
}

function findByWkt(text: string): Crs | undefined {
  const tree = parseWkt(text);
  if (!tree) return undefined;
  const authority = childNode(tree, 'AUTHORITY', 'ID');
  if (authority) {
    const [name, code] = authority.values;
    const isKnown = /^(EPSG|ESRI)$/i.test(String(name));
    return isKnown ? byWkid.get(Number(code)) : undefined;
  }
  return systems.find(({ line }) => isSameSystem(tree, line))?.crs;
}

function makeCrs(line: CrsLine): Crs {
  const isGeographic = line.projection.method === 'none';
  return {
    wkid: line.wkid,
    name: line.name,
    kind: isGeographic ? 'geographic' : 'projected',
    unit: isGeographic ? 'degree' : 'metre',
    wkt: vendorWkt(line),
    proj4: proj4Definition(line),
    datum: line.frame.datum,
    area: line.area,
  };
}
