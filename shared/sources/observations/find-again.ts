// Municipality and region of registrations that are here already, by the boundaries that there are now: where somebody
// asks for it, because nothing that was registered changes by itself.

import type { EventLoop } from '../../ports/event-loop.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import { type FindAreas, foundOf } from './found-areas.ts';
import { createSharing } from './later-areas.ts';
import type { Registrations } from './registrations.ts';
import { FIRST_LOCAL_ID } from './stored-registration.ts';

export interface FindAgainParts {
  readonly registrations: Pick<Registrations, 'table' | 'search'>;
  readonly findAreas: FindAreas;
  readonly eventLoop: EventLoop;
}

/** Others have their turn after so many. */
const ROWS_AT_ONCE = 20;

/**
 * By their numbers, those of which the boundaries say something else than what is kept. What they do not tell stays as it
 * was found before. The sample is left out. Fails where a layer cannot be read, and where `signal` says so.
 */
export async function findAgain(
  { registrations: { table, search }, findAreas, eventLoop }: FindAgainParts,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, FoundAreas>> {
  const found = new Map<number, FoundAreas>();
  const share = createSharing();
  for (const [index, row] of search({}).entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    signal.throwIfAborted();
    const { regId, position, hazardId, stored } = table.read(row);
    if (regId < FIRST_LOCAL_ID || !position) continue;
    const before = foundOf(stored);
    const now = { ...before, ...(await findAreas(position, hazardId)) };
    if (!isSame(before, now)) found.set(regId, share(now));
  }
  return found;
}

function isSame(one: FoundAreas, other: FoundAreas): boolean {
  const told = ({ municipality, region }: FoundAreas) => JSON.stringify([municipality, region]);
  return told(one) === told(other);
}
