// Scales on the ground. A map service counts the scale of a map in the units of its system; on the ground a length is
// another one, by half in Web Mercator at 60° N, by 0.2 % at the edge of a UTM zone.

import type { Crs } from '../../geo/crs/find-crs.ts';
import { levelLineLength } from '../../geo/level-line.ts';
import { type MapFrame, mapPointAt, type ScaleBase, scaleOfResolution } from '../../geo/map-frame.ts';

const METRES_PER_INCH = 0.0254;
/** As long as the scale in the middle of it is the scale of all of it. */
const PROBE_PX = 2;

/** Units of the map for a metre on the ground along a level line, in the middle of a frame; undefined beyond its reach. */
function unitsPerMetre(frame: MapFrame, crs: Crs): number | undefined {
  const lengthM = levelLineLength({ frame, crs })(PROBE_PX);
  return lengthM ? (PROBE_PX * frame.resolution) / lengthM : undefined;
}

export interface GroundView {
  /** In the system of the map. */
  readonly centre: readonly [x: number, y: number];
  readonly rotation: number;
  /** The N of 1 : N on the ground. */
  readonly groundScale: number;
}

/** The N of 1 : N of a map that has a scale on the ground in its middle; the same where nobody can tell. */
export function mapScaleAt(
  { centre: [centreX, centreY], rotation, groundScale }: GroundView,
  crs: Crs,
  base: ScaleBase,
): number {
  const pixelM = (groundScale * METRES_PER_INCH) / base.dpi;
  const frame = {
    centreX,
    centreY,
    resolution: pixelM / base.metresPerUnit,
    rotation,
    widthPx: 0,
    heightPx: 0,
  };
  const factor = unitsPerMetre(frame, crs);
  return factor === undefined ? groundScale : scaleOfResolution(pixelM * factor, base);
}

/**
 * How much longer than they are lengths seem at the west, east, south and north edge, as shares of them; none where an
 * edge lies beyond the reach of the system.
 */
export function edgeErrors(frame: MapFrame, crs: Crs): readonly number[] {
  const { widthPx, heightPx } = frame;
  const middle = unitsPerMetre(frame, crs);
  const edges = [
    [0, heightPx / 2],
    [widthPx, heightPx / 2],
    [widthPx / 2, heightPx],
    [widthPx / 2, 0],
  ] as const;
  const errors = edges.map(([x, y]) => {
    const [centreX, centreY] = mapPointAt(frame, x, y);
    const there = unitsPerMetre({ ...frame, centreX, centreY }, crs);
    return there === undefined || middle === undefined ? Number.NaN : there / middle - 1;
  });
  return errors.every(Number.isFinite) ? errors : [];
}
