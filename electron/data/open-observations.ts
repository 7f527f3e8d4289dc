import type { Changes } from '../../shared/changes/changes.ts';
import type { ObservationParts } from '../../shared/http/observation/observation-endpoint.ts';
import type { Clock } from '../../shared/ports/clock.ts';
import type { EventLoop } from '../../shared/ports/event-loop.ts';
import type { Foreground } from '../../shared/ports/foreground.ts';
import type { JournalPort } from '../../shared/ports/journal.ts';
import type { Log } from '../../shared/ports/log.ts';
import type { PictureFiles } from '../../shared/ports/picture-files.ts';
import type { PictureScaler } from '../../shared/ports/picture-scaler.ts';
import type { PulledWindows } from '../../shared/ports/pulled-windows.ts';
import type { FindAreas } from '../../shared/sources/observations/found-areas.ts';
import { type LaterAreas, openLaterAreas } from '../../shared/sources/observations/later-areas.ts';
import { createPlaceNames, type PlaceNameData } from '../../shared/sources/observations/place-names.ts';
import {
  createPulledRegistrations,
  type PulledRegistrations,
} from '../../shared/sources/observations/pulled/pulled-registrations.ts';
import {
  openRegistrations,
  type SampleObservations,
} from '../../shared/sources/observations/registrations.ts';
import { createObservationTable } from '../../shared/sources/observations/table/observation-table.ts';
import { openTrips } from '../../shared/sources/observations/trips.ts';

export interface ObservationDependencies {
  readonly journal: JournalPort;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly pictures: PictureFiles;
  readonly scaler: PictureScaler;
  readonly pulledWindows: PulledWindows;
  readonly log: Log;
  readonly hasSample: boolean;
  readPlaceNames(): Promise<PlaceNameData>;
  /** Asked where the sample is wanted. */
  readSampleObservations(): Promise<SampleObservations>;
  /** Never fails. */
  onObservationsChanged(): Promise<void> | void;
}

/** What the observation service is made of, and what was fetched of others, which it does not serve. */
export interface OpenedObservations extends ObservationParts {
  readonly pulled: PulledRegistrations;
  readonly laterAreas: LaterAreas;
}

/** As the journal and the sample have it. What was fetched is read in the background, and so is a long journal. */
export async function openObservations(
  dependencies: ObservationDependencies & {
    readonly changes: Changes;
    readonly findAreas: FindAreas;
    readonly foreground: Foreground;
  },
): Promise<OpenedObservations> {
  const { pictures, scaler, hasSample } = dependencies;
  const placeNames = createPlaceNames(await dependencies.readPlaceNames());
  const sample = hasSample ? await dependencies.readSampleObservations() : undefined;
  const table = createObservationTable();
  const laterAreas = await openLaterAreas(dependencies.journal);
  const registrations = await openRegistrations({
    ...dependencies,
    table,
    placeNames,
    laterAreas,
    ...(sample ? { sample } : {}),
  });
  const pulled = createPulledRegistrations({ ...dependencies, table });
  const following = pulled.follow();
  // Where nothing was fetched all is there as soon as that is known.
  if (!(await hasPulled(dependencies))) await following;
  const trips = await openTrips(dependencies);
  return { registrations, laterAreas, pulled, placeNames, trips, pictures, scaler };
}

async function hasPulled({ pulledWindows }: ObservationDependencies): Promise<boolean> {
  try {
    return (await pulledWindows.list()).length > 0;
  } catch {
    // Following logs it, and gives up.
    return false;
  }
}

/** Whether what was kept is there to be found: a part of it would be a wrong answer. */
export function observationState({
  registrations: { progress },
  pulled,
}: Pick<OpenedObservations, 'registrations' | 'pulled'>): 'reading' | 'failed' | 'ready' {
  if (progress.hasFailed) return 'failed';
  return progress.isLoaded && pulled.wasRead ? 'ready' : 'reading';
}
