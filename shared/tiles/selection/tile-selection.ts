// The tiles of an area and some levels of a cache.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import { degreesAround } from '../../geo/web-mercator-extent.ts';
import { METATILE_SIDE, type Metatile, metatileOf } from '../drawn/metatile.ts';
import { crsOf } from '../scheme/scheme-crs.ts';
import { type TileRange, tilesOfBox } from '../scheme/tile-grid.ts';
import { boxOfDegrees } from '../scheme/web-box.ts';
import type { LevelRange, TileAddress, TileBox, TileFacts } from '../tile-store.ts';
import { bitsOf, cellsInOrder } from './tile-order.ts';

export type TileSelection = BridgeType<'TileSelection'>;

type Covered = Pick<TileFacts, 'scheme' | 'minLevel' | 'maxLevel' | 'box' | 'filled'>;
type Wanted = Pick<TileSelection, 'minLevel' | 'maxLevel' | 'bounds'>;

const DEGREES = 4326;

/**
 * The area of a selection as far as the cache has it, in the system of its scheme; undefined where they do not meet, or
 * where Varde does not know that system.
 */
export function selectedBox(
  covered: Pick<Covered, 'box' | 'scheme'>,
  bounds: Wanted['bounds'],
): TileBox | undefined {
  const { box } = covered;
  if (!bounds) return box;
  const wanted = boxOf(bounds, covered);
  return box && wanted ? intersection(box, wanted) : wanted;
}

function boxOf(
  { west, south, east, north }: NonNullable<Wanted['bounds']>,
  { scheme, box }: Pick<Covered, 'box' | 'scheme'>,
): TileBox | undefined {
  if (scheme.id === 'web') return boxOfDegrees(west, south, east, north);
  const crs = crsOf(scheme);
  if (!crs) return undefined;
  const degrees = { xMin: west, yMin: south, xMax: east, yMax: north };
  const around = box && degreesAround(box, crs);
  const inside = around ? intersection(degrees, around) : degrees;
  try {
    return inside && projectBox(inside, findCrs(DEGREES), crs);
  } catch (error) {
    if (!(error instanceof GeoProblem)) throw error;
    // They reach farther than the system: there the cache has nothing.
    const { west: xMin, south: yMin, east: xMax, north: yMax } = crs.area;
    return intersection(degrees, { xMin, yMin, xMax, yMax }) && box;
  }
}

function intersection(one: TileBox, other: TileBox): TileBox | undefined {
  const xMin = Math.max(one.xMin, other.xMin);
  const yMin = Math.max(one.yMin, other.yMin);
  const xMax = Math.min(one.xMax, other.xMax);
  const yMax = Math.min(one.yMax, other.yMax);
  return xMin < xMax && yMin < yMax ? { xMin, yMin, xMax, yMax } : undefined;
}

/**
 * What is selected of each level, the coarsest first; nothing where the cache has nothing there. One box for all levels
 * would not do: of a cache that has the world coarsely and a town finely it has billions of places.
 */
export function levelRanges(facts: Covered, { minLevel, maxLevel, bounds }: Wanted): LevelRange[] {
  const area = selectedBox(facts, bounds);
  if (!area) return [];
  const least = Math.max(minLevel, facts.minLevel);
  const most = Math.min(maxLevel, facts.maxLevel);
  return facts.scheme.levels.flatMap(({ levelId }) => {
    const range = levelId >= least && levelId <= most ? tilesOfBox(facts.scheme, levelId, area) : undefined;
    return range ? withinFilled({ level: levelId, ...range }, facts) : [];
  });
}

function withinFilled(range: LevelRange, { filled }: Pick<Covered, 'filled'>): LevelRange[] {
  const own = filled ? filled.find(({ level }) => level === range.level) : range;
  if (!own) return [];
  const minRow = Math.max(range.minRow, own.minRow);
  const maxRow = Math.min(range.maxRow, own.maxRow);
  const minColumn = Math.max(range.minColumn, own.minColumn);
  const maxColumn = Math.min(range.maxColumn, own.maxColumn);
  const isEmpty = minRow > maxRow || minColumn > maxColumn;
  return isEmpty ? [] : [{ level: range.level, minRow, maxRow, minColumn, maxColumn }];
}

/** The ranges grown to whole metatiles, as they are drawn. */
export function metatileRanges(ranges: readonly LevelRange[], scheme: { readonly id: string }): LevelRange[] {
  return ranges.map(({ level, minRow, maxRow, minColumn, maxColumn }) => {
    const first = metatileOf({ level, row: minRow, column: minColumn }, scheme);
    const last = metatileOf({ level, row: maxRow, column: maxColumn }, scheme);
    return { ...first, maxRow: last.maxRow, maxColumn: last.maxColumn };
  });
}

/** How many places for tiles there are. */
export function countPlaces(ranges: readonly TileRange[]): number {
  return ranges.reduce(
    (sum, { minRow, maxRow, minColumn, maxColumn }) =>
      sum + (maxRow - minRow + 1) * (maxColumn - minColumn + 1),
    0,
  );
}

/** Level by level in the order of PMTiles, which along the web's plane depends on the level. */
export function* selectedTiles(
  ranges: readonly LevelRange[],
  { id }: { readonly id: string },
): Generator<TileAddress> {
  for (const { level, ...range } of ranges) {
    const bits = id === 'web' ? level : bitsOf(range);
    for (const cell of cellsInOrder(range, bits)) yield { level, ...cell };
  }
}

/** The metatiles that hold what is selected, in the same order. */
export function* selectedMetatiles(
  ranges: readonly LevelRange[],
  scheme: { readonly id: string },
): Generator<Metatile> {
  const blockOf = (number: number) => Math.floor(number / METATILE_SIDE);
  for (const { level, minRow, maxRow, minColumn, maxColumn } of ranges) {
    const blocks = {
      minRow: blockOf(minRow),
      maxRow: blockOf(maxRow),
      minColumn: blockOf(minColumn),
      maxColumn: blockOf(maxColumn),
    };
    for (const { row, column } of cellsInOrder(blocks, bitsOf(blocks))) {
      yield metatileOf({ level, row: row * METATILE_SIDE, column: column * METATILE_SIDE }, scheme);
    }
  }
}
