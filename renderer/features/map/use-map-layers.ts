import { useCallback, useMemo, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ShownLayer, ShownLayers } from '../../map/layers/shown-layer.ts';
import type { ReadTile } from '../../map/layers/tile-desk.ts';
import type { LayerReport } from '../../map/layers/use-layer-tiles.ts';
import { type ImportedLayer, useImportedLayers } from '../../state/use-imported-layers.ts';
import { useRemembered } from '../../state/use-stores.ts';
import { type KnownBounds, useLayerBounds } from './layers-bounds.ts';
import { type KeptLayers, keptLayers, readKeptLayers } from './layers-kept.ts';
import { useLayerTrial } from './use-layer-trial.ts';

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
  /** The newest first, as they lie. */
  readonly list: readonly MapLayer[];
  /** Why the layers are not known. */
  readonly listError: unknown;
  readonly kept: KeptLayers;
  readonly shown: ShownLayers;
  readonly readTile: ReadTile;
  readonly onReports: (reports: readonly LayerReport[]) => void;
  /** The map threw with the layers on it that are shown. */
  readonly onFailure: (error: unknown) => void;
  readonly nameOf: (layerId: number) => string;
  readonly layerOf: (layerId: number) => ImportedLayer | undefined;
  /** Whether it is drawn. The same function while the same layers are. */
  readonly isOnMap: (layerId: number) => boolean;
  setVisible(layerId: number, isVisible: boolean): void;
  change(kept: Partial<KeptLayers>): void;
  again(layerId?: number): void;
}

const NO_LAYERS: readonly ImportedLayer[] = [];
const NO_REPORTS: readonly LayerReport[] = [];

/** The layers of the map: what there is, what is shown, how the drawing goes. */
export function useMapLayers(): MapLayers {
  const { data } = useBridge();
  const [known, askAgain] = useImportedLayers();
  const layers = known && 'list' in known ? known.list : NO_LAYERS;
  const [remembered, remember] = useRemembered('map.layers');
  const kept = useMemo(() => readKeptLayers(remembered), [remembered]);
  const [attempts, setAttempts] = useState<ReadonlyMap<number, number>>(new Map());
  const attemptOf = useCallback((layerId: number) => attempts.get(layerId) ?? 0, [attempts]);
  const bounds = useLayerBounds(layers, attemptOf);
  const [reports, setReports] = useState(NO_REPORTS);
  const trial = useLayerTrial();

  const readTile = useCallback<ReadTile>(
    (layerId, address, signal) => data['layers.tile']({ layerId, ...address }, { signal }),
    [data],
  );
  const shown = useMemo(
    () => ({
      layers: shownLayers(layers, kept, bounds, attemptOf).filter(({ layerId }) => trial.isOn(layerId)),
      isBaseHidden: kept.isBaseHidden,
    }),
    [layers, kept, bounds, attemptOf, trial.isOn],
  );
  const onReports = useCallback(
    (next: readonly LayerReport[]) => {
      setReports(next);
      trial.onStanding(next.map(({ layerId }) => layerId));
    },
    [trial.onStanding],
  );
  const isOnMap = useCallback(
    (layerId: number) => shown.layers.some((layer) => layer.layerId === layerId),
    [shown],
  );
  const layerOf = (layerId: number) => layers.find((layer) => layer.layerId === layerId);
  const list = useMemo(
    () =>
      layers
        .map((layer) => mapLayer(layer, kept, bounds, reports, trial.refused))
        .toSorted((one, other) => other.layer.layerId - one.layer.layerId),
    [layers, kept, bounds, reports, trial.refused],
  );
  const allIds = layers.map(({ layerId }) => layerId);
  const change = (next: Partial<KeptLayers>) => remember(keptLayers({ ...kept, ...next }, allIds));
  return {
    list,
    listError: known && 'error' in known ? known.error : undefined,
    kept,
    shown,
    readTile,
    onReports,
    onFailure: (error) =>
      trial.onFailure(
        shown.layers.map(({ layerId }) => layerId),
        error,
      ),
    nameOf: (layerId) => layerOf(layerId)?.name ?? '',
    layerOf,
    isOnMap,
    setVisible(layerId, isVisible) {
      const hiddenIds = new Set(kept.hiddenIds);
      if (isVisible) hiddenIds.delete(layerId);
      else hiddenIds.add(layerId);
      change({ hiddenIds });
    },
    change,
    again(layerId) {
      if (layerId === undefined) {
        askAgain();
        return;
      }
      setAttempts((before) => new Map(before).set(layerId, (before.get(layerId) ?? 0) + 1));
      trial.tryAgain(layerId);
    },
  };
}

function shownLayers(
  layers: readonly ImportedLayer[],
  { hiddenIds }: KeptLayers,
  known: ReadonlyMap<number, KnownBounds>,
  attemptOf: (layerId: number) => number,
): ShownLayer[] {
  return layers.flatMap(({ layerId, kind, state }) => {
    const found = known.get(layerId);
    if (state !== 'ready' || hiddenIds.has(layerId) || !found || !('bounds' in found)) return [];
    return [{ layerId, kind, bounds: found.bounds, attempt: attemptOf(layerId) }];
  });
}

function mapLayer(
  layer: ImportedLayer,
  { hiddenIds }: KeptLayers,
  known: ReadonlyMap<number, KnownBounds>,
  reports: readonly LayerReport[],
  refused: ReadonlyMap<number, unknown>,
): MapLayer {
  const found = known.get(layer.layerId);
  const report = reports.find(({ layerId }) => layerId === layer.layerId);
  const isVisible = !hiddenIds.has(layer.layerId);
  return {
    layer,
    isVisible,
    bounds: found && 'bounds' in found ? found.bounds : undefined,
    isReading: isVisible && (report?.isReading ?? false),
    thinning: (isVisible && report?.thinning) || 'none',
    error: found && 'error' in found ? found.error : (refused.get(layer.layerId) ?? report?.error),
  };
}
