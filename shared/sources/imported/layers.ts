// Imported layers: what is served of them, and how they come and go. A file is kept by the host before anything is
// stored, and committed after its layers stand.

import { LRUCache } from 'lru-cache';
import type { MapCatalog } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import { mapService } from '../../contracts/map/service.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeatureStore, FeatureTable } from '../../ports/feature-store.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ImportFiles, LayerFileEntry } from '../../ports/import-files.ts';
import type { LayerStore, StoredLayer } from '../../ports/layer-store.ts';
import type { Log } from '../../ports/log.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import { publishedMaps } from '../published-maps.ts';
import { openLayerTable, type TableDependencies } from './blocks/layer-table.ts';
import { checkName } from './free-names.ts';
import { catalogWith, type RestoringLayer } from './layer-catalog.ts';
import {
  type AwayLayer,
  createLayerRemoval,
  type ImportedLayer,
  type LayerRemoval,
} from './layer-removal.ts';

export interface LayerDependencies {
  readonly layerStore: LayerStore;
  readonly files: ImportFiles;
  readonly replies: ReplyCache;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** The list of layers, or what is said of one, is another. */
  onLayersChanged(): void;
}

export interface Layers extends FeatureStore, LayerRemoval {
  readonly catalog: MapCatalog;
  readonly stored: readonly StoredLayer[];
  list(): ImportedLayer[];
  /** Throws `layer-import/bad-name` and `layer-import/name-taken`. */
  rename(layerId: number, name: string): Promise<void>;
  /** Makes layers visible whose blocks are written, all at once. */
  add(layers: readonly StoredLayer[]): Promise<void>;
  /** Takes layers back that were added and must not stand after all. */
  withdraw(layers: readonly StoredLayer[]): Promise<void>;
  /** Tells of layers that are being restored, or could not be. Maps say so at once. */
  setAway(layers: readonly AwayLayer[]): Promise<void>;
}

/** Imported layers have this number or a higher one; those that are published have lower ones. */
export const FIRST_IMPORTED_LAYER = 1000;

/** What of columns and shapes stays in memory for the next request. */
const COLUMN_BYTES = 192 * 1024 * 1024;
const BLOCK_BYTES = 64 * 1024 * 1024;
const SHAPE_BYTES = 128 * 1024 * 1024;

export async function openLayers(dependencies: LayerDependencies): Promise<Layers> {
  const { layerStore, files, replies } = dependencies;
  let stored: readonly StoredLayer[] = await layerStore.list();
  let away: readonly AwayLayer[] = [];
  let catalog = catalogWith(publishedMaps, stored);
  const tables = createLayerTables(layerStore);

  /** At once, from what stands at this moment: others change it too while something is awaited. */
  async function change(next: readonly StoredLayer[], nextAway = away): Promise<void> {
    stored = next;
    away = nextAway;
    catalog = catalogWith(publishedMaps, stored, away.flatMap(restoringLayer));
    await replies.drop([mapService.catalogPath]);
    dependencies.onLayersChanged();
  }

  async function takeAway(layers: readonly StoredLayer[]): Promise<void> {
    const gone = new Set(layers.map(({ layerId }) => layerId));
    await change(stored.filter(({ layerId }) => !gone.has(layerId)));
    await layerStore.remove([...gone]);
    for (const layer of layers) tables.forget(layer);
  }

  function get(layerId: number): StoredLayer {
    const layer = stored.find((each) => each.layerId === layerId);
    if (!layer) throw appError('layer-import/unknown-layer', { layerId });
    return layer;
  }

  const removal = createLayerRemoval({
    files,
    standing: () => ({ stored, away }),
    change,
    forget: tables.forget,
    refuseTakenName: (layer) => refuseTakenName(catalog, layer),
  });

  return {
    get catalog() {
      return catalog;
    },
    get stored() {
      return stored;
    },
    async readTable(id) {
      return tables.open(get(id));
    },
    list: () =>
      [...stored.map(readyLayer), ...away.map(({ layer }) => layer)].toSorted(
        (one, other) => one.layerId - other.layerId,
      ),
    async rename(layerId, name) {
      const layer = get(layerId);
      const changed = { ...layer, name: checkName(name) };
      if (changed.name !== layer.name) refuseTakenName(catalog, changed);
      const renamed = () => stored.map((each) => (each.layerId === layerId ? changed : each));
      await files.commitLayers(layer.fileId, fileEntries(renamed(), layer.fileId));
      await layerStore.put([changed]);
      await change(renamed());
    },
    ...removal,
    async add(layers) {
      await layerStore.put(layers);
      const added = new Set(layers.map(({ layerId }) => layerId));
      await change(
        [...stored.filter(({ layerId }) => !added.has(layerId)), ...layers],
        away.filter(({ layer }) => !added.has(layer.layerId)),
      );
    },
    withdraw: takeAway,
    setAway: (layers) => change(stored, layers),
  };
}

/** Clients find layers by their names too. Throws `layer-import/name-taken`. */
function refuseTakenName(catalog: MapCatalog, { name, mapName }: StoredLayer): void {
  const map = catalog.find((each) => each.name === mapName);
  const names = [...(map?.layers ?? []), ...(map?.tables ?? [])].map((each) => each.name);
  if (names.includes(name)) throw appError('layer-import/name-taken', { value: name, map: mapName });
}

function createLayerTables(store: LayerStore) {
  const caches: TableDependencies = {
    store,
    columns: {
      whole: new LRUCache({ maxSize: COLUMN_BYTES }),
      blocks: new LRUCache({ maxSize: BLOCK_BYTES }),
    },
    shapes: new LRUCache({ maxSize: SHAPE_BYTES }),
  };
  const open = new Map<string, Promise<FeatureTable>>();
  return {
    open(layer: StoredLayer): Promise<FeatureTable> {
      const { contentId } = layer;
      const known = open.get(contentId);
      if (known) return known;
      const table = openLayerTable(layer, caches);
      open.set(contentId, table);
      // The caller gets the failure; the next one tries again.
      table.catch(() => open.delete(contentId));
      return table;
    },
    forget({ contentId }: StoredLayer): void {
      open.delete(contentId);
      for (const cache of [caches.columns.whole, caches.columns.blocks, caches.shapes]) {
        for (const key of [...cache.keys()]) if (key.startsWith(`${contentId} `)) cache.delete(key);
      }
    },
  };
}

/** What the kept file says of its layers. */
export function fileEntries(layers: readonly StoredLayer[], fileId: string): LayerFileEntry[] {
  return layers
    .filter((layer) => layer.fileId === fileId)
    .map(({ layerId, name, mapName, mapWkid, kind, rows }) => ({
      layerId,
      name,
      mapName,
      mapWkid,
      kind,
      rows,
    }));
}

/** A lost layer is none that clients should wait for. */
function restoringLayer({ layer, mapWkid }: AwayLayer): RestoringLayer[] {
  const { layerId, mapName, state } = layer;
  return state === 'restoring' ? [{ layerId, mapName, mapWkid }] : [];
}

function readyLayer(layer: StoredLayer): ImportedLayer {
  const { layerId, name, mapName, kind, rows, fileName, importedAtMs } = layer;
  return { layerId, name, mapName, kind, rows, fileName, importedAtMs, state: 'ready' };
}
