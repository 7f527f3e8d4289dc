import { useCallback, useMemo, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ShownLayer } from '../../map/kinds/imported/shown-layer.ts';
import type { ReadTile } from '../../map/kinds/imported/tile-protocol.ts';
import type { LayerReport } from '../../map/kinds/imported/use-layer-tiles.ts';
import { cacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import type { LayerEntry, LayerKey, LayerLook } from '../../map/style/layer-look.ts';
import { type ImportedLayer, useImportedLayers } from '../../state/use-imported-layers.ts';
import { useRemembered } from '../../state/use-stores.ts';
import { withBaseMap } from './base-map.ts';
import { useLayerTrial } from './layer-trial.ts';
import { type KnownBounds, useLayersBounds } from './layers-bounds.ts';
import { arrangeLayers, type KeptLayers, keptLayers, moveLayer, readKeptLayers } from './layers-kept.ts';
import { type MapCache, useShownCaches } from './use-shown-caches.ts';

/** An imported layer with how it stands on the map. */
export interface MapLayer {
  readonly layer: ImportedLayer;
  readonly isVisible: boolean;
  /** Undefined while it is not known. */
  readonly bounds: LonLatBounds | undefined;
  readonly isReading: boolean;
  readonly thinning: LayerReport['thinning'];
  /** Why it cannot be drawn. */
  readonly error: unknown;
}

export interface MapLayers {
  /** Imported layers, the topmost first. */
  readonly list: readonly MapLayer[];
  /** Why the layers are not known. */
  readonly listError: unknown;
  /** Every layer of the map, plants and base map too, the topmost first. */
  readonly entries: readonly LayerEntry[];
  readonly isPanelOpen: boolean;
  /** The imported layers that are on the map, the topmost first. The same array while they are the same. */
  readonly drawn: readonly ShownLayer[];
  /** The tile caches that the map can draw, the newest last. The same array while they are the same. */
  readonly caches: readonly MapCache[];
  readonly readTile: ReadTile;
  readonly onReports: (reports: readonly LayerReport[]) => void;
  readonly onDrawn: (layerIds: readonly number[]) => void;
  /** The map threw with the layers on it that are shown. */
  readonly onFailure: (error: unknown) => void;
  readonly nameOf: (layerId: number) => string;
  readonly layerOf: (layerId: number) => ImportedLayer | undefined;
  /** Whether it is drawn. The same function while the same layers are. */
  readonly isOnMap: (layerId: number) => boolean;
  setVisible(keys: readonly LayerKey[], isVisible: boolean): void;
  /** Undefined: no base map. */
  chooseBaseMap(key: LayerKey | undefined): void;
  /** 0 to 1. */
  setOpacity(key: LayerKey, opacity: number): void;
  /** A place higher (-1) or lower (1). */
  move(key: LayerKey, by: -1 | 1): void;
  setPanelOpen(isOpen: boolean): void;
  again(layerId?: number): void;
}

const NO_LAYERS: readonly ImportedLayer[] = [];
const NO_REPORTS: readonly LayerReport[] = [];
const NO_CACHES: readonly MapCache[] = [];

type DataRemote = Bridge['data'];

/** One function for each data window, also when the map is opened again: it still has the tiles that it gave. */
const readers = new WeakMap<DataRemote, ReadTile>();

function readTileOf(data: DataRemote): ReadTile {
  const read: ReadTile =
    readers.get(data) ??
    ((layerId, address, signal) => data['layers.tile']({ layerId, ...address }, { signal }));
  readers.set(data, read);
  return read;
}

/** The layers of the map: what there is, what is shown, how the drawing goes. */
export function useMapLayers(): MapLayers {
  const { data } = useBridge();
  const [known, askAgain] = useImportedLayers();
  const imported = known && 'list' in known ? known.list : undefined;
  const layers = imported ?? NO_LAYERS;
  const [remembered, remember] = useRemembered('map.layers');
  const kept = useMemo(() => readKeptLayers(remembered), [remembered]);
  const tiles = useShownCaches();
  const cacheKeys = useMemo(() => tiles?.map(({ shown }) => cacheKey(shown.cacheId)), [tiles]);
  const entries = useMemo(() => arrangeLayers(kept, imported, cacheKeys), [kept, imported, cacheKeys]);
  const [attempts, setAttempts] = useState<ReadonlyMap<number, number>>(new Map());
  const attemptOf = useCallback((layerId: number) => attempts.get(layerId) ?? 0, [attempts]);
  const { known: bounds, again: askBoundsAgain } = useLayersBounds(layers);
  const [reports, setReports] = useState(NO_REPORTS);
  const trial = useLayerTrial();

  const drawn = useMemo(
    () => shownLayers(layers, entries, bounds, attemptOf).filter(({ layerId }) => trial.isOn(layerId)),
    [layers, entries, bounds, attemptOf, trial.isOn],
  );
  const isOnMap = useCallback((layerId: number) => drawn.some((layer) => layer.layerId === layerId), [drawn]);
  const layerOf = (layerId: number) => layers.find((layer) => layer.layerId === layerId);
  const list = useMemo(
    () => inOrder(layers, entries).map((found) => mapLayer(found, bounds, reports, trial.refused)),
    [layers, entries, bounds, reports, trial.refused],
  );
  const keep = (next: Partial<KeptLayers>) => remember(keptLayers({ ...kept, entries, ...next }));
  const setLook = (keys: readonly LayerKey[], look: Partial<LayerLook>) =>
    keep({ entries: entries.map((entry) => (keys.includes(entry.key) ? { ...entry, ...look } : entry)) });
  return {
    list,
    listError: known && 'error' in known ? known.error : undefined,
    entries,
    isPanelOpen: kept.isPanelOpen,
    drawn,
    caches: tiles ?? NO_CACHES,
    readTile: readTileOf(data),
    onReports: setReports,
    onDrawn: trial.onStanding,
    onFailure: (error) =>
      trial.onFailure(
        drawn.map(({ layerId }) => layerId),
        error,
      ),
    nameOf: (layerId) => layerOf(layerId)?.name ?? '',
    layerOf,
    isOnMap,
    setVisible: (keys, isVisible) => setLook(keys, { isVisible }),
    chooseBaseMap: (key) => keep({ entries: withBaseMap(entries, key) }),
    setOpacity: (key, opacity) => setLook([key], { opacity }),
    move: (key, by) => keep({ entries: moveLayer(entries, key, by), isOrdered: true }),
    setPanelOpen: (isPanelOpen) => keep({ isPanelOpen }),
    again(layerId) {
      if (layerId === undefined) {
        askAgain();
        return;
      }
      setAttempts((before) => new Map(before).set(layerId, (before.get(layerId) ?? 0) + 1));
      const found = bounds.get(layerId);
      if (found && 'error' in found) askBoundsAgain(layerId);
      trial.tryAgain(layerId);
    },
  };
}

interface FoundLayer {
  readonly layer: ImportedLayer;
  readonly look: LayerLook;
}

/** Imported layers in the order of the list. */
function inOrder(layers: readonly ImportedLayer[], entries: readonly LayerEntry[]): FoundLayer[] {
  const byId = new Map<LayerKey, ImportedLayer>(layers.map((layer) => [layer.layerId, layer]));
  return entries.flatMap((look) => {
    const layer = byId.get(look.key);
    return layer ? [{ layer, look }] : [];
  });
}

function shownLayers(
  layers: readonly ImportedLayer[],
  entries: readonly LayerEntry[],
  known: ReadonlyMap<number, KnownBounds>,
  attemptOf: (layerId: number) => number,
): ShownLayer[] {
  return inOrder(layers, entries).flatMap(({ layer: { layerId, kind, state }, look }) => {
    const found = known.get(layerId);
    if (state !== 'ready' || !look.isVisible || !found || !('bounds' in found)) return [];
    return [{ layerId, kind, bounds: found.bounds, attempt: attemptOf(layerId) }];
  });
}

function mapLayer(
  { layer, look: { isVisible } }: FoundLayer,
  known: ReadonlyMap<number, KnownBounds>,
  reports: readonly LayerReport[],
  refused: ReadonlyMap<number, unknown>,
): MapLayer {
  const found = known.get(layer.layerId);
  const report = reports.find(({ layerId }) => layerId === layer.layerId);
  return {
    layer,
    isVisible,
    bounds: found && 'bounds' in found ? found.bounds : undefined,
    isReading: isVisible && (report?.isReading ?? false),
    thinning: (isVisible && report?.thinning) || 'none',
    error: found && 'error' in found ? found.error : (refused.get(layer.layerId) ?? report?.error),
  };
}
