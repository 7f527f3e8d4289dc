import { type RegisterId, registerDefinitions } from '../../../contracts/energy/registers.ts';
import { energyServices } from '../../../contracts/energy/services.ts';
import { mapService } from '../../../contracts/map/service.ts';

/**
 * The replies that are made from a register: those of its service, and those of the map, which shows rows of every
 * register and their extents and times in its descriptions.
 */
export function replyPaths(register: RegisterId): readonly string[] {
  const own = energyServices.filter(({ id }) => id === registerDefinitions[register].service);
  return [...own.map(({ bases }) => bases[0].path), mapService.catalogPath];
}
