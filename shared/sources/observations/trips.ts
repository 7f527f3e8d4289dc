// Trips of observers: taken in and kept, as the clients expect; nothing is made of them.

import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { type Changes, readThings } from '../../changes/changes.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JournalPort } from '../../ports/journal.ts';

export interface Trips {
  /** Returns when it is on the disk. A device has one trip at a time: the next one takes its place. */
  begin(deviceGuid: string, trip: JsonObject): Promise<void>;
  /** Also on another day than it began, and where its beginning never came here. */
  end(deviceGuid: string): Promise<void>;
}

const KIND = 'trip';

export async function openTrips({
  journal,
  changes,
  clock,
}: {
  readonly journal: JournalPort;
  readonly changes: Changes;
  readonly clock: Clock;
}): Promise<Trips> {
  const trips = new Map<string, JsonObject>();
  for await (const { isGone, id, value } of readThings(journal, KIND)) {
    if (!isGone && isJsonObject(value)) trips.set(id, value);
  }

  async function keep(id: string, value: JsonObject, why: string): Promise<void> {
    await changes.make({ who: 'user', why, puts: [{ kind: KIND, id, value, files: [] }] });
    trips.set(id, value);
  }

  return {
    begin: (deviceGuid, trip) =>
      keep(deviceGuid, { ...trip, beganAtMs: clock.nowMs() }, 'observation.beginTrip'),
    end: (deviceGuid) =>
      keep(deviceGuid, { ...trips.get(deviceGuid), endedAtMs: clock.nowMs() }, 'observation.endTrip'),
  };
}
