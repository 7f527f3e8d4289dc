// The heights that a form tells of, as bands of a mountain from the sea to its top.

import type { JsonObject } from '../../../../shared/base/json.ts';

/** Metres above the sea. */
export type HeightBand = readonly [from: number, to: number];

/** No mountain of Norway is higher. */
export const TOP_M = 2_500;
const [ABOVE, BELOW, OUTSIDE, BETWEEN] = [1, 2, 3, 4];

/** None where the form does not tell enough. */
export function heightBands(form: JsonObject): HeightBand[] {
  const { ExposedHeightComboTID: combination, ExposedHeight1: one, ExposedHeight2: other } = form;
  if (typeof one !== 'number') return [];
  const first = within(one);
  if (combination === ABOVE) return [[first, TOP_M]];
  if (combination === BELOW) return [[0, first]];
  if (typeof other !== 'number') return [];
  const [low, high] = [Math.min(first, within(other)), Math.max(first, within(other))];
  if (combination === BETWEEN) return [[low, high]];
  return combination === OUTSIDE
    ? [
        [0, low],
        [high, TOP_M],
      ]
    : [];
}

function within(heightM: number): number {
  return Math.min(TOP_M, Math.max(0, heightM));
}
