// Which bar fits the image: what a request lets adapt is made as large as there is room.

import { appError } from '../../../contracts/errors.ts';
import { type MapUnit, metresPerUnit } from '../../../geo/crs/map-units.ts';
import { createLevelLine, type LevelLineMap, levelLineLength } from '../../../geo/level-line.ts';
import type { BarLayout, BarText } from './bar-layout.ts';
import { type BarRequest, unitOfLength } from './bar-request.ts';

/** A bar whose length is settled. */
export interface FittedBar {
  readonly divisions: number;
  readonly beforeZero: number;
  /** Of a division, in the unit. */
  readonly division: number;
  readonly unit: MapUnit;
  readonly lengthPx: number;
}

export interface BarRoom<Text extends BarText = BarText> {
  readonly map: LevelLineMap;
  /** Pixels of the bar's image for one of the map. */
  readonly pxPerMapPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  layOut(bar: FittedBar): BarLayout<Text>;
}

interface Fitted<Text extends BarText> {
  readonly bar: FittedBar;
  readonly layout: BarLayout<Text>;
}

/** A bar shorter than this many pixels for each division tells nothing. */
const LEAST_DIVISION_PX = 2;
const MAX_AUTO_DIVISIONS = 1000;

/** Throws `map/no-room` with both sizes for a bar that has no room: it is never cut. */
export function fitBar<Text extends BarText>(request: BarRequest, room: BarRoom<Text>): Fitted<Text> {
  const fitted =
    request.hint === 'geoScaleBarAutoDivision' ? fitDivision(request, room) : fitGivenDivision(request, room);
  const { left, right, top, bottom } = fitted.layout;
  checkRoom(neededPx(left, right), room.widthPx, 'ImageWidth');
  checkRoom(neededPx(top, bottom), room.heightPx, 'ImageHeight');
  return fitted;
}

/** Bars begin on a whole pixel, so that their blocks are sharp. */
export function neededPx(start: number, end: number): number {
  return Math.ceil(-start) + end;
}

function checkRoom(needed: number, availablePx: number, side: 'ImageWidth' | 'ImageHeight'): void {
  if (needed <= availablePx) return;
  const path = `ImageDescription.ImageDisplay.${side}`;
  throw appError('map/no-room', { path, value: availablePx, neededPx: Math.ceil(needed) });
}

function hasRoom({ left, right, isLegible }: BarLayout, { widthPx }: BarRoom): boolean {
  return isLegible && neededPx(left, right) <= widthPx;
}

/** In pixels of the bar's image, from a length in a unit; degrees are map units. */
function lengthToPx({ map, pxPerMapPx }: BarRoom): (length: number, unit: MapUnit) => number | undefined {
  const line = createLevelLine(map);
  return (length, unit) => {
    const mapPx =
      unit === 'geoDecimalDegrees' ? length / map.frame.resolution : line(length * metresPerUnit(unit));
    return mapPx === undefined ? undefined : mapPx * pxPerMapPx;
  };
}

/** The longest division of 1, 2 or 5 times a power of ten whose bar has room. */
function fitDivision<Text extends BarText>(request: BarRequest, room: BarRoom<Text>): Fitted<Text> {
  const toPx = lengthToPx(room);
  const { divisions, beforeZero, unit } = request;
  let narrowest: Fitted<Text> | undefined;
  for (const division of roundLengths(longestDivision(request, room))) {
    const own = unit ?? unitOfLength(division);
    const inUnit = unit ? division : roundTo15(division / metresPerUnit(own));
    const lengthPx = toPx(divisions * inUnit, own);
    if (lengthPx === undefined) continue;
    if (lengthPx < divisions * LEAST_DIVISION_PX) break;
    const bar = { divisions, beforeZero, division: inUnit, unit: own, lengthPx };
    narrowest = { bar, layout: room.layOut(bar) };
    if (hasRoom(narrowest.layout, room)) return narrowest;
  }
  if (narrowest) return narrowest;
  const path = 'ImageDescription.ImageDisplay.ImageWidth';
  throw appError('map/no-room', { path, value: room.widthPx, neededPx: divisions * LEAST_DIVISION_PX });
}

/** About what a division would be if the bar took all of the width: in the unit, or in metres. */
function longestDivision({ divisions, unit }: BarRequest, { map, pxPerMapPx, widthPx }: BarRoom): number {
  const mapPx = widthPx / pxPerMapPx;
  if (unit === 'geoDecimalDegrees') return (mapPx * map.frame.resolution) / divisions;
  const lengthAt = levelLineLength(map);
  // Beyond the reach of the system the scale in the middle says it near enough.
  const lengthM = lengthAt(mapPx) ?? mapPx * (lengthAt(1) ?? Number.NaN);
  return lengthM / divisions / (unit ? metresPerUnit(unit) : 1);
}

/** 1, 2 and 5 times powers of ten, from about twice a length downwards. */
function* roundLengths(longest: number): Generator<number> {
  if (!(longest > 0 && Number.isFinite(longest))) return;
  const highest = Math.floor(Math.log10(longest)) + 1;
  for (let exponent = highest; exponent > highest - 12; exponent--) {
    for (const factor of [5, 2, 1]) yield Number(`${factor}e${exponent}`);
  }
}

/** What division leaves of a decimal fraction. */
function roundTo15(value: number): number {
  return Number(value.toPrecision(15));
}

/** As asked, or as many of the given division as have room, but at least one. */
function fitGivenDivision<Text extends BarText>(request: BarRequest, room: BarRoom<Text>): Fitted<Text> {
  const { unit, division, hint } = request;
  if (!unit || division === undefined) throw new Error('A bar of a given division has no unit');
  const toPx = lengthToPx(room);
  const lay = (divisions: number): Fitted<Text> | undefined => {
    const lengthPx = toPx(divisions * division, unit);
    if (lengthPx === undefined) return undefined;
    const beforeZero = Math.min(request.beforeZero, divisions);
    const bar = { divisions, beforeZero, division, unit, lengthPx };
    return { bar, layout: room.layOut(bar) };
  };
  if (hint === 'geoScaleBarFixed') return lay(request.divisions) ?? beyondReach(division);
  const one = lay(1) ?? beyondReach(division);
  let most = Math.min(MAX_AUTO_DIVISIONS, Math.floor(room.widthPx / one.bar.lengthPx) + 1);
  for (; most > 1; most--) {
    const fitted = lay(most);
    if (fitted && hasRoom(fitted.layout, room)) return fitted;
  }
  return one;
}

function beyondReach(division: number): never {
  const expected = 'a length that the coordinate system of the map reaches';
  throw appError('value/bad', { path: 'ScaleBar.Division', value: division, expected });
}
