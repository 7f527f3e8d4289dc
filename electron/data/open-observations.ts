import type { Changes } from '../../shared/changes/changes.ts';
import type { ObservationParts } from '../../shared/http/observation/observation-endpoint.ts';
import type { Clock } from '../../shared/ports/clock.ts';
import type { JournalPort } from '../../shared/ports/journal.ts';
import type { PictureFiles } from '../../shared/ports/picture-files.ts';
import type { PictureScaler } from '../../shared/ports/picture-scaler.ts';
import { createPlaceNames, type PlaceNameData } from '../../shared/sources/observations/place-names.ts';
import { openRegistrations } from '../../shared/sources/observations/registrations.ts';
import { openTrips } from '../../shared/sources/observations/trips.ts';

export interface ObservationDependencies {
  readonly journal: JournalPort;
  readonly clock: Clock;
  readonly pictures: PictureFiles;
  readonly scaler: PictureScaler;
  readPlaceNames(): Promise<PlaceNameData>;
}

/** What the observation service is made of, as the journal has it. */
export async function openObservations(
  dependencies: ObservationDependencies & { readonly changes: Changes },
): Promise<ObservationParts> {
  const { pictures, scaler } = dependencies;
  const placeNames = createPlaceNames(await dependencies.readPlaceNames());
  const registrations = await openRegistrations({ ...dependencies, placeNames });
  return { registrations, placeNames, trips: await openTrips(dependencies), pictures, scaler };
}
