// Municipality and region of registrations that are here already, by the boundaries that there are now: where somebody
// asks for it, because nothing that was registered changes by itself.

import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import { areasOf, type FindAreas, foundOf } from './found-areas.ts';
import { createSharing } from './later-areas.ts';
import type { PlaceNames } from './place-names.ts';
import type { Registrations } from './registrations.ts';
import { regionIdOf, type SearchRow } from './search-row.ts';
import { FIRST_LOCAL_ID, type LaterFound } from './stored-registration.ts';

export interface FindAgainParts {
  readonly registrations: Pick<Registrations, 'table' | 'search'>;
  readonly findAreas: FindAreas;
  readonly placeNames: PlaceNames;
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
}

export interface FoundAgain {
  /** By their numbers, those of which the boundaries say something else than what is kept. */
  readonly areas: ReadonlyMap<number, LaterFound>;
  /** How many of them are answered otherwise than before: what was posted counts first. */
  readonly count: number;
}

/** Others have their turn after so many. */
const ROWS_AT_ONCE = 20;

/**
 * What the boundaries say of all that was registered here. What they do not tell stays as it was found before. The sample
 * is left out. Fails where a layer cannot be read, and where `signal` says so.
 */
export async function findAgain(
  { registrations: { table, search }, findAreas, placeNames, eventLoop, clock }: FindAgainParts,
  signal: AbortSignal,
): Promise<FoundAgain> {
  const share = createSharing();
  const silent = new Map<number, LaterFound>();
  const told = new Map<number, LaterFound>();
  for (const [index, rowNumber] of search({}).entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    signal.throwIfAborted();
    const row = table.read(rowNumber);
    const { regId, position, hazardId, stored } = row;
    if (regId < FIRST_LOCAL_ID || !position) continue;
    const { atMs, ...before } = foundOf(stored);
    const now = { ...before, ...(await findAreas(position, hazardId)) };
    if (isSame(before, now)) continue;
    if (isAnsweredAlike(row, now, placeNames))
      silent.set(regId, share(atMs === undefined ? now : { ...now, atMs }));
    else told.set(regId, share(now));
  }
  // The time is that of the end: until then the old areas were answered.
  const atMs = clock.nowMs();
  const timed = new Map<FoundAreas, LaterFound>();
  for (const found of told.values()) if (!timed.has(found)) timed.set(found, { ...found, atMs });
  const areas = new Map(silent);
  for (const [regId, found] of told) areas.set(regId, timed.get(found) ?? found);
  return { areas, count: told.size };
}

function isSame(one: FoundAreas, other: FoundAreas): boolean {
  const told = ({ municipality, region }: FoundAreas) => JSON.stringify([municipality, region]);
  return told(one) === told(other);
}

function isAnsweredAlike(row: SearchRow, foundLater: FoundAreas, placeNames: PlaceNames): boolean {
  const stored = { ...row.stored, foundLater };
  const after = { ...row, stored, regionId: regionIdOf(stored, row, placeNames) };
  return JSON.stringify(areasOf(row)) === JSON.stringify(areasOf(after));
}
