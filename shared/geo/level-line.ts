// How long a length on the ground is in the middle of a map image. A map's scale differs from place to place and, at the
// ends of a long line, from that at its middle: a bar is true when its two ends lie its length apart on the ellipsoid.

import type { Crs } from './crs/find-crs.ts';
import { GeoProblem } from './crs/geo-problem.ts';
import { groundDistance } from './ground-distance.ts';
import { type MapFrame, mapPointAt } from './map-frame.ts';

/** Shorter lines are as long as the scale in the middle says. */
const SHORT_PX = 2;
/** Of the length that is asked for. */
const TOLERANCE = 1e-10;
const MAX_STEPS = 40;

/** Metres on the ground between the ends of a level line of a width in pixels; undefined beyond the system's reach. */
export function levelLineLength({ frame, crs }: LevelLineMap): (widthPx: number) => number | undefined {
  const distance = groundDistance(crs);
  const [middleX, middleY] = [frame.widthPx / 2, frame.heightPx / 2];
  return (widthPx) => {
    try {
      const from = mapPointAt(frame, middleX - widthPx / 2, middleY);
      return distance(from, mapPointAt(frame, middleX + widthPx / 2, middleY));
    } catch (error) {
      if (error instanceof GeoProblem) return undefined;
      throw error;
    }
  };
}

export interface LevelLineMap {
  readonly frame: MapFrame;
  /** The system of the frame. */
  readonly crs: Crs;
}

/**
 * Finds the width in pixels of a level line, centred on the image and turned with the map, whose ends lie a length in
 * metres apart on the ellipsoid. Undefined where there is none: beyond the reach of the system, or longer than halfway
 * around the globe. By secants, three to five geodesics each.
 */
export function createLevelLine(map: LevelLineMap): (lengthM: number) => number | undefined {
  const lengthAt = levelLineLength(map);
  const shortM = lengthAt(SHORT_PX);
  return (lengthM) => {
    if (!shortM) return undefined;
    let [widthPx, foundM] = [0, 0];
    let [nextPx, nextM] = [(lengthM / shortM) * SHORT_PX, lengthAt((lengthM / shortM) * SHORT_PX)];
    for (let step = 0; step < MAX_STEPS; step++) {
      if (nextM === undefined || !Number.isFinite(nextM)) return undefined;
      if (Math.abs(nextM - lengthM) <= TOLERANCE * lengthM) return nextPx;
      // Past the far side of the globe lines become shorter again.
      const slope = (nextM - foundM) / (nextPx - widthPx);
      if (!(slope > 0)) return undefined;
      [widthPx, foundM] = [nextPx, nextM];
      nextPx += (lengthM - nextM) / slope;
      nextM = lengthAt(nextPx);
    }
    return undefined;
  };
}
