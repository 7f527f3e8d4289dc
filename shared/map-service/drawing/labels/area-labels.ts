// Where the label of an area stands: level, in the middle of its widest part in the image.

/// <reference path="./polylabel.d.ts" />

import polylabel from 'polylabel';
import { type Coordinates, ordinate } from '../../../geo/geometry/geometry.ts';
import { nestRings, type PolygonPart, polygonArea } from '../../../geo/geometry/nest-rings.ts';
import { clipRing } from '../shapes/clip-to-image.ts';
import { blockHeight, type LabelBlock, type PixelBox, type PlacedLabel, placeBlock } from './label-block.ts';

/** So near to the best place is good enough. */
const PRECISION_PX = 1;

/** Where the best place is taken, those above and below it, this many heights away. */
const LEVELS = [0, -1.5, 1.5] as const;

/** None where the area is narrower than the label. */
export function* areaPlaces(
  block: LabelBlock,
  rings: readonly (readonly number[])[],
  image: PixelBox,
): Generator<PlacedLabel> {
  const [first] = block.lines;
  const part = largestPart(rings.map((ring) => clipRing(ring, image)));
  if (!first || !part) return;
  const outlines = [part.outer, ...part.holes].map(pointsOf);
  const [x, y] = polylabel(outlines, PRECISION_PX);
  const capsPx = blockHeight(block) + first.capHeightPx;
  for (const level of LEVELS) {
    const middle = y + level * (block.leadingPx + blockHeight(block));
    if (widthAt(outlines, x, middle) < block.widthPx) continue;
    yield placeBlock(block, x - block.widthPx / 2, middle - capsPx / 2 + first.capHeightPx, 1 / 2);
  }
}

function largestPart(rings: readonly (readonly number[])[]): PolygonPart | undefined {
  let largest: PolygonPart | undefined;
  let largestArea = 0;
  for (const part of nestRings(rings.filter(({ length }) => length > 0))) {
    const area = polygonArea({ kind: 'polygon', rings: [part.outer, ...part.holes] });
    if (area > largestArea) [largest, largestArea] = [part, area];
  }
  return largest;
}

type Point = readonly [x: number, y: number];

function pointsOf(ring: Coordinates): Point[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => [
    ordinate(ring, 2 * index),
    ordinate(ring, 2 * index + 1),
  ]);
}

/** How wide the area is at a level, around a point in it: twice the way to its nearer side. */
function widthAt(outlines: readonly (readonly Point[])[], x: number, y: number): number {
  let [left, right] = [-Infinity, Infinity];
  for (const outline of outlines) {
    for (const [index, [startX, startY]] of outline.entries()) {
      const [endX, endY] = outline[index + 1] ?? outline[0] ?? [startX, startY];
      if (startY > y === endY > y) continue;
      const crossing = startX + ((y - startY) / (endY - startY)) * (endX - startX);
      if (crossing <= x) left = Math.max(left, crossing);
      else right = Math.min(right, crossing);
    }
  }
  return 2 * Math.min(x - left, right - x);
}
