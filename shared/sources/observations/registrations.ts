// The registrations that the service accepted: in the journal before they are acknowledged, and in the table to be searched.

import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Changes } from '../../changes/changes.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Foreground } from '../../ports/foreground.ts';
import type { JournalPort, JournalThing } from '../../ports/journal.ts';
import type { Log } from '../../ports/log.ts';
import type { PictureFiles } from '../../ports/picture-files.ts';
import { createScheduler, type Scheduler } from '../../ports/scheduler.ts';
import { type Criteria, OWN_SOURCE } from './criteria.ts';
import { createDirectory, type Directory, type Observer } from './directory.ts';
import { areasAt, type FindAreas, foundMember, readFound } from './found-areas.ts';
import { createPictureIndex, keepPictures, keptPictures } from './kept-pictures.ts';
import type { LaterAreas } from './later-areas.ts';
import { enterObservers, guidOfName, putOfObserver } from './observers.ts';
import type { PlaceNames } from './place-names.ts';
import { replaceRows } from './replace-rows.ts';
import { type NewRow, searchRow, withAreas } from './search-row.ts';
import { FIRST_LOCAL_ID, type StoredRegistration } from './stored-registration.ts';
import type { ObservationTable } from './table/observation-table.ts';
import { createTakenOnce, type Taken } from './taken-once.ts';

/** Registrations that ship: searched like others and kept nowhere, so that another seed is without them. */
export interface SampleObservations {
  readonly observers: readonly Observer[];
  readonly registrations: readonly StoredRegistration[];
}

export interface RegistrationParts {
  /** Holds what was fetched of others too. */
  readonly table: ObservationTable;
  readonly journal: JournalPort;
  readonly changes: Changes;
  readonly pictures: PictureFiles;
  readonly placeNames: PlaceNames;
  /** By the boundaries that there are at that moment. */
  readonly findAreas: FindAreas;
  readonly laterAreas: LaterAreas;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly foreground: Foreground;
  readonly sample?: SampleObservations;
  readonly log: Log;
  /** Told when registrations or the name of an observer are there to be found; whoever brought them waits. Never fails. */
  onObservationsChanged(): Promise<void> | void;
}

interface LoadProgress {
  /** All that was kept is there to be found. */
  isLoaded: boolean;
  /** The rest will not come before the next start. */
  hasFailed: boolean;
  /** So many so far. */
  count: number;
}

export interface Registrations {
  /** Those of this service that meet all criteria, newest observation first: rows of the table. */
  search(criteria: Criteria): Uint32Array;
  readonly table: ObservationTable;
  /** Takes in what the contract read, with the names of its pictures in their place; returns when it is on the disk. Of one Id one is kept. */
  take(registration: JsonObject): Promise<Taken>;
  /** The file of a picture; undefined where there is none of this number. */
  findPicture(pictureId: number): string | undefined;
  readonly directory: Directory;
  /** The observer of a name, who is on the disk when this returns. */
  signIn(name: string): Promise<Observer>;
  readonly progress: Readonly<LoadProgress>;
  /** Until then. Fails where the journal cannot be read. */
  readonly loaded: Promise<void>;
}

const KIND = 'registration';
const OWN: Criteria = { sourceIds: [OWN_SOURCE] };
/** The list in the app grows by so many at a time while a million of them are read. */
const TOLD_EVERY = 20_000;
/** Returns when the first page of the journal is there. The rest is read in the background: a million take minutes. */
export async function openRegistrations(parts: RegistrationParts): Promise<Registrations> {
  const { table } = parts;
  const directory = createDirectory();
  await enterObservers(parts.journal, directory);
  const derived = { directory, placeNames: parts.placeNames };
  const once = createTakenOnce();
  const pictures = createPictureIndex(table, FIRST_LOCAL_ID);
  let nextRegId = FIRST_LOCAL_ID;
  const progress: LoadProgress = { isLoaded: false, hasFailed: false, count: 0 };

  const enter = (facts: NewRow) => pictures.enter(table.add(facts), facts.stored.registration);
  function add(kept: StoredRegistration): void {
    const stored = parts.laterAreas.addTo(kept);
    enter(searchRow(stored, derived));
    nextRegId = Math.max(nextRegId, stored.regId + 1);
    once.enter(String(stored.registration['Id']), stored.regId);
  }

  /** In the order in which they were registered, so that numbers of places and observers come out the same. */
  async function load(firstPage: BridgeType<'JournalPage'>): Promise<void> {
    const scheduler = createScheduler(parts);
    for (let page = firstPage; ; page = await readPage(parts, page.next)) {
      for (const stored of page.things.flatMap(storedOf)) {
        // By time: the first thousands take several times as long as those after them.
        if (page !== firstPage && scheduler.isDue()) await letOthersGoFirst(scheduler, parts);
        add(stored);
        if (++progress.count % TOLD_EVERY === 0) void parts.onObservationsChanged();
      }
      if (page.next === undefined) break;
    }
    progress.isLoaded = true;
    void parts.onObservationsChanged();
  }

  async function keep(registration: JsonObject): Promise<number> {
    const regId = nextRegId++;
    const kept = await keepPictures(registration, parts.pictures, pictures.takeId);
    const found = foundMember(await areasAt(kept, { ...parts, directory }));
    const stored = { regId, registeredAtMs: parts.clock.nowMs(), registration: kept, ...found };
    await parts.changes.make({ who: 'user', why: 'observation.insert', puts: [putOf(stored)] });
    add(stored);
    await parts.onObservationsChanged();
    return regId;
  }

  /** Whose registrations came before the name was known is called by it from now on. */
  async function nameObserver(known: Observer, nickName: string): Promise<Observer> {
    const observer = { ...known, nickName };
    await parts.changes.make({ who: 'user', why: 'observation.signIn', puts: [putOfObserver(observer)] });
    directory.enter(observer);
    table.renameObserver(observer);
    await parts.onObservationsChanged();
    return observer;
  }

  for (const observer of parts.sample?.observers ?? []) directory.enter(observer);
  for (const stored of parts.sample?.registrations ?? []) add(stored);
  const loaded = load(await readPage(parts, 0));
  loaded.catch((error: unknown) => tellFailure(parts, progress, error));
  followLaterAreas(parts, loaded, enter);

  return {
    directory,
    table,
    loaded,
    progress,
    search: (criteria) => table.search({ ...criteria, ...OWN }),
    async take(registration) {
      await loaded;
      return once.take(String(registration['Id']), () => keep(registration));
    },
    async signIn(name) {
      await loaded;
      const known = directory.observer(await guidOfName(name));
      const isNamed = known.nickName.toLowerCase() === name.toLowerCase();
      return isNamed ? known : nameObserver(known, name);
    },
    findPicture: pictures.find,
  };
}

function followLaterAreas(
  parts: RegistrationParts,
  loaded: Promise<void>,
  enter: (row: NewRow) => void,
): void {
  const { laterAreas, placeNames } = parts;
  laterAreas.onChanged(async (regIds) => {
    await loaded;
    await replaceRows(parts, regIds, (row) =>
      enter(withAreas(row, laterAreas.addTo(row.stored), placeNames)),
    );
    await parts.onObservationsChanged();
  });
}

async function letOthersGoFirst(scheduler: Scheduler, { foreground }: RegistrationParts): Promise<void> {
  await scheduler.pause();
  await foreground.rest();
}

/** Asked for once more where it does not come: it may have been one slow answer, and without it there is no service. */
async function readPage(
  { journal, log }: RegistrationParts,
  after: number,
): Promise<BridgeType<'JournalPage'>> {
  try {
    return await journal.read(KIND, after);
  } catch (error) {
    log.error('A page of the registrations is asked for again', error);
    return journal.read(KIND, after);
  }
}

function tellFailure(parts: RegistrationParts, progress: LoadProgress, error: unknown): void {
  progress.hasFailed = true;
  parts.log.error('The registrations could not be read', error);
  void parts.onObservationsChanged();
}

function putOf({ registration, ...facts }: StoredRegistration) {
  return {
    kind: KIND,
    id: String(registration['Id']),
    value: { ...facts, registration },
    files: [...keptPictures(registration)].map(({ PictureSha256 }) => PictureSha256),
  };
}

function storedOf({ isGone, value }: JournalThing): StoredRegistration[] {
  if (isGone || !isJsonObject(value) || !isJsonObject(value['registration'])) return [];
  const { regId, registeredAtMs, registration } = value;
  return [
    {
      regId: Number(regId),
      registeredAtMs: Number(registeredAtMs),
      registration,
      ...foundMember(readFound(value['found'])),
    },
  ];
}
