import { useState } from 'react';
import { boundsMeet } from '../../../../shared/geo/crs/lon-lat.ts';
import { defineMapLayerKind, type OverlayProps } from '../definition/map-layer-kind.tsx';
import { type Pointed, useHits } from '../definition/pointing.ts';
import { layerHits, useActiveHit } from './layer-hits.ts';
import { layerSources, pointableLayers, styleOfLayer } from './layer-style.ts';
import { LayerTip, NAMED_HITS } from './layer-tip.tsx';
import { LayersLegend } from './layers-legend.tsx';
import { useMapExtent } from './map-extent.ts';
import type { LayerHit, ShownLayer } from './shown-layer.ts';
import type { ReadTile } from './tile-protocol.ts';
import { type LayerReport, useDrawnLayers, useLayerReports, useTileProtocol } from './use-layer-tiles.ts';

export interface ImportedContent {
  /** Keep the array while nothing changed: a new one is a new style. */
  readonly layers: readonly ShownLayer[];
  /** Keep the function: another one is another place to ask. */
  readonly readTile: ReadTile;
  /** Its card is open. */
  readonly active: LayerHit | undefined;
  /** A place was clicked, or Enter pressed for the middle of the map: what lies there, often nothing. */
  readonly onHits: (hits: readonly LayerHit[], isByKey: boolean) => void;
  readonly onReports: (reports: readonly LayerReport[]) => void;
  /** All of these layers that is in view is on the screen. */
  readonly onDrawn: (layerIds: readonly number[]) => void;
  /** What a layer is called. */
  readonly nameOf: (layerId: number) => string;
  /** How opaque it is drawn, 0 to 1. */
  readonly opacityOf: (layerId: number) => number;
  /** What a feature is called that `onPointed` was told of. */
  readonly titleOf: (hit: LayerHit) => string;
  /** The pointer is on these features, as many as the tip names. */
  readonly onPointed: (hits: readonly LayerHit[]) => void;
}

const IMPORTED_KIND = 'imported';

/** The layers that people import: vector tiles that the data window cuts when they are asked for. */
export const importedKind = defineMapLayerKind({
  id: IMPORTED_KIND,
  isImported: true,
  coversLand: true,
  styleInput: ({ layers }: ImportedContent) => layers,
  sources: ({ layers }) => layerSources(layers),
  keys: ({ layers }) => layers.map(({ layerId }) => layerId),
  styleLayers({ layers }, { tokens }, key) {
    const layer = layers.find(({ layerId }) => layerId === key);
    return layer ? styleOfLayer(layer, tokens) : [];
  },
  pointable: ({ layers }) => pointableLayers(layers),
  isAskedByKey: ({ layers }) => layers.length > 0,
  Overlay: ImportedOverlay,
  legend({ layers, nameOf, opacityOf }, view) {
    const shown = layers
      .filter(({ bounds }) => boundsMeet(bounds, view.bounds))
      .map(({ layerId, kind }) => ({ layerId, kind, name: nameOf(layerId), opacity: opacityOf(layerId) }))
      .filter(({ opacity }) => opacity > 0);
    return shown.length > 0 && <LayersLegend layers={shown} />;
  },
});

function ImportedOverlay({
  content,
  map,
  pointing,
  addProtocol,
}: OverlayProps & { readonly content: ImportedContent }) {
  const { layers, readTile, active, onHits, onReports, onDrawn, onPointed } = content;
  const [pointed, setPointed] = useState<Pointed>();
  const protocol = useTileProtocol(readTile, addProtocol);
  useLayerReports(map, protocol, layers, onReports);
  useDrawnLayers(map, layers, onDrawn);
  useActiveHit(map, active, layers);
  useMapExtent(map, layers);
  const tell = (asked: Pointed | undefined, isByKey: boolean) => {
    if (layers.length > 0) onHits(layerHits(asked?.features ?? [], layers), isByKey);
  };
  useHits(pointing, IMPORTED_KIND, {
    onPoint(next) {
      setPointed(next);
      onPointed(next ? layerHits(next.features, layers).slice(0, NAMED_HITS) : []);
    },
    onClick: (clicked) => tell(clicked, false),
    onEnter: (asked) => tell(asked, true),
  });
  const hits = pointed ? layerHits(pointed.features, layers) : [];
  if (!map || !pointed || hits.length === 0) return null;
  return <LayerTip map={map} place={pointed.place} hits={hits} content={content} />;
}
