import { degreesAround } from '../../geo/web-mercator-extent.ts';
import { crsOf } from '../scheme/scheme-crs.ts';
import type { TileFacts } from '../tile-store.ts';
import { TILES_ROOT } from './tile-path.ts';

/** The system of TileJSON. */
const WEB_MERCATOR = 3857;

/** The extension of tiles in addresses: a hint, the bytes tell what they are. */
export function tileExtension({ format }: TileFacts): string {
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
    ...(facts.format === 'PBF' && { vector_layers: facts.vectorLayers ?? [] }),
    ...(scheme.wkid !== WEB_MERCATOR && { crs: `EPSG:${scheme.wkid}` }),
  };
}

/** West, south, east, north in degrees; undefined where that cannot be told. */
export function boundsOf({ box, scheme }: TileFacts): readonly number[] | undefined {
  if (!box) return undefined;
  const crs = crsOf(scheme);
  const degrees = crs && degreesAround(box, crs);
  return degrees && [degrees.xMin, degrees.yMin, degrees.xMax, degrees.yMax];
}
