import type { MapCatalog, MapDefinition } from '../../../catalog/maps.ts';
import { hazardLayers } from './hazard-layers.ts';

const ids: readonly number[] = hazardLayers.map(({ id }) => id);

/**
 * The maps without the layers of hazards, whose rows are not there. While they are being read clients are told to come
 * again; where they cannot be read there is nothing to wait for.
 */
export function withoutHazards(catalog: MapCatalog, isReading: boolean): MapCatalog {
  const [first, ...others] = catalog;
  return [withoutOf(first, isReading), ...others.map((map) => withoutOf(map, isReading))];
}

function withoutOf(map: MapDefinition, isReading: boolean): MapDefinition {
  const away = map.layers.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  if (away.length === 0) return map;
  const layers = map.layers.filter(({ id }) => !ids.includes(id));
  return { ...map, layers, ...(isReading ? { restoring: [...(map.restoring ?? []), ...away] } : {}) };
}
