// What a request says of its scale bar, and what counts where it says nothing.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { MapUnit } from '../../../geo/crs/map-units.ts';

type ScaleBar = MapType<'ScaleBar'>;
export type Frequency = MapType<'geoScaleBarFrequency'>;
export type Height = MapType<'geoVertPosEnum'>;

export interface BarRequest {
  /** All fields that have a default that does not depend on the map. Sizes are points. */
  readonly divisions: number;
  readonly beforeZero: number;
  readonly subdivisions: number;
  readonly barHeightPt: number;
  readonly hint: MapType<'geoScaleBarResizeHint'>;
  /** Undefined: kilometres for divisions from one on, else metres. */
  readonly unit: MapUnit | undefined;
  /** Of a division, in the unit; there unless the division is what adapts. */
  readonly division: number | undefined;
  readonly unitLabel: string | undefined;
  readonly unitPosition: MapType<'geoScaleBarPos'>;
  readonly unitGapPt: number;
  readonly labelFrequency: Frequency;
  readonly labelPosition: Height;
  readonly labelGapPt: number;
  readonly markFrequency: Frequency;
  readonly markPosition: Height;
  readonly divisionMarkPt: number;
  readonly subdivisionMarkPt: number;
}

const PATH = 'ScaleBar';
const MAX_DIVISIONS = 100;
/** Higher than any image. */
const MAX_POINTS = 10_000;

const DEFAULTS = { barHeightPt: 6, gapPt: 3, divisionMarkPt: 6, subdivisionMarkPt: 4 } as const;

/** Throws what is wrong by its path. `isGeographic`: whether the map counts in degrees. */
export function readBarRequest(bar: ScaleBar | undefined, isGeographic: boolean): BarRequest {
  const hint = bar?.ResizeHint ?? 'geoScaleBarAutoDivision';
  const unit = unitOf(bar, isGeographic);
  const divisions = whole(bar?.Divisions, 2, 1, 'Divisions');
  if (hint !== 'geoScaleBarAutoDivision' && !unit) throw appError('value/missing', { path: `${PATH}.Units` });
  return {
    divisions,
    beforeZero: Math.min(divisions, whole(bar?.DivisionsBeforeZero, 0, 0, 'DivisionsBeforeZero')),
    subdivisions: whole(bar?.Subdivisions, 4, 0, 'Subdivisions'),
    barHeightPt: points(bar?.BarHeight, DEFAULTS.barHeightPt, 'BarHeight'),
    hint,
    unit,
    division: hint === 'geoScaleBarAutoDivision' ? undefined : divisionOf(bar),
    unitLabel: bar?.UnitLabel,
    unitPosition: bar?.UnitLabelPosition ?? 'geoScaleBarAfterLabels',
    unitGapPt: points(bar?.UnitLabelGap, DEFAULTS.gapPt, 'UnitLabelGap'),
    labelFrequency: bar?.LabelFrequency ?? 'geoScaleBarDivisionsAndFirstMidpoint',
    labelPosition: bar?.LabelPosition ?? 'geoAbove',
    labelGapPt: points(bar?.LabelGap, DEFAULTS.gapPt, 'LabelGap'),
    markFrequency: bar?.MarkFrequency ?? 'geoScaleBarNone',
    markPosition: bar?.MarkPosition ?? 'geoAbove',
    divisionMarkPt: points(bar?.DivisionMarkHeight, DEFAULTS.divisionMarkPt, 'DivisionMarkHeight'),
    subdivisionMarkPt: points(
      bar?.SubdivisionMarkHeight,
      DEFAULTS.subdivisionMarkPt,
      'SubdivisionMarkHeight',
    ),
  };
}

/** Feet stay feet and metres metres, however long the bar is: the request may name them in its unit label. */
function unitOf(bar: ScaleBar | undefined, isGeographic: boolean): MapUnit | undefined {
  const unit = bar?.Units;
  if (!unit || unit === 'geoUnknownUnits') return undefined;
  if (unit === 'geoDecimalDegrees' && !isGeographic) {
    throw appError('value/bad', { path: `${PATH}.Units`, value: unit, expected: 'a unit of length' });
  }
  return unit;
}

function divisionOf(bar: ScaleBar | undefined): number {
  const path = `${PATH}.Division`;
  const division = bar?.Division;
  if (division === undefined) throw appError('value/missing', { path });
  if (division > 0 && Number.isFinite(division)) return division;
  throw appError('value/bad', { path, value: division, expected: 'more than 0' });
}

function whole(value: number | undefined, otherwise: number, least: number, name: string): number {
  if (value === undefined) return otherwise;
  if (value >= least && value <= MAX_DIVISIONS) return value;
  throw appError('value/bad', { path: `${PATH}.${name}`, value, expected: `${least} to ${MAX_DIVISIONS}` });
}

function points(value: number | undefined, otherwise: number, name: string): number {
  if (value === undefined) return otherwise;
  if (value >= 0 && value <= MAX_POINTS) return value;
  throw appError('value/bad', { path: `${PATH}.${name}`, value, expected: `0 to ${MAX_POINTS}` });
}

const METRES_PER_KILOMETRE = 1000;

/** The unit of a division that the map alone decides. */
export function unitOfLength(divisionM: number): MapUnit {
  return divisionM >= METRES_PER_KILOMETRE ? 'geoKilometers' : 'geoMeters';
}

const UNIT_TEXTS: Readonly<Record<MapUnit, string>> = {
  geoInches: 'in',
  geoPoints: 'pt',
  geoFeet: 'ft',
  geoYards: 'yd',
  geoMiles: 'mi',
  geoNauticalMiles: 'nmi',
  geoMillimeters: 'mm',
  geoCentimeters: 'cm',
  geoDecimeters: 'dm',
  geoMeters: 'm',
  geoKilometers: 'km',
  geoDecimalDegrees: '°',
};

/** The text of a unit where the request has none; an empty one is wanted so. */
export function unitText({ unitLabel }: BarRequest, unit: MapUnit): string {
  return unitLabel ?? UNIT_TEXTS[unit];
}
