import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { mapService } from '../../../contracts/map/service.ts';

/** The map shows rows of every register, and its descriptions their extents and times. */
const MAP_PATH = mapService.catalogPath;

/** The replies that are made from each register. Points are in none but those of the map. */
export const REPLY_PATHS: { readonly [Register in RegisterId]: readonly string[] } = {
  plants: ['/hydropower', MAP_PATH],
  applications: ['/certificate', MAP_PATH],
  quarters: ['/certificate', MAP_PATH],
  points: [MAP_PATH],
};
