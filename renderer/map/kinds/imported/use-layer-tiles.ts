import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { OverlayProps } from '../definition/map-layer-kind.tsx';
import { isLayerSource, LAYER_SCHEME, MAX_TILE_ZOOM } from './layer-style.ts';
import type { ShownLayer } from './shown-layer.ts';
import { createTileProtocol, type ReadTile, type TileProtocol } from './tile-protocol.ts';
import { tilesInView } from './tiles-in-view.ts';

/** What is said of a layer on the screen. */
export interface LayerReport {
  readonly layerId: number;
  readonly isReading: boolean;
  readonly error: unknown;
  /** Whether of what is in view not every feature is drawn; nearer there may be room, unless it is as near as can be. */
  readonly thinning: 'none' | 'far' | 'nearest';
}

/** One for each place to ask: what it knows of tiles is known as long as the map has them. */
const protocols = new WeakMap<ReadTile, TileProtocol>();

function protocolOf(readTile: ReadTile): TileProtocol {
  const protocol = protocols.get(readTile) ?? createTileProtocol(readTile);
  protocols.set(readTile, protocol);
  return protocol;
}

/** Answers MapLibre when it asks for tiles, from before there is a map; also while another screen shows the map. */
export function useTileProtocol(readTile: ReadTile, addProtocol: OverlayProps['addProtocol']): TileProtocol {
  const protocol = protocolOf(readTile);
  useEffect(() => {
    addProtocol(LAYER_SCHEME, protocol.answer);
  }, [protocol, addProtocol]);
  return protocol;
}

/** How it goes with the layers in view, told when it changes. */
export function useLayerReports(
  map: MapLibreMap | undefined,
  protocol: TileProtocol,
  layers: readonly ShownLayer[],
  onReports: (reports: readonly LayerReport[]) => void,
): void {
  const [reports, setReports] = useState<readonly LayerReport[]>([]);
  useEffect(() => {
    if (!map) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = layers.map(({ layerId }) => reportOf(map, protocol, layerId));
      setReports((before) => (isSame(before, next) ? before : next));
    };
    // Several tiles arrive within a frame.
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    later();
    const stopListening = protocol.listen(later);
    const events = [
      map.on('moveend', later),
      map.on('resize', later),
      // Said on the map already. Without a listener MapLibre would tell the console of every error.
      map.on('error', (event) => {
        if (!isOfLayer(event)) console.error(event.error);
      }),
    ];
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
      for (const event of events) event.unsubscribe();
    };
  }, [map, protocol, layers]);
  useEffect(() => onReports(reports), [reports, onReports]);
}

/** Tells which layers are drawn, whenever all that the map asked for is on the screen. */
export function useDrawnLayers(
  map: MapLibreMap | undefined,
  layers: readonly ShownLayer[],
  onDrawn: (layerIds: readonly number[]) => void,
): void {
  // Before the next frame: what is told then is of these layers.
  useLayoutEffect(() => {
    const listening = map?.on('idle', () => onDrawn(layers.map(({ layerId }) => layerId)));
    return () => listening?.unsubscribe();
  }, [map, layers, onDrawn]);
}

function reportOf(map: MapLibreMap, protocol: TileProtocol, layerId: number): LayerReport {
  const { pendingCount, error, thinned } = protocol.reading(layerId);
  const isThinned = thinned.size > 0 && tilesInView(map, MAX_TILE_ZOOM).some((tile) => thinned.has(tile));
  const thinning = isThinned ? (map.getZoom() < map.getMaxZoom() ? 'far' : 'nearest') : 'none';
  return { layerId, isReading: pendingCount > 0, error, thinning };
}

function isSame(one: readonly LayerReport[], other: readonly LayerReport[]): boolean {
  return (
    one.length === other.length &&
    one.every((report, index) => {
      const { layerId, isReading, error, thinning } = other[index] ?? {};
      return (
        report.layerId === layerId &&
        report.isReading === isReading &&
        report.error === error &&
        report.thinning === thinning
      );
    })
  );
}

function isOfLayer(event: object): boolean {
  return 'sourceId' in event && typeof event.sourceId === 'string' && isLayerSource(event.sourceId);
}
