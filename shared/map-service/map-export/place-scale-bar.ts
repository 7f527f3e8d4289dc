// A scale bar of any kind, in the layout of the map service: around the upper left corner of the bar.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { metresPerUnit } from '../../geo/crs/map-units.ts';
import { type BarLayout, xOnBar } from '../drawing/scale-bar/bar-layout.ts';
import { blockEnds, marksOf } from '../drawing/scale-bar/bar-marks.ts';
import { layOutScaleBar } from '../drawing/scale-bar/draw-scale-bar.ts';
import type { FittedBar } from '../drawing/scale-bar/fit-bar.ts';
import { numberText } from '../drawing/scale-bar/number-text.ts';
import { createTextSetter } from '../drawing/text/text-symbol.ts';
import type { MapView } from '../frame/read-frame.ts';
import { type PlacedBlock, type PlacedSymbol, rectangle } from './placed-symbol.ts';
import { fillOf, lettersOf, lineOf, WHITE } from './plain-symbols.ts';

type ScaleBarLook = BridgeType<'ScaleBarLook'>;
type Language = BridgeType<'Language'>;

export interface PlacedBar extends PlacedBlock {
  /** Absent of a numeric scale. */
  readonly lengthM?: number;
  readonly lengthPx?: number;
}

export interface BarRoomPx {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
}

const POINTS_PER_INCH = 72;
const LINE_PT = 1;
const UNITS = {
  km: 'geoKilometers',
  m: 'geoMeters',
  mi: 'geoMiles',
  ft: 'geoFeet',
  yd: 'geoYards',
  nmi: 'geoNauticalMiles',
} as const;
const FREQUENCIES = {
  none: 'geoScaleBarNone',
  length: 'geoScaleBarOne',
  ends: 'geoScaleBarMajorDivisions',
  divisions: 'geoScaleBarDivisions',
  first: 'geoScaleBarDivisionsAndFirstSubdivisions',
  all: 'geoScaleBarDivisionsAndSubdivisions',
} as const;

/** As ExportScaleBar takes it; kinds that it has not come as blocks. */
export function scaleBarOf(look: ScaleBarLook): MapType<'ScaleBar'> {
  const { color, division, unit } = look;
  const letters = lettersOf(color, look.letterPt, look.isBold);
  const all = {
    BarHeight: look.heightPt,
    Divisions: look.divisions,
    DivisionsBeforeZero: look.beforeZero,
    Subdivisions: look.subdivisions,
    LabelFrequency: FREQUENCIES[look.numbers],
    LabelPosition: look.areNumbersBelow ? 'geoBelow' : 'geoAbove',
    LabelSymbol: letters,
    UnitLabelSymbol: letters,
    ...(unit ? { Units: UNITS[unit] } : {}),
    ...(division === undefined ? {} : { Division: division, Units: UNITS[unit ?? 'km'] }),
    ResizeHint: division === undefined ? 'geoScaleBarAutoDivision' : 'geoScaleBarFixed',
  } as const;
  if (look.kind === 'single') {
    return { $type: 'SingleDivisionScaleBar', ...all, FillSymbol: fillOf(color, color) };
  }
  const [FillSymbol1, FillSymbol2] = [fillOf(color, color), fillOf(WHITE, color)];
  return { $type: 'AlternatingScaleBar', ...all, FillSymbol1, FillSymbol2 };
}

/** Throws `map/no-room` for a bar that the room is too small for, and what is wrong with its numbers. */
export async function placeScaleBar(
  look: ScaleBarLook,
  view: MapView,
  room: BarRoomPx,
  { groundScale, language }: { readonly groundScale: number; readonly language: Language },
): Promise<PlacedBar> {
  if (look.kind === 'numeric') return placeNumber(look, `1 : ${grouped(groundScale, language)}`, room.dpi);
  const pxPerPoint = room.dpi / POINTS_PER_INCH;
  const reachPx = (look.kind === 'line' || look.kind === 'stepped' ? LINE_PT : 0.5) * (pxPerPoint / 2);
  const { fitted, layout, parts } = await layOutScaleBar(scaleBarOf(look), view, {
    ...room,
    blockReachPx: reachPx,
    markReachPx: reachPx,
    writeNumber: (value) => inLanguage(numberText(value), language),
  });
  const ends = blockEnds(parts).map((at) => xOnBar(at, fitted));
  const ticks = marksOf('geoScaleBarDivisionsAndFirstSubdivisions', parts).map(({ at, isDivision }) => ({
    x: xOnBar(at, fitted),
    isDivision,
  }));
  const letters = lettersOf(look.color, look.letterPt, look.isBold);
  return {
    ...layout,
    symbols: [
      ...barSymbols(look, layout, { ends, ticks, fitted }),
      ...layout.texts.map(({ piece: { text }, x, y }) => {
        return { kind: 'text', at: [x, y], symbol: letters, text } as const;
      }),
    ],
    lengthM: fitted.divisions * fitted.division * metresPerUnit(fitted.unit),
    lengthPx: fitted.lengthPx,
  };
}

interface BarPlaces {
  /** The ends of the blocks. */
  readonly ends: readonly number[];
  readonly ticks: readonly { readonly x: number; readonly isDivision: boolean }[];
  readonly fitted: FittedBar;
}

function barSymbols(
  { kind, color }: ScaleBarLook,
  { heightPx, lengthPx }: BarLayout,
  { ends, ticks }: BarPlaces,
): readonly PlacedSymbol[] {
  const [dark, light] = [fillOf(color, color), fillOf(WHITE, color)];
  const fills = [dark, light] as const;
  const row = (top: number, bottom: number, shift: number) => blocks(ends, top, bottom, shift, fills);
  const line = (at: readonly number[]) => ({ kind: 'line', at, symbol: lineOf(color, LINE_PT) }) as const;
  switch (kind) {
    case 'single':
      return blocks([0, lengthPx], 0, heightPx, 0, [dark, dark]);
    case 'hollow':
      return blocks(ends, 0, heightPx, 0, [light, light]);
    case 'double': {
      const middle = Math.round(heightPx / 2);
      return [...row(0, middle, 0), ...row(middle, heightPx, 1)];
    }
    case 'line':
      return [
        line([0, heightPx, lengthPx, heightPx]),
        ...ticks.map(({ x, isDivision }) => line([x, isDivision ? 0 : heightPx / 2, x, heightPx])),
      ];
    case 'stepped':
      return [line(steps(ends, heightPx))];
    default:
      return row(0, heightPx, 0);
  }
}

function blocks(
  ends: readonly number[],
  top: number,
  bottom: number,
  shift: number,
  fills: readonly [MapType<'Symbol'>, MapType<'Symbol'>],
): PlacedSymbol[] {
  return ends.slice(0, -1).map((left, index) => ({
    kind: 'area',
    at: rectangle(left, top, ends[index + 1] ?? left, bottom),
    symbol: fills[(index + shift) % 2 === 0 ? 0 : 1],
  }));
}

/** Along the lower edge, then along the upper one, and so on. */
function steps(ends: readonly number[], heightPx: number): number[] {
  return ends.slice(0, -1).flatMap((left, index) => {
    const y = index % 2 === 0 ? heightPx : 0;
    return [left, y, ends[index + 1] ?? left, y];
  });
}

async function placeNumber(look: ScaleBarLook, text: string, dpi: number): Promise<PlacedBar> {
  const symbol = lettersOf(look.color, look.letterPt, look.isBold);
  const plain = { sizePt: look.letterPt, pxPerPoint: dpi / POINTS_PER_INCH };
  const { widthPx, ascentPx, descentPx } = (await createTextSetter(symbol, plain, 'MapExport'))(text);
  const symbols = [{ kind: 'text', at: [0, 0], symbol, text } as const];
  return { symbols, left: 0, right: widthPx, top: -ascentPx, bottom: descentPx };
}

const NO_BREAK = '\u00a0';

/** Thousands apart, as the language does it. */
function grouped(value: number, language: Language): string {
  const separator = language === 'nb' ? NO_BREAK : ',';
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator);
}

function inLanguage(number: string, language: Language): string {
  return language === 'nb' ? number.replace('.', ',') : number;
}
