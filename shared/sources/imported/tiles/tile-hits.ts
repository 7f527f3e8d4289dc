// Which features a tile shows. Of many that are too small to be seen apart one stands for all in its place.

import { GeoProblem } from '../../../geo/crs/geo-problem.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import type { FeatureSearch } from '../../../geo/geometry/feature-index.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { approximateUnits } from './approximate-units.ts';
import { TILE_UNITS, type TilePoint, UNITS_PER_PX } from './tile-frame.ts';

/** A feature of the tile. */
export interface TileHit {
  readonly row: number;
  /** The middle of its box: of a point the point. */
  readonly middle: TilePoint;
  /** How many features it stands for, itself included. */
  readonly count: number;
}

export interface TileHits {
  readonly hits: readonly TileHit[];
  readonly isThinned: boolean;
}

export interface HitSearch {
  readonly index: FeatureSearch;
  /** The tile with its buffer in the system of the layer, or the whole layer where it cannot be told. */
  readonly area: Box;
  readonly toUnits: (x: number, y: number) => TilePoint;
  readonly bufferUnits: number;
  readonly scheduler: Scheduler;
}

/** More than a screen shows apart, and few enough to be drawn at once. */
const MAX_HITS = 10_000;
/** In thinned tiles the side of a place: what is smaller shares it with others. */
const PLACE_UNITS = 4 * UNITS_PER_PX;
const PLACES_PER_SIDE = TILE_UNITS / PLACE_UNITS;
/** A search is one step: large layers are searched strip by strip. */
const STRIPS = 64;
const FEW_FEATURES = 20_000;

export async function findHits({
  index,
  area,
  toUnits,
  bufferUnits,
  scheduler,
}: HitSearch): Promise<TileHits> {
  const gathered = new GatheredHits(bufferUnits);
  const isLarge = index.size > FEW_FEATURES;
  const strips = isLarge ? STRIPS : 1;
  const place = isLarge ? approximateUnits(toUnits, area) : toUnits;
  const height = (area.yMax - area.yMin) / strips;
  for (let strip = 0; strip < strips; strip++) {
    const from = area.yMin + strip * height;
    const to = strip === strips - 1 ? area.yMax : from + height;
    index.visit({ ...area, yMin: from, yMax: to }, (row, xMin, yMin, xMax, yMax) => {
      // What reaches into several strips belongs to the first.
      if (strip > 0 && yMin <= from) return;
      const low = placed(place, xMin, yMin);
      const high = xMin === xMax && yMin === yMax ? low : placed(place, xMax, yMax);
      if (low && high) gathered.add(row, low, high);
    });
    if (scheduler.isDue()) await scheduler.pause();
  }
  return gathered.end();
}

class GatheredHits {
  readonly #bufferUnits: number;
  readonly #hits: TileHit[] = [];
  readonly #small: TileHit[] = [];
  /** By place the first feature in it and how many there are; undefined while nothing needs to be thinned. */
  #places: Map<number, { first: TileHit; count: number }> | undefined;

  constructor(bufferUnits: number) {
    this.#bufferUnits = bufferUnits;
  }

  add(row: number, low: TilePoint, high: TilePoint): void {
    const width = Math.abs(high[0] - low[0]);
    const height = Math.abs(high[1] - low[1]);
    const middle: TilePoint = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
    if (!this.#touches(middle, width / 2, height / 2)) return;
    const hit = { row, middle, count: 1 };
    if (width >= PLACE_UNITS || height >= PLACE_UNITS) this.#hits.push(hit);
    else if (this.#places) this.#share(hit, this.#places);
    else {
      this.#small.push(hit);
      if (this.#small.length > MAX_HITS) this.#thin();
    }
  }

  end(): TileHits {
    const shared = this.#places?.values() ?? [];
    const standing = Array.from(shared, ({ first, count }) => ({ ...first, count }));
    const isThinned = standing.some(({ count }) => count > 1);
    return { hits: [...this.#hits, ...this.#small, ...standing], isThinned };
  }

  /** The area may be wider than the tile. The east and south edges belong to the neighbours. */
  #touches([x, y]: TilePoint, halfWidth: number, halfHeight: number): boolean {
    const [least, most] = [-this.#bufferUnits, TILE_UNITS + this.#bufferUnits];
    return x + halfWidth >= least && y + halfHeight >= least && x - halfWidth < most && y - halfHeight < most;
  }

  #thin(): void {
    const places = new Map<number, { first: TileHit; count: number }>();
    for (const hit of this.#small) this.#share(hit, places);
    this.#small.length = 0;
    this.#places = places;
  }

  #share(hit: TileHit, places: Map<number, { first: TileHit; count: number }>): void {
    const column = Math.floor(hit.middle[0] / PLACE_UNITS);
    const line = Math.floor(hit.middle[1] / PLACE_UNITS);
    // Columns of the buffer have numbers below 0 and beyond the last.
    const place = line * 4 * PLACES_PER_SIDE + column;
    const known = places.get(place);
    if (known) known.count++;
    else places.set(place, { first: hit, count: 1 });
  }
}

/** Undefined for places that Web Mercator or the layer's own system does not reach. */
function placed(toUnits: HitSearch['toUnits'], x: number, y: number): TilePoint | undefined {
  try {
    return toUnits(x, y);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
