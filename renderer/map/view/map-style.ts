import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { KindOnMap, MapDrawing } from '../kinds/definition/map-layer-kind.tsx';
import { type LayerEntry, lookOf, withLook } from '../style/layer-look.ts';

/** What the map shows: kinds, the topmost first, and how their layers are drawn. */
export interface ShownKinds {
  readonly kinds: readonly KindOnMap[];
  readonly entries: readonly LayerEntry[];
}

export function mapStyle(shown: ShownKinds, drawing: MapDrawing): StyleSpecification {
  return {
    version: 8,
    sources: Object.assign({}, ...shown.kinds.map((kind) => kind.sources())),
    layers: mapLayers(shown, drawing),
  };
}

/** All layers from the lowest up: what covers land, the names on it, everything else. */
function mapLayers({ kinds, entries }: ShownKinds, drawing: MapDrawing): LayerSpecification[] {
  const drawn = kinds.toReversed().map((kind) => ({
    coversLand: kind.coversLand,
    layers: withLook(kind.styleLayers(drawing), lookOf(entries, kind.id)),
  }));
  const land = drawn.filter(({ coversLand }) => coversLand).flatMap(({ layers }) => layers);
  return [
    ...land.filter(({ type }) => type !== 'symbol'),
    ...land.filter(({ type }) => type === 'symbol'),
    ...drawn.filter(({ coversLand }) => !coversLand).flatMap(({ layers }) => layers),
  ];
}
