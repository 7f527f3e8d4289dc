import { SHAPE } from '../../../catalog/layer-definition.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import { GeoProblem } from '../../../geo/crs/geo-problem.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import { boxFromWorld, degreesAround, worldTransform } from '../../../geo/web-mercator-extent.ts';
import { worldPoint } from '../../../geo/world-point.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import type { StoredLayer } from '../../../ports/layer-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { cutGeometry, type TileShape, tilePointOf } from './cut-geometry.ts';
import { encodeTile, type TileFeature } from './encode-tile.ts';
import {
  BUFFER_UNITS,
  isTile,
  type TileAddress,
  type TilePoint,
  tileFrame,
  unitsTransform,
} from './tile-frame.ts';
import { findHits, type TileHit } from './tile-hits.ts';

export interface CutLayer {
  readonly kind: StoredLayer['kind'];
  readonly table: FeatureTable;
}

/** So many shapes are read at once. */
const READ_ROWS = 512;
/** Of the side of a tile. */
const SLACK = 1 / 4096;
/** Places beyond 180° lie where others do that are a turn less. */
const TURNS = [0, -1, 1];

/** Cuts a tile out of a layer, in steps. Fails when the work was cancelled. A tile that is none holds nothing. */
export async function cutTile(
  layer: CutLayer,
  address: TileAddress,
  scheduler: Scheduler,
): Promise<BridgeType<'LayerTile'>> {
  const features: TileFeature[] = [];
  let isThinned = false;
  for (const turn of isTile(address) ? TURNS : []) {
    const found = await cutTurn(layer, address, turn, scheduler);
    features.push(...found.features);
    isThinned ||= found.isThinned;
  }
  return { tile: encodeTile(features), isThinned };
}

async function cutTurn(
  { kind, table }: CutLayer,
  address: TileAddress,
  turn: number,
  scheduler: Scheduler,
): Promise<{ readonly features: TileFeature[]; readonly isThinned: boolean }> {
  const { crs, index } = table;
  const bufferUnits = kind === 'point' || kind === 'multipoint' ? 0 : BUFFER_UNITS;
  const frame = tileFrame(address, bufferUnits, turn);
  const area = crs && searchArea(frame.world, table);
  if (!crs || !area) return { features: [], isThinned: false };
  const toUnits = unitsTransform(frame, worldTransform(crs));
  const { hits, isThinned } = await findHits({ index, area, toUnits, bufferUnits, scheduler });
  const features =
    kind === 'point'
      ? hits.map((hit) => featureOf(table, hit, { type: 1, points: [tilePointOf(hit.middle)] }))
      : await cutShapes(table, hits, toUnits, scheduler);
  return { features, isThinned };
}

async function cutShapes(
  table: FeatureTable,
  hits: readonly TileHit[],
  toUnits: (x: number, y: number) => TilePoint,
  scheduler: Scheduler,
): Promise<TileFeature[]> {
  const features: TileFeature[] = [];
  for (let start = 0; start < hits.length; start += READ_ROWS) {
    const part = hits.slice(start, start + READ_ROWS);
    const loaded = await table.load(
      [SHAPE],
      part.map(({ row }) => row),
    );
    for (const hit of part) {
      const geometry = loaded.shape(hit.row);
      const shape = geometry && whereReached(() => cutGeometry(geometry, toUnits));
      if (shape) features.push(featureOf(table, hit, shape));
      if (scheduler.isDue()) await scheduler.pause();
    }
  }
  return features;
}

function featureOf({ objectIds }: FeatureTable, { row, count }: TileHit, shape: TileShape): TileFeature {
  return { objectId: objectIds[row] ?? 0, shape, count };
}

/** The part of the layer's own system that the tile can show: undefined for none. */
function searchArea(world: Box, { crs, index }: FeatureTable): Box | undefined {
  const { bounds } = index;
  if (!crs || !bounds) return undefined;
  const reach = worldAround(bounds, crs);
  // Where it cannot be told, every feature is asked.
  if (!reach) return bounds;
  const common = overlap(world, reach);
  return common && (boxFromWorld(widened(common, (world.xMax - world.xMin) * SLACK), crs) ?? bounds);
}

/** What lies on an edge must be found, whichever way the digits were rounded. */
function widened({ xMin, yMin, xMax, yMax }: Box, margin: number): Box {
  return { xMin: xMin - margin, yMin: yMin - margin, xMax: xMax + margin, yMax: yMax + margin };
}

function worldAround(bounds: Box, crs: NonNullable<FeatureTable['crs']>): Box | undefined {
  const degrees = degreesAround(bounds, crs);
  if (!degrees) return undefined;
  const [xMin, yMin] = worldPoint(degrees.xMin, degrees.yMax);
  const [xMax, yMax] = worldPoint(degrees.xMax, degrees.yMin);
  return { xMin, yMin, xMax, yMax };
}

function overlap(one: Box, other: Box): Box | undefined {
  const xMin = Math.max(one.xMin, other.xMin);
  const yMin = Math.max(one.yMin, other.yMin);
  const xMax = Math.min(one.xMax, other.xMax);
  const yMax = Math.min(one.yMax, other.yMax);
  return xMin <= xMax && yMin <= yMax ? { xMin, yMin, xMax, yMax } : undefined;
}

function whereReached<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
