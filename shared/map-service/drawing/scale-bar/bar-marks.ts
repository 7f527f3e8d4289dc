import type { Frequency } from './bar-request.ts';

/** How a bar is divided. */
export interface BarParts {
  readonly divisions: number;
  /** How many of the divisions lie left of zero. */
  readonly beforeZero: number;
  /** Parts of a division. */
  readonly subdivisions: number;
}

/** A place along a bar. */
export interface BarMark {
  /** Divisions from its left end. */
  readonly at: number;
  readonly isDivision: boolean;
}

/** The places that a frequency means, from the left. `geoScaleBarOne`: the right end. */
export function marksOf(frequency: Frequency, { divisions, beforeZero, subdivisions }: BarParts): BarMark[] {
  const every = Array.from({ length: divisions + 1 }, (_, at) => ({ at, isDivision: true }));
  switch (frequency) {
    case 'geoScaleBarNone':
      return [];
    case 'geoScaleBarOne':
      return every.slice(-1);
    case 'geoScaleBarMajorDivisions':
      return every.filter(({ at }) => at === 0 || at === beforeZero || at === divisions);
    case 'geoScaleBarDivisions':
      return every;
    case 'geoScaleBarDivisionsAndFirstMidpoint':
      return ascending([...every, { at: 0.5, isDivision: false }]);
    case 'geoScaleBarDivisionsAndFirstSubdivisions':
      return ascending([...every, ...subdivided(0, subdivisions)]);
    case 'geoScaleBarDivisionsAndSubdivisions':
      return ascending([...every, ...every.slice(0, -1).flatMap(({ at }) => subdivided(at, subdivisions))]);
  }
}

/** The ends of the blocks of an alternating bar: the leftmost division is divided once more. */
export function blockEnds(parts: BarParts): number[] {
  return marksOf('geoScaleBarDivisionsAndFirstSubdivisions', parts).map(({ at }) => at);
}

function subdivided(at: number, subdivisions: number): BarMark[] {
  return Array.from({ length: Math.max(0, subdivisions - 1) }, (_, index) => ({
    at: at + (index + 1) / subdivisions,
    isDivision: false,
  }));
}

function ascending(marks: readonly BarMark[]): BarMark[] {
  return marks.toSorted((one, other) => one.at - other.at);
}
