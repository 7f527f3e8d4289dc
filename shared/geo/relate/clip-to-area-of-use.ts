import { AREA_MARGIN, createTransform } from '../crs/create-transform.ts';
import { ALL_CRS, type Crs, findCrs } from '../crs/find-crs.ts';
import type { Box } from '../geometry/box.ts';
import { splitSides } from '../geometry/densify-geometry.ts';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { projectVertices } from '../geometry/project-geometry.ts';
import { makeValid } from './buffer-and-repair.ts';
import { intersectionOf, type JtsGeometry } from './jts.ts';
import { pathsFromJts, polygonFromJts, toJts } from './jts-geometry.ts';

/** Inside what the systems reach by so much that its own sides, cut into degrees, do not bulge out of it. */
const MARGIN = AREA_MARGIN - 0.1;
/** A side of one degree bulges less than this. */
const EDGE_DEGREES = 0.05;
/** Where most projections still have the poles at a finite place. */
const HIGHEST_LATITUDE = 89.9;

/** What is left of a shape, and which of its sides are those of the reach: nothing lies there. */
export interface ClippedGeometry {
  readonly shape: Geometry;
  isEdgeOfAreaOfUse(x: number, y: number, endX: number, endY: number): boolean;
}

/**
 * The part of a line or an area, in system `from`, that both systems reach; undefined where there is none. It ends some
 * 10° beyond the area for which a system is made, so what is cut off is far from every feature. Throws
 * `map/bad-geometry` for rings that cannot be put in order.
 */
export function clipToAreaOfUse(shape: Geometry, from: Crs, to: Crs): ClippedGeometry | undefined {
  const geographic = degreesOf(from);
  const box = commonAreaOfUse([from, to, geographic]);
  if (!box || shape.kind === 'point' || shape.kind === 'multipoint') return undefined;
  const area = toJts(areaOfUsePolygon(box, geographic, from));
  const clipped = area && intersectionOf(makeValid(shape), area);
  if (!clipped || isTooThin(clipped, shape)) return undefined;
  const toDegrees = createTransform(from, from.kind === 'geographic' ? from : geographic);
  return {
    shape: shape.kind === 'polygon' ? polygonFromJts(clipped) : pathsFromJts(clipped),
    isEdgeOfAreaOfUse(x, y, endX, endY) {
      const [start, end] = [toDegrees(x, y), toDegrees(endX, endY)];
      const isOn = (place: number, edge: number) => Math.abs(place - edge) < EDGE_DEGREES;
      return (
        [box.xMin, box.xMax].some((edge) => isOn(start[0], edge) && isOn(end[0], edge)) ||
        [box.yMin, box.yMax].some((edge) => isOn(start[1], edge) && isOn(end[1], edge))
      );
    },
  };
}

/** What only touches the reach leaves a line or a point of an area. */
function isTooThin(clipped: JtsGeometry, { kind }: Geometry): boolean {
  return clipped.isEmpty() || clipped.getDimension() < (kind === 'polygon' ? 2 : 1);
}

function commonAreaOfUse(systems: readonly Crs[]): Box | undefined {
  const reaches = systems.map(reachOf);
  const box = {
    xMin: Math.max(...reaches.map(({ xMin }) => xMin)),
    yMin: Math.max(...reaches.map(({ yMin }) => yMin)),
    xMax: Math.min(...reaches.map(({ xMax }) => xMax)),
    yMax: Math.min(...reaches.map(({ yMax }) => yMax)),
  };
  return box.xMin < box.xMax && box.yMin < box.yMax ? box : undefined;
}

function areaOfUsePolygon(box: Box, geographic: Crs, from: Crs): Geometry {
  const degrees = boxPolygon(box);
  if (from.kind === 'geographic') return degrees;
  const inPieces = splitSides(degrees, 1, Number.POSITIVE_INFINITY).shape;
  return projectVertices(inPieces, createTransform(geographic, from));
}

/** Degrees on the datum of a system. What is not shifted is all one, and WGS 84 goes round the Earth. */
function degreesOf({ datum, name }: Crs): Crs {
  if (!datum.toWgs84) return findCrs(4326);
  const geographic = ALL_CRS.find((crs) => crs.kind === 'geographic' && crs.datum === datum);
  if (!geographic) throw new Error(`No degrees for ${name}`);
  return geographic;
}

function reachOf({ area, kind }: Crs): Box {
  const highest = kind === 'geographic' ? 90 : HIGHEST_LATITUDE;
  return {
    xMin: area.west - MARGIN,
    yMin: Math.max(area.south - MARGIN, -highest),
    xMax: area.east + MARGIN,
    yMax: Math.min(area.north + MARGIN, highest),
  };
}
