import { appError } from '../../../contracts/errors.ts';
import { mapService } from '../../../contracts/map/service.ts';
import { type Crs, findCrs } from '../../../geo/crs/find-crs.ts';

/** A map: the same layers in its own coordinate system. */
export interface MapDefinition {
  readonly name: string;
  readonly description: string;
  readonly crs: Crs;
}

/** The first is the default. */
export const maps: readonly [MapDefinition, ...MapDefinition[]] = [
  {
    name: mapService.name,
    description: 'Hydropower plants of Norway, in UTM zone 33.',
    crs: findCrs(25833),
  },
  {
    name: `${mapService.name} web`,
    description: 'Hydropower plants of Norway, in Web Mercator.',
    crs: findCrs(3857),
  },
];

/** An empty name stands for the default map; names are compared exactly. Throws `map/unknown-map`. */
export function findMap(name: string, path = 'MapName'): MapDefinition {
  const map = name === '' ? maps[0] : maps.find((each) => each.name === name);
  if (!map) throw appError('map/unknown-map', { value: name.slice(0, 80), path });
  return map;
}

/** Areas that are offered by name, degrees. */
export const bookmarks = [
  { name: 'Norge', west: 4, south: 57.8, east: 31.5, north: 71.3 },
  { name: 'Nord-Norge', west: 11, south: 64.9, east: 31.5, north: 71.3 },
  { name: 'Vestlandet', west: 4, south: 58, east: 8.6, north: 63 },
] as const;
