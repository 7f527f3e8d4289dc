// The scale bar of the screen, in the layout of the scale bars of the map service.

import { createTransform } from '../../../shared/geo/crs/create-transform.ts';
import { findCrs } from '../../../shared/geo/crs/find-crs.ts';
import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';
import { type BarText, layOutBar, xOnBar } from '../../../shared/map-service/drawing/scale-bar/bar-layout.ts';
import { type BarRequest, unitText } from '../../../shared/map-service/drawing/scale-bar/bar-request.ts';
import { fitBar, neededPx } from '../../../shared/map-service/drawing/scale-bar/fit-bar.ts';

const DEGREES = findCrs(4326);
const WEB_MERCATOR = findCrs(3857);
/** Half the width of Web Mercator's world, metres. */
const HALF_WORLD_M = 20_037_508.342_789_244;
/** The whole world at zoom 0 of MapLibre, CSS pixels. */
const WORLD_PX = 512;
/** CSS pixels of a point. */
const PX_PER_POINT = 96 / 72;
const LINE_PX = 1;

/** Two blocks with their numbers below: as long as has room. */
const REQUEST: BarRequest = {
  divisions: 2,
  beforeZero: 0,
  subdivisions: 1,
  barHeightPt: 5.25,
  hint: 'geoScaleBarAutoDivision',
  unit: undefined,
  division: undefined,
  unitLabel: undefined,
  unitPosition: 'geoScaleBarAfterLabels',
  unitGapPt: 3,
  labelFrequency: 'geoScaleBarDivisions',
  labelPosition: 'geoBelow',
  labelGapPt: 3,
  markFrequency: 'geoScaleBarNone',
  markPosition: 'geoAbove',
  divisionMarkPt: 0,
  subdivisionMarkPt: 0,
};

/** A text as the screen sets it. */
export interface ScreenText extends BarText {
  readonly text: string;
}

export interface ScreenScaleBarInput {
  /** Where it is true. */
  readonly at: LonLat;
  /** Of MapLibre. */
  readonly zoom: number;
  readonly maxWidthPx: number;
  readonly writeNumber: (value: number) => string;
  readonly setText: (text: string) => ScreenText;
}

/** A bar whose ends lie its length apart on the ellipsoid along the parallel through `at`; undefined beyond the system. */
export function screenScaleBar({ at, zoom, maxWidthPx, writeNumber, setText }: ScreenScaleBarInput) {
  const [centreX, centreY] = createTransform(DEGREES, WEB_MERCATOR)(at.longitude, at.latitude);
  const resolution = (2 * HALF_WORLD_M) / (WORLD_PX * 2 ** zoom);
  const frame = { centreX, centreY, resolution, rotation: 0, widthPx: 0, heightPx: 0 };
  const request = { ...REQUEST, unitGapPt: unitGapPt(setText('km')) };
  const { bar, layout } = fitBar(request, {
    map: { frame, crs: WEB_MERCATOR },
    pxPerMapPx: 1,
    widthPx: maxWidthPx,
    heightPx: Number.POSITIVE_INFINITY,
    layOut: (fitted) =>
      layOutBar({
        ...fitted,
        request,
        subdivisions: request.subdivisions,
        pxPerPoint: PX_PER_POINT,
        blockReachPx: LINE_PX / 2,
        markReachPx: 0,
        numberAt: (place) => setText(writeNumber(place * fitted.division)),
        unit: setText(unitText(request, fitted.unit)),
      }),
  });
  const left = Math.ceil(-layout.left);
  return {
    left,
    widthPx: neededPx(layout.left, layout.right),
    heightPx: Math.ceil(layout.bottom - layout.top),
    barHeightPx: layout.heightPx,
    lengthPx: layout.lengthPx,
    middlePx: xOnBar(1, bar),
    texts: layout.texts.map(({ piece, x, y }) => ({ text: piece.text, x: left + x, y })),
  };
}

/** A unit stands a third of a letter's height from its number, and never nearer than in the small letters. */
function unitGapPt({ ascentPx }: BarText): number {
  return Math.max(REQUEST.unitGapPt, ascentPx / 3 / PX_PER_POINT);
}
