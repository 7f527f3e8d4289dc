// Tile caches as layers of the map: those of images in any system that is known, those of vectors in a schema that is.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { boxFromWebMercator } from '../../../shared/geo/web-mercator-box.ts';
import { degreesAround } from '../../../shared/geo/web-mercator-extent.ts';
import { crsOf } from '../../../shared/tiles/scheme/scheme-crs.ts';
import type { ShownCache } from '../../map/kinds/tiles/shown-cache.ts';
import { schemaOf } from '../../map/kinds/tiles/vector/vector-schemas.ts';
import { WARPED_TILE_PX, zoomOfResolution } from '../../map/kinds/tiles/warp/plan-tile.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';

type Facts = BridgeType<'TileFacts'>;
type Bounds = NonNullable<ShownCache['bounds']>;

const WEB = 'web';
/** Pixels along a tile by which MapLibre counts its zooms. */
const ZOOM_TILE_PX = 512;
const MAX_ZOOM = 24;
/** The coarsest level is drawn down to an eighth of its size. */
const ZOOMS_BELOW_COARSEST = 3;
/** Where nothing is said of the box of a cache: the middle of Norway. */
const SOMEWHERE = [15.5, 65.2] as const;

/** Whether a cache has no tiles for a zoom of MapLibre: those of its finest level are enlarged. */
export function isEnlarged(
  { maxZoom, tilePx, schema }: Pick<ShownCache, 'maxZoom' | 'tilePx' | 'schema'>,
  zoom: number,
): boolean {
  const tileZoom = zoom + Math.log2(ZOOM_TILE_PX / tilePx);
  // MapLibre takes the nearest images, but lines and names of the zoom that was passed last.
  return (schema ? Math.floor(tileZoom) : Math.round(tileZoom)) > maxZoom;
}

/** Undefined of caches that the map does not draw. `origin`: where the services answer. */
export function shownCache({ cacheId, facts, isDrawn }: TileCache, origin: string): ShownCache | undefined {
  // The map draws what is published from its rows.
  if (isDrawn || !facts) return undefined;
  const schema = facts.format === 'PBF' ? schemaOf(facts.vectorLayers) : undefined;
  if (facts.format === 'PBF' && !(schema && facts.scheme.id === WEB)) return undefined;
  const bounds = boundsOf(facts);
  const shown = {
    cacheId,
    template: `${origin}/tiles/${cacheId}/{z}/{x}/{y}`,
    ...(bounds && { bounds }),
  };
  const { minLevel, maxLevel, scheme } = facts;
  if (scheme.id === WEB) {
    return {
      ...shown,
      ...(schema && { schema }),
      // MapLibre draws vector tiles at one size, whatever their scheme says.
      tilePx: schema ? ZOOM_TILE_PX : scheme.widthPx,
      minZoom: minLevel,
      maxZoom: maxLevel,
    };
  }
  const zooms = warpedZooms(facts, bounds);
  return zooms && { ...shown, ...zooms, tilePx: WARPED_TILE_PX, warp: warpOf(facts) };
}

/** West, south, east and north in degrees; undefined where that cannot be told. */
function boundsOf({ box, scheme }: Facts): Bounds | undefined {
  if (box && scheme.id === WEB) return boxFromWebMercator(box);
  const crs = crsOf(scheme);
  const degrees = crs && box && degreesAround(box, crs);
  return degrees && [degrees.xMin, degrees.yMin, degrees.xMax, degrees.yMax];
}

function warpOf({ scheme, minLevel, maxLevel, box }: Facts): NonNullable<ShownCache['warp']> {
  return { scheme, minLevel, maxLevel, ...(box && { box }) };
}

/** Undefined in a system that is not known, and where that does not reach. */
function warpedZooms(
  { scheme, minLevel, maxLevel }: Facts,
  bounds: Bounds | undefined,
): Pick<ShownCache, 'minZoom' | 'maxZoom'> | undefined {
  const crs = crsOf(scheme);
  if (!crs) return undefined;
  const middle = bounds ? ([(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2] as const) : SOMEWHERE;
  const zoomOf = (levelId: number) => {
    const resolution = scheme.levels.find((level) => level.levelId === levelId)?.resolution;
    return resolution === undefined ? undefined : zoomOfResolution(crs, middle, resolution);
  };
  const [coarsest, finest] = [zoomOf(minLevel), zoomOf(maxLevel)];
  if (coarsest === undefined || finest === undefined) return undefined;
  return {
    minZoom: Math.max(0, Math.ceil(coarsest) - ZOOMS_BELOW_COARSEST),
    maxZoom: Math.min(MAX_ZOOM, Math.max(0, Math.ceil(finest))),
  };
}
