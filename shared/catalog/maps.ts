// The maps that are served and what each of them shows: those of `groups/published-maps.ts`, and what imports add.

import { appError } from '../contracts/errors.ts';
import type { Crs } from '../geo/crs/find-crs.ts';
import type { Box } from '../geo/geometry/box.ts';
import type { LayerList, TableDefinition } from './layer-definition.ts';
import type { MapTiles } from './map-tiles.ts';

/** A map: layers and tables in its coordinate system. */
export interface MapDefinition {
  readonly name: string;
  readonly description: string;
  readonly crs: Crs;
  /** What it shows when it is opened, in its system; absent: the first bookmark. */
  readonly home?: Box;
  /** The N of 1 : N at which symbols that grow with the map have their sizes; absent: none. */
  readonly referenceScale?: number;
  readonly layers: LayerList;
  readonly tables: readonly TableDefinition[];
  /** Of a map that has tiles: what their addresses call its cache. The host answers what there is to say of them. */
  readonly cacheId?: string;
  /** Of a map that is a tile cache. */
  readonly tiles?: MapTiles;
  /** Numbers of layers that are being taken from their files again, and are not among its layers meanwhile. */
  readonly restoring?: readonly number[];
}

/** The maps as they stand at one moment. The first is the default. */
export type MapCatalog = readonly [MapDefinition, ...MapDefinition[]];

/**
 * An empty name stands for the default map; names are compared exactly. Throws `map/unknown-map`, and `map/restoring` for
 * a map of its own that is not back whole.
 */
export function findMap(catalog: MapCatalog, name: string, path = 'MapName'): MapDefinition {
  const map = name === '' ? catalog[0] : catalog.find((each) => each.name === name);
  if (!map) throw appError('map/unknown-map', { value: name.slice(0, 80), path });
  if (map.layers.length === 0) checkWhole(map, path);
  return map;
}

/** Whether a map is a tile cache and nothing else: it has no rows, and is drawn from its tiles. */
export function isTileCache({ layers }: MapDefinition): boolean {
  return layers.some(({ kind }) => kind === 'raster');
}

/** Throws `map/restoring` where an answer about all layers of a map would lack some. */
export function checkWhole({ name, restoring = [] }: MapDefinition, path: string): void {
  if (restoring.length > 0) throw appError('map/restoring', { map: name, value: restoring.join(' '), path });
}

/** Areas that are offered by name, degrees. */
export const bookmarks = [
  { name: 'Norge', west: 4, south: 57.8, east: 31.5, north: 71.3 },
  { name: 'Nord-Norge', west: 11, south: 64.9, east: 31.5, north: 71.3 },
  { name: 'Vestlandet', west: 4, south: 58, east: 8.6, north: 63 },
] as const;
