import type { UndoableChanges } from '../../shared/changes/undo.ts';
import type { Boundaries } from '../../shared/sources/boundaries/boundaries.ts';
import { type FindAgainParts, findAgain } from '../../shared/sources/observations/find-again.ts';
import type { LaterAreas } from '../../shared/sources/observations/later-areas.ts';
import type { Registrations } from '../../shared/sources/observations/registrations.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type BoundaryHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `boundaries.${string}`>>;

export interface BoundaryHandlerDependencies
  extends Pick<FindAgainParts, 'eventLoop' | 'clock' | 'placeNames'> {
  readonly boundaries: Boundaries;
  readonly registrations: Registrations;
  readonly laterAreas: LaterAreas;
  readonly changes: Pick<UndoableChanges, 'makeLong'>;
}

/** What the data window answers of layers that are boundaries. */
export function boundaryHandlers(parts: BoundaryHandlerDependencies): BoundaryHandlers {
  const { boundaries, registrations, laterAreas, changes } = parts;
  return {
    'boundaries.list': () => boundaries.list(),
    'boundaries.use': async ({ wish }) => ({ number: await boundaries.use(wish) }),
    'boundaries.leave': async ({ layerId }) => ({ number: await boundaries.leave(layerId) }),
    async 'boundaries.findAgain'(_, { signal }) {
      await registrations.loaded;
      const { areas, count } = await findAgain({ ...parts, findAreas: boundaries.find }, signal);
      if (areas.size === 0) return { count, number: null };
      const puts = laterAreas.putsOf(areas);
      return {
        count,
        number: await changes.makeLong({ who: 'user', why: 'boundaries.findAgain', puts }),
      };
    },
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
