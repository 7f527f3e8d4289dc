// From the coordinates of a table to the pixels of an image: reprojected, followed where straight sides become curves,
// simplified to what can be seen, and cut to the image.

import { createTransform, type Transform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { Coordinates, Geometry } from '../../geo/geometry/geometry.ts';
import { ordinate } from '../../geo/geometry/geometry.ts';
import { toImagePoint } from '../../geo/map-frame.ts';
import type { MapView } from '../frame/read-frame.ts';
import { reproject } from '../query/reproject.ts';
import { type ClipBox, clipPath, clipRing, type LineRun } from './shapes/clip-to-image.ts';
import { PathSimplifier } from './shapes/path-simplifier.ts';

/** A shape in pixels, x and y in turn; what lies far outside the image is left out. */
export type ImageShape =
  | { readonly kind: 'points'; readonly positions: readonly number[] }
  | { readonly kind: 'lines'; readonly runs: readonly LineRun[] }
  | { readonly kind: 'areas'; readonly rings: readonly (readonly number[])[] };

export type ProjectToImage = (geometry: Geometry) => ImageShape;

/** Vertices that lie so near the line between their neighbours are not seen. */
const SIMPLIFIED_PX = 1 / 8;
/** So far a side may lie from its course. */
const MAX_DEVIATION_PX = 0.25;
/** Shorter sides are straight in every system. */
const STRAIGHT_PX = 16;
const MAX_HALVINGS = 12;
/** Beyond what a symbol reaches, so that the edge of what is cut off is never seen. */
const MARGIN_PX = 4;

/** `tolerancePx`: how far a symbol reaches from what it stands for. */
export function createImageProjection(
  { crs, frame }: MapView,
  stored: Crs,
  tolerancePx: number,
): ProjectToImage {
  const margin = tolerancePx + MARGIN_PX;
  const box = {
    xMin: -margin,
    yMin: -margin,
    xMax: frame.widthPx + margin,
    yMax: frame.heightPx + margin,
  };
  const toImage = toImagePoint(frame);
  const transform = createTransform(stored, crs);
  const project: Transform = stored === crs ? toImage : (x, y) => toImage(...transform(x, y));
  const isCurved = stored !== crs;
  return (geometry) => {
    try {
      return projectShape(geometry, project, isCurved, box);
    } catch (error) {
      if (!(error instanceof GeoProblem)) throw error;
      // It reaches farther than the systems do: the part within their reach is drawn.
      const inReach = withinReach(geometry, stored, crs);
      return inReach ? projectShape(inReach, toImage, false, box) : { kind: 'points', positions: [] };
    }
  };
}

function withinReach(geometry: Geometry, stored: Crs, crs: Crs): Geometry | undefined {
  try {
    return reproject(geometry, stored, crs);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}

function projectShape(geometry: Geometry, project: Transform, isCurved: boolean, box: ClipBox): ImageShape {
  const pathOf: ReadPath = isCurved ? curvedPath : straightPath;
  switch (geometry.kind) {
    case 'point':
      return { kind: 'points', positions: pointsIn([geometry.x, geometry.y], project, box) };
    case 'multipoint':
      return { kind: 'points', positions: pointsIn(geometry.coordinates, project, box) };
    case 'polyline':
      return {
        kind: 'lines',
        runs: geometry.paths.flatMap((path) => clipPath(pathOf(path, project), box)),
      };
    case 'polygon':
      return {
        kind: 'areas',
        rings: geometry.rings
          .map((ring) => clipRing(pathOf(ring, project), box))
          .filter(({ length }) => length > 0),
      };
  }
}

function pointsIn(coordinates: Coordinates, project: Transform, box: ClipBox): number[] {
  const positions: number[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    const [x, y] = project(ordinate(coordinates, index), ordinate(coordinates, index + 1));
    if (x >= box.xMin && x <= box.xMax && y >= box.yMin && y <= box.yMax) positions.push(x, y);
  }
  return positions;
}

interface Vertex {
  /** Where it is stored. */
  readonly x: number;
  readonly y: number;
  readonly at: readonly [xPx: number, yPx: number];
}

const simplifier = new PathSimplifier(SIMPLIFIED_PX);

type ReadPath = (part: Coordinates, project: Transform) => number[];

function straightPath(part: Coordinates, project: Transform): number[] {
  simplifier.begin();
  for (let index = 0; index + 1 < part.length; index += 2) {
    const [x, y] = project(ordinate(part, index), ordinate(part, index + 1));
    simplifier.add(x, y);
  }
  return simplifier.end();
}

function curvedPath(part: Coordinates, project: Transform): number[] {
  let last: Vertex | undefined;
  simplifier.begin();
  for (let index = 0; index + 1 < part.length; index += 2) {
    const x = ordinate(part, index);
    const y = ordinate(part, index + 1);
    const vertex = { x, y, at: project(x, y) };
    if (last) addSide(last, vertex, project, MAX_HALVINGS);
    else simplifier.add(...vertex.at);
    last = vertex;
  }
  return simplifier.end();
}

function addSide(from: Vertex, to: Vertex, project: Transform, depth: number): void {
  const width = to.at[0] - from.at[0];
  const height = to.at[1] - from.at[1];
  if (depth > 0 && Math.max(Math.abs(width), Math.abs(height)) > STRAIGHT_PX) {
    const x = (from.x + to.x) / 2;
    const y = (from.y + to.y) / 2;
    const middle = { x, y, at: project(x, y) };
    const offX = middle.at[0] - from.at[0] - width / 2;
    const offY = middle.at[1] - from.at[1] - height / 2;
    // A long side is halved twice at least: an S has its middle on the chord.
    if (depth > MAX_HALVINGS - 2 || offX * offX + offY * offY > MAX_DEVIATION_PX * MAX_DEVIATION_PX) {
      addSide(from, middle, project, depth - 1);
      addSide(middle, to, project, depth - 1);
      return;
    }
  }
  simplifier.add(...to.at);
}
