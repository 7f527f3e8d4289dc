import { findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { degreesAround } from '../../geo/web-mercator-extent.ts';
import type { TileFacts, TileScheme } from '../tile-store.ts';
import { TILES_ROOT } from './tile-path.ts';

/** The system of TileJSON. */
const WEB_MERCATOR = 3857;

/** The extension of tiles in addresses: a hint, the bytes tell what they are. */
function tileExtension({ format }: TileFacts): string {
  if (format === 'PBF') return 'pbf';
  if (format === 'WEBP') return 'webp';
  return format === 'JPEG' || format === 'MIXED' ? 'jpg' : 'png';
}

/** The address of tiles with `{z}`, `{x}` and `{y}` to be filled in. */
function tileTemplate(origin: string, cacheId: string, facts: TileFacts): string {
  return `${origin}${TILES_ROOT}/${cacheId}/{z}/{x}/{y}.${tileExtension(facts)}`;
}

/**
 * The description of a cache as TileJSON 3.0.0. That knows Web Mercator alone: of any other scheme it has the member
 * `crs`, and levels are those of the scheme.
 */
export function tileJson(origin: string, cacheId: string, facts: TileFacts) {
  const { name, scheme, attribution, minLevel, maxLevel } = facts;
  const bounds = boundsOf(facts);
  return {
    tilejson: '3.0.0',
    name,
    tiles: [tileTemplate(origin, cacheId, facts)],
    scheme: 'xyz',
    minzoom: minLevel,
    maxzoom: maxLevel,
    ...(bounds && { bounds }),
    ...(attribution !== undefined && { attribution }),
    ...(facts.format === 'PBF' && { vector_layers: [] }),
    ...(scheme.wkid !== WEB_MERCATOR && { crs: `EPSG:${scheme.wkid}` }),
  };
}

/** West, south, east, north in degrees; undefined where that cannot be told. */
function boundsOf({ box, scheme }: TileFacts): readonly number[] | undefined {
  if (!box) return undefined;
  const crs = crsOf(scheme);
  const degrees = crs && degreesAround(box, crs);
  return degrees && [degrees.xMin, degrees.yMin, degrees.xMax, degrees.yMax];
}

/** The system of a scheme; undefined of one that Varde does not know. */
function crsOf({ wkid, wkt }: TileScheme) {
  try {
    return findCrs(wkid || wkt || 0);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
