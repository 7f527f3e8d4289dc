import type { Boundaries } from '../../shared/sources/boundaries/boundaries.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type BoundaryHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `boundaries.${string}`>>;

/** What the data window answers of layers that are boundaries. */
export function boundaryHandlers(boundaries: Boundaries): BoundaryHandlers {
  return {
    'boundaries.list': () => boundaries.list(),
    'boundaries.use': async ({ wish }) => ({ number: await boundaries.use(wish) }),
    'boundaries.leave': async ({ layerId }) => ({ number: await boundaries.leave(layerId) }),
    async 'boundaries.find'({ hazardId, ...position }) {
      const { municipality, region } = await boundaries.find(position, hazardId);
      return {
        municipalNo: municipality?.number ?? null,
        municipalName: municipality?.name ?? null,
        regionId: region?.id ?? null,
        regionName: region?.name ?? null,
      };
    },
  };
}
