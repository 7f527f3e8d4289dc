// The maps that are served: those that are published, and what imported layers add to them.

import type { MapCatalog, MapDefinition } from '../../catalog/maps.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import { layerDefinitionOf } from './layer-definition-of.ts';

/** What is known of a layer before it is back. */
export type RestoringLayer = Pick<StoredLayer, 'layerId' | 'mapName' | 'mapWkid'>;

/**
 * Imported layers lie on top, the newest first. Maps of their own come after those that are published. Maps keep their
 * place in the list while layers of theirs are being restored; one of its own shows none of them until all are back.
 */
export function catalogWith(
  published: MapCatalog,
  layers: readonly StoredLayer[],
  restoring: readonly RestoringLayer[] = [],
): MapCatalog {
  const byMap = newestFirst(layers);
  const awayByMap = newestFirst(restoring);
  const parts = { byMap, awayByMap };
  const [first, ...others] = published;
  const own = [...new Set([...byMap.keys(), ...awayByMap.keys()])].filter(
    (name) => !published.some((map) => map.name === name),
  );
  const oldest = (name: string) =>
    Math.min(...[...(byMap.get(name) ?? []), ...(awayByMap.get(name) ?? [])].map(({ layerId }) => layerId));
  return [
    withLayers(first, parts),
    ...others.map((map) => withLayers(map, parts)),
    ...own
      .toSorted((one, other) => oldest(one) - oldest(other))
      .map((name) => {
        const away = awayByMap.get(name);
        return away ? awayMap(name, away) : ownMap(name, byMap.get(name) ?? []);
      }),
  ];
}

function newestFirst<Layer extends RestoringLayer>(layers: readonly Layer[]): Map<string, Layer[]> {
  const byMap = new Map<string, Layer[]>();
  for (const layer of layers.toSorted((one, other) => other.layerId - one.layerId)) {
    byMap.set(layer.mapName, [...(byMap.get(layer.mapName) ?? []), layer]);
  }
  return byMap;
}

interface LayersByMap {
  readonly byMap: ReadonlyMap<string, readonly StoredLayer[]>;
  readonly awayByMap: ReadonlyMap<string, readonly RestoringLayer[]>;
}

function withLayers(map: MapDefinition, { byMap, awayByMap }: LayersByMap): MapDefinition {
  const layers = byMap.get(map.name) ?? [];
  const away = awayByMap.get(map.name) ?? [];
  if (layers.length === 0 && away.length === 0) return map;
  return {
    ...map,
    layers: [...layers.map(layerDefinitionOf), ...map.layers],
    ...(away.length === 0 ? {} : { restoring: away.map(({ layerId }) => layerId) }),
  };
}

function awayMap(name: string, away: readonly RestoringLayer[]): MapDefinition {
  const crs = findCrs(away[0]?.mapWkid ?? 0);
  const restoring = away.map(({ layerId }) => layerId);
  return { name, description: '', crs, layers: [], tables: [], restoring };
}

function ownMap(name: string, layers: readonly StoredLayer[]): MapDefinition {
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
