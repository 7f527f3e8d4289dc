import type { AppError } from '../../../base/app-error.ts';
import { appError } from '../../../contracts/errors.ts';

/** Why a feature cannot be used: a code for the screens, and the words of the English sentence. */
export const FEATURE_PROBLEMS = {
  'not-json': 'it is not JSON',
  'not-utf8': 'it is not text in UTF-8',
  'not-a-feature': 'it is not a Feature with properties and a geometry',
  'too-deep': 'its brackets are nested too deep',
  'too-large': 'it is too large to be read at once',
  'unknown-geometry': 'its geometry is of no kind of GeoJSON',
  'mixed-collection': 'its GeometryCollection holds more than one kind of geometry',
  'bad-coordinates': 'its coordinates are not lists of finite numbers',
  'short-line': 'a line has fewer than two positions',
  'short-ring': 'a ring has fewer than four positions',
  'open-ring': 'a ring does not end where it begins',
  'outside-world': 'a position is no longitude and latitude',
  separator: 'no comma stands between it and the one before',
} as const;

export type FeatureProblem = keyof typeof FEATURE_PROBLEMS;

/** `feature` counts from 1 in the order of the file; `byte` is where it begins, from 0. */
export function badFeature(feature: number, byte: number, problem: FeatureProblem): AppError {
  const reason = FEATURE_PROBLEMS[problem];
  return appError('layer-import/bad-feature', { feature, byte, problem, reason });
}

export function notGeoJson(byte: number): AppError {
  return appError('layer-import/not-geojson', { byte });
}
