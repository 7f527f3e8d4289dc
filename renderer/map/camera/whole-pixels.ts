import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';

/** CSS pixels of the world's side at zoom 0 of MapLibre. */
const WORLD_PX = 512;
const DEGREES = 180 / Math.PI;
/** What lies so near to a place between two counts as lying there: positions come back from degrees a little off. */
const SAME_PX = 1e-4;

export interface MapSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface CentreOnPixels {
  readonly centre: LonLat;
  /** How far from the centre that was asked for, along the side along which it is more: half a pixel at most. */
  readonly movedPx: number;
}

/**
 * The centre next to one from which MapLibre moves no pictures. At rest it moves them, and nothing else, by the part of a
 * pixel by which the centre lies beside a whole pixel of the world at that zoom, of a side of odd pixels beside the middle
 * of one (its `_alignedProjMatrix`). They are CSS pixels, however many of the screen they have.
 */
export function centreOnPixels(
  { longitude, latitude }: LonLat,
  zoom: number,
  { widthPx, heightPx }: MapSize,
): CentreOnPixels {
  const worldPx = WORLD_PX * 2 ** zoom;
  const x = (longitude / 360 + 0.5) * worldPx;
  const y = (0.5 - Math.asinh(Math.tan(latitude / DEGREES)) / (2 * Math.PI)) * worldPx;
  const [onX, onY] = [nearest(x, widthPx), nearest(y, heightPx)];
  const centre = {
    longitude: (onX / worldPx - 0.5) * 360,
    latitude: Math.atan(Math.sinh(2 * Math.PI * (0.5 - onY / worldPx))) * DEGREES,
  };
  return { centre, movedPx: Math.max(Math.abs(onX - x), Math.abs(onY - y)) };
}

/** Half way, an even side goes forth and an odd one back: a side that is dragged stays where it is, pixel by pixel. */
function nearest(at: number, sidePx: number): number {
  return sidePx % 2 === 0 ? Math.floor(at + 0.5 + SAME_PX) : Math.ceil(at - SAME_PX) - 0.5;
}
