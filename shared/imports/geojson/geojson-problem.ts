import type { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';

/** Why a feature cannot be used: a code for the screens, and the words of the English sentence. */
export const FEATURE_PROBLEMS = {
  notJson: 'it is not JSON',
  notUtf8: 'it is not text in UTF-8',
  notAFeature: 'it is not a Feature with properties and a geometry',
  tooDeep: 'its brackets are nested too deep',
  tooLarge: 'it is too large to be read at once',
  unknownGeometry: 'its geometry is of no kind of GeoJSON',
  badCoordinates: 'its coordinates are not lists of finite numbers',
  shortLine: 'a line has fewer than two positions',
  shortRing: 'a ring has fewer than four positions',
  openRing: 'a ring does not end where it begins',
  outsideWorld: 'a position is no longitude and latitude',
  separator: 'no comma stands between it and the one before',
} as const;

export type FeatureProblem = keyof typeof FEATURE_PROBLEMS;

/** Stands in the path where not a member of the feature is bad, but all of it. */
const WHOLE = 'feature';

/**
 * `feature` counts from 1 in the order of the file; `byte` is where it begins, from 0; `path` is the member of it that is
 * bad, with the numbers of lists from 0, such as `geometry.coordinates[2][0]`.
 */
export function badFeature(
  feature: number,
  byte: number,
  problem: FeatureProblem,
  path: string = WHOLE,
): AppError {
  const reason = FEATURE_PROBLEMS[problem];
  return appError('layer-import/bad-feature', { feature, byte, path, problem, reason });
}

export function notGeoJson(byte: number): AppError {
  return appError('layer-import/not-geojson', { byte });
}
