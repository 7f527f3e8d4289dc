// Between a map image and the map: the drawn box, its scale, and points of both. Pixel 0 0 is at the upper left; a
// pixel covers its number up to the next. Map units are those of the map's coordinate system.

import { badGeometry } from './crs/geo-problem.ts';
import { INCHES_PER_METRE } from './crs/map-units.ts';
import type { Box } from './geometry/box.ts';

export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The view of an image. */
export interface MapFrame extends ImageSize {
  readonly centreX: number;
  readonly centreY: number;
  /** Map units per pixel. */
  readonly resolution: number;
  /** Degrees by which the content is turned anticlockwise around the centre of the image. */
  readonly rotation: number;
}

type XY = readonly [x: number, y: number];

/**
 * The view of a box: it grows around its centre to the shape of the image, never shrinks. Throws `map/bad-geometry`
 * for a box without size, which has no scale.
 */
export function frameOfBox(box: Box, image: ImageSize, rotation = 0): MapFrame {
  const width = box.xMax - box.xMin;
  const height = box.yMax - box.yMin;
  const resolution = Math.max(width / image.widthPx, height / image.heightPx);
  if (!(resolution > 0 && Number.isFinite(resolution))) throw badGeometry('its extent has no size');
  return {
    ...sizeOf(image),
    centreX: box.xMin + width / 2,
    centreY: box.yMin + height / 2,
    resolution,
    rotation,
  };
}

export interface ScaleBase {
  /** Pixels per inch of the image. */
  readonly dpi: number;
  readonly metresPerUnit: number;
}

/** The view around a place at a scale 1 : `scale`. */
export function frameAtScale(
  [centreX, centreY]: XY,
  scale: number,
  base: ScaleBase,
  image: ImageSize,
  rotation = 0,
): MapFrame {
  return { ...sizeOf(image), centreX, centreY, resolution: resolutionAtScale(scale, base), rotation };
}

export function resolutionAtScale(scale: number, { dpi, metresPerUnit }: ScaleBase): number {
  return scale / (metresPerUnit * INCHES_PER_METRE * dpi);
}

/** The N of a scale 1 : N. Turning a map does not change it. */
export function scaleOfResolution(resolution: number, { dpi, metresPerUnit }: ScaleBase): number {
  return resolution * metresPerUnit * INCHES_PER_METRE * dpi;
}

/** The box that is drawn, as it would lie if the map were not turned. */
export function boxOfFrame({ centreX, centreY, resolution, widthPx, heightPx }: MapFrame): Box {
  const halfWidth = (widthPx * resolution) / 2;
  const halfHeight = (heightPx * resolution) / 2;
  return {
    xMin: centreX - halfWidth,
    yMin: centreY - halfHeight,
    xMax: centreX + halfWidth,
    yMax: centreY + halfHeight,
  };
}

/** The box around everything that a turned map shows: what a search for features to draw needs. */
export function boxAroundFrame(frame: MapFrame): Box {
  const { sine, cosine } = turn(frame.rotation);
  const { centreX, centreY, resolution, widthPx, heightPx } = frame;
  const halfWidth = ((widthPx * Math.abs(cosine) + heightPx * Math.abs(sine)) * resolution) / 2;
  const halfHeight = ((widthPx * Math.abs(sine) + heightPx * Math.abs(cosine)) * resolution) / 2;
  return {
    xMin: centreX - halfWidth,
    yMin: centreY - halfHeight,
    xMax: centreX + halfWidth,
    yMax: centreY + halfHeight,
  };
}

/** The place under a point of the image, which may lie outside it. */
export function mapPointAt(frame: MapFrame, xPx: number, yPx: number): XY {
  const { sine, cosine } = turn(frame.rotation);
  const right = (xPx - frame.widthPx / 2) * frame.resolution;
  const up = (frame.heightPx / 2 - yPx) * frame.resolution;
  return [frame.centreX + right * cosine + up * sine, frame.centreY - right * sine + up * cosine];
}

/** Finds the points of the image over places, between pixels. */
export function toImagePoint(frame: MapFrame): (x: number, y: number) => XY {
  const { sine, cosine } = turn(frame.rotation);
  const { centreX, centreY, resolution, widthPx, heightPx } = frame;
  return (x, y) => {
    const east = (x - centreX) / resolution;
    const north = (y - centreY) / resolution;
    return [widthPx / 2 + east * cosine - north * sine, heightPx / 2 - (east * sine + north * cosine)];
  };
}

/**
 * The pixel over a place; outside the image it is negative or too large. What mapPointAt made of a whole pixel comes
 * back as that pixel: a hair of slack, as wide as doubles of this size are coarse, keeps rounding from falling one short.
 */
export function pixelAt(frame: MapFrame, x: number, y: number): XY {
  const [xPx, yPx] = toImagePoint(frame)(x, y);
  const coarseness = (Math.max(Math.abs(x), Math.abs(y)) * Number.EPSILON) / frame.resolution;
  const slack = 1e-6 + 8 * coarseness;
  // + 0 turns a minus zero into zero.
  return [Math.floor(xPx + slack) + 0, Math.floor(yPx + slack) + 0];
}

function sizeOf({ widthPx, heightPx }: ImageSize): ImageSize {
  return { widthPx, heightPx };
}

/** Exact at quarter turns, where Math.cos leaves a rest. */
function turn(degrees: number): { sine: number; cosine: number } {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters)) {
    const sine = [0, 1, 0, -1][((quarters % 4) + 4) % 4] ?? 0;
    const cosine = [1, 0, -1, 0][((quarters % 4) + 4) % 4] ?? 1;
    return { sine, cosine };
  }
  const radians = (degrees * Math.PI) / 180;
  return { sine: Math.sin(radians), cosine: Math.cos(radians) };
}
