// The schemes that have a name (decision 0810): how a plane is cut into tiles of 256 px at 96 dpi.

import type { TileScheme } from '../tile-store.ts';

/** Inches in a metre as the vendor counts them: scale = resolution × dpi × this. */
const INCHES_PER_METRE = 39.37;
const DPI = 96;
const TILE_PX = 256;
/** Metres of a degree on the equator of WGS 84. */
const METRES_PER_DEGREE = (Math.PI * 6_378_137) / 180;

interface Line {
  readonly id: string;
  readonly wkid: number;
  readonly originX: number;
  readonly originY: number;
  /** Of level 0, units per pixel; each further level has half of it. */
  readonly resolution: number;
  readonly count: number;
}

const WEB_HALF_M = 20_037_508.342787;

const LINES: readonly Line[] = [
  {
    id: 'web',
    wkid: 3857,
    originX: -WEB_HALF_M,
    originY: WEB_HALF_M,
    resolution: 156543.03392800014,
    count: 25,
  },
  { id: 'geographic', wkid: 4326, originX: -180, originY: 90, resolution: 0.703125, count: 20 },
  // The vendor's caches of Norwegian agencies.
  {
    id: 'utm33',
    wkid: 25833,
    originX: -2_500_000,
    originY: 9_045_984,
    resolution: 21674.7100160867,
    count: 20,
  },
  // Those of the national mapping authority, which differ from the above by 0.05 %.
  {
    id: 'utm33-national',
    wkid: 25833,
    originX: -2_500_000,
    originY: 9_045_984,
    resolution: 21664,
    count: 20,
  },
  {
    id: 'utm32-national',
    wkid: 25832,
    originX: -2_000_000,
    originY: 9_045_984,
    resolution: 21664,
    count: 20,
  },
  {
    id: 'utm35-national',
    wkid: 25835,
    originX: -3_500_000,
    originY: 9_045_984,
    resolution: 21664,
    count: 20,
  },
];

const SCHEMES: readonly TileScheme[] = LINES.map(({ resolution, count, ...line }) => ({
  ...line,
  widthPx: TILE_PX,
  heightPx: TILE_PX,
  dpi: DPI,
  levels: Array.from({ length: count }, (_, levelId) => ({
    levelId,
    resolution: resolution / 2 ** levelId,
    scale: scaleOf(resolution / 2 ** levelId, line.wkid === 4326),
  })),
}));

function scaleOf(resolution: number, isInDegrees: boolean): number {
  return resolution * (isInDegrees ? METRES_PER_DEGREE : 1) * DPI * INCHES_PER_METRE;
}

/** The scheme of web maps with levels up to one, for tiles of so many pixels: larger tiles are finer. */
export function webScheme(maxLevel: number, tilePx: number): TileScheme {
  const web = findScheme('web');
  const finer = TILE_PX / tilePx;
  const levels = web.levels.slice(0, maxLevel + 1).map(({ levelId, resolution, scale }) => ({
    levelId,
    resolution: resolution * finer,
    scale: scale * finer,
  }));
  return { ...web, widthPx: tilePx, heightPx: tilePx, levels };
}

/** A scheme by its name. */
export function findScheme(id: string): TileScheme {
  const scheme = SCHEMES.find((each) => each.id === id);
  if (!scheme) throw new Error(`No scheme ${id}`);
  return scheme;
}

/** Published numbers are rounded in their last digits. */
const TOLERANCE = 1e-9;

/** Gives a scheme that was read the name of the one that it is, or `own`. */
export function nameScheme(scheme: Omit<TileScheme, 'id'>): TileScheme {
  const known = SCHEMES.find((each) => isSame(each, scheme));
  return { ...scheme, id: known?.id ?? 'own' };
}

/** Whether tiles of the one are tiles of the other, level by level as their numbers say. */
function isSame(known: TileScheme, scheme: Omit<TileScheme, 'id'>): boolean {
  return (
    known.wkid === scheme.wkid &&
    // A thousandth of a pixel of the finest level of anything.
    Math.abs(known.originX - scheme.originX) < 1e-4 &&
    Math.abs(known.originY - scheme.originY) < 1e-4 &&
    scheme.widthPx === known.widthPx &&
    scheme.heightPx === known.heightPx &&
    scheme.levels.length > 0 &&
    scheme.levels.every(({ levelId, resolution }) => {
      const expected = known.levels[levelId]?.resolution ?? 0;
      return Math.abs(resolution - expected) <= expected * TOLERANCE;
    })
  );
}
