// The maps that are served: those that are published, and what imported layers add to them.

import { findCrs } from '../../geo/crs/find-crs.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import type { MapCatalog, MapDefinition } from '../map/registry/maps.ts';
import { projectBox } from '../map/wire/write-geometry.ts';
import { layerDefinitionOf } from './layer-definition-of.ts';

/** Imported layers lie on top, the newest first. Maps of their own come after those that are published. */
export function catalogWith(published: MapCatalog, layers: readonly StoredLayer[]): MapCatalog {
  const byMap = new Map<string, StoredLayer[]>();
  for (const layer of layers.toSorted((one, other) => other.layerId - one.layerId)) {
    byMap.set(layer.mapName, [...(byMap.get(layer.mapName) ?? []), layer]);
  }
  const [first, ...others] = published;
  const own = [...byMap].filter(([name]) => !published.some((map) => map.name === name));
  return [
    withLayers(first, byMap),
    ...others.map((map) => withLayers(map, byMap)),
    ...own.toSorted(([, one], [, other]) => oldest(one) - oldest(other)).map(ownMap),
  ];
}

function oldest(layers: readonly StoredLayer[]): number {
  return layers.at(-1)?.layerId ?? 0;
}

function withLayers(map: MapDefinition, byMap: ReadonlyMap<string, StoredLayer[]>): MapDefinition {
  const layers = byMap.get(map.name) ?? [];
  return layers.length === 0 ? map : { ...map, layers: [...layers.map(layerDefinitionOf), ...map.layers] };
}

function ownMap([name, layers]: [name: string, layers: readonly StoredLayer[]]): MapDefinition {
  const crs = findCrs(layers[0]?.mapWkid ?? 0);
  const boxes = layers.map((layer) => projectBox(layer.bounds, findCrs(layer.wkid), crs));
  const home = boxAroundBoxes(boxes);
  return {
    name,
    description: `Layers imported from ${[...new Set(layers.map(({ fileName }) => fileName))].join(', ')}.`,
    crs,
    ...(home ? { home: widened(home) } : {}),
    layers: layers.map(layerDefinitionOf),
    tables: [],
  };
}

/** A single point has a box without size, in which nothing can be shown. */
function widened({ xMin, yMin, xMax, yMax }: Box): Box {
  const margin = Math.max(xMax - xMin, yMax - yMin) / 20 || 1;
  return { xMin: xMin - margin, yMin: yMin - margin, xMax: xMax + margin, yMax: yMax + margin };
}
