// The one door to jsts: single modules, with the few types that are used. The package's own types are `any` throughout.
// Its prepared geometries throw, and it has no relations of mixed collections; neither is used.

import RayLocation from 'jsts/org/locationtech/jts/algorithm/locate/IndexedPointInAreaLocator.js';
import Orientation from 'jsts/org/locationtech/jts/algorithm/Orientation.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import IndexedFacetDistance from 'jsts/org/locationtech/jts/operation/distance/IndexedFacetDistance.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import DouglasPeuckerSimplifier from 'jsts/org/locationtech/jts/simplify/DouglasPeuckerSimplifier.js';
import type { Side } from '../geometry/segment-intersection.ts';

export interface JtsCoordinate {
  readonly x: number;
  readonly y: number;
}

export interface JtsGeometry {
  isEmpty(): boolean;
  getGeometryType(): string;
  getDimension(): number;
  getNumGeometries(): number;
  getGeometryN(index: number): JtsGeometry;
}

export interface JtsRing extends JtsGeometry {
  getCoordinates(): readonly JtsCoordinate[];
}

export interface JtsPolygon extends JtsGeometry {
  getExteriorRing(): JtsRing;
  getNumInteriorRing(): number;
  getInteriorRingN(index: number): JtsRing;
}

interface JtsFactory {
  createPoint(coordinate: JtsCoordinate): JtsGeometry;
  createMultiPoint(points: readonly JtsGeometry[]): JtsGeometry;
  createLineString(coordinates: readonly JtsCoordinate[]): JtsGeometry;
  createMultiLineString(lines: readonly JtsGeometry[]): JtsGeometry;
  createLinearRing(coordinates: readonly JtsCoordinate[]): JtsRing;
  createPolygon(shell: JtsRing, holes: readonly JtsRing[]): JtsPolygon;
  createMultiPolygon(polygons: readonly JtsPolygon[]): JtsGeometry;
}

interface JtsMatrix {
  /** Nine characters. */
  toString(): string;
}

export const factory: JtsFactory = new GeometryFactory();

export function coordinate(x: number, y: number): JtsCoordinate {
  return new Coordinate(x, y);
}

/** The DE-9IM matrix of two geometries, nine characters of F, 0, 1 and 2. Throws on what is not valid. */
export function relateMatrix(one: JtsGeometry, other: JtsGeometry): string {
  const matrix: JtsMatrix = RelateOp.relate(one, other);
  return matrix.toString();
}

/** Whether the two share a point; without the whole matrix where one is an upright rectangle. */
export function shareAPoint(one: JtsGeometry, other: JtsGeometry): boolean {
  return RelateOp.intersects(one, other) === true;
}

export function isValid(geometry: JtsGeometry): boolean {
  return IsValidOp.isValid(geometry) === true;
}

/** What both have. Throws on what is not valid. */
export function intersectionOf(one: JtsGeometry, other: JtsGeometry): JtsGeometry {
  return OverlayOp.intersection(one, other);
}

export function bufferOf(geometry: JtsGeometry, distance: number): JtsGeometry {
  return BufferOp.bufferOp(geometry, distance);
}

/** Measures from the sides and points of a shape to those of others; that one lies inside an area is not seen. */
export function createDistanceTest(shape: JtsGeometry): (other: JtsGeometry, distance: number) => boolean {
  const distances = new IndexedFacetDistance(shape);
  return (other, distance) => distances.isWithinDistance(other, distance) === true;
}

/** With fewer vertices, none of them moved; parts smaller than the tolerance may be gone. Polygons are valid. */
export function simplified(geometry: JtsGeometry, tolerance: number): JtsGeometry {
  return DouglasPeuckerSimplifier.simplify(geometry, tolerance);
}

/** Where points lie in an area, in a time that grows with the logarithm of its vertices. */
export function createAreaLocator(
  area: JtsGeometry,
): (x: number, y: number) => 'inside' | 'boundary' | 'outside' {
  const locator = new RayLocation(area);
  return (x, y) => {
    const location = locator.locate(coordinate(x, y));
    return location === 0 ? 'inside' : location === 1 ? 'boundary' : 'outside';
  };
}

/** Whether a place in the box of a side lies on it, to the last bit. */
export function isOnSide([x, y, endX, endY]: Side, intersectionX: number, intersectionY: number): boolean {
  return (
    Orientation.index(coordinate(x, y), coordinate(endX, endY), coordinate(intersectionX, intersectionY)) ===
    0
  );
}
