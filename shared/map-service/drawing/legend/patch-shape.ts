// The shapes that legends draw with symbols of lines and areas.

import type { MapType } from '../../../contracts/map/types.ts';
import type { Crs } from '../../../geo/crs/find-crs.ts';
import { badGeometry } from '../../../geo/crs/geo-problem.ts';
import { boxAround, type Geometry, ordinate, partsOf } from '../../../geo/geometry/geometry.ts';
import { atPath } from '../../query/at-path.ts';
import { readGeometry } from '../../wire/read-geometry.ts';

/** A line or area by parts, any unit, y up; undefined: the plain one. */
export interface PatchShape {
  readonly parts: readonly (readonly number[])[];
  readonly box: {
    readonly xMin: number;
    readonly yMin: number;
    readonly xMax: number;
    readonly yMax: number;
  };
  readonly keepsRatio: boolean;
}

/** What a part of a patch may be drawn in, pixels. */
export interface PatchRoom {
  readonly widthPx: number;
  readonly heightPx: number;
  /** As far as the symbol reaches over what it is drawn along. */
  readonly insetPx: number;
}

/** Throws `map/bad-geometry` by its path for shapes that are neither line nor area. */
export function readPatchShape(
  patch: MapType<'Patch'> | undefined,
  crs: Crs,
  path: string,
): PatchShape | undefined {
  const { Geometry, PreserveAspectRatio = false } = patch ?? {};
  if (!Geometry) return undefined;
  return atPath(`${path}.Geometry`, () => {
    const shape = readGeometry(Geometry, crs);
    const box = boxAround(shape);
    if (!box || shape.kind === 'point' || shape.kind === 'multipoint') {
      throw badGeometry('a patch is a line or an area');
    }
    return { parts: plainParts(shape), box, keepsRatio: PreserveAspectRatio };
  });
}

function plainParts(shape: Geometry): number[][] {
  return partsOf(shape).map((part) =>
    Array.from({ length: part.length }, (_, index) => ordinate(part, index)),
  );
}

/** The shape made as large as the room, in pixels, y down. */
export function fitShape({ parts, box, keepsRatio }: PatchShape, room: PatchRoom): number[][] {
  const width = Math.max(0, room.widthPx - 2 * room.insetPx);
  const height = Math.max(0, room.heightPx - 2 * room.insetPx);
  const across = box.xMax - box.xMin;
  const up = box.yMax - box.yMin;
  // A level or an upright line has no size one way.
  let scaleX = across > 0 ? width / across : 0;
  let scaleY = up > 0 ? height / up : 0;
  if (keepsRatio && across > 0 && up > 0) scaleX = scaleY = Math.min(scaleX, scaleY);
  const left = (room.widthPx - across * scaleX) / 2;
  const top = (room.heightPx - up * scaleY) / 2;
  return parts.map((part) =>
    part.map((value, index) =>
      index % 2 === 0 ? left + (value - box.xMin) * scaleX : top + (box.yMax - value) * scaleY,
    ),
  );
}

/** A level line in the middle, from edge to edge. */
export function plainLine({ widthPx, heightPx, insetPx }: PatchRoom): number[][] {
  return [[insetPx, heightPx / 2, widthPx - insetPx, heightPx / 2]];
}

/** A rectangle as large as the room. */
export function plainArea({ widthPx, heightPx, insetPx }: PatchRoom): number[][] {
  const [right, bottom] = [widthPx - insetPx, heightPx - insetPx];
  return [[insetPx, insetPx, right, insetPx, right, bottom, insetPx, bottom]];
}
