// The registrations that the service accepted: in the journal before they are acknowledged, and in memory to be searched.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { type Changes, readThings } from '../../changes/changes.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JournalPort, JournalThing } from '../../ports/journal.ts';
import type { PictureFiles } from '../../ports/picture-files.ts';
import { createDirectory, type Directory, type Observer } from './directory.ts';
import { enterObservers, guidOfName, putOfObserver } from './observers.ts';
import type { PlaceNames } from './place-names.ts';
import { newestFirst } from './search.ts';
import { type SearchRow, searchRow } from './search-row.ts';
import { FIRST_LOCAL_ID, type StoredRegistration } from './stored-registration.ts';

/** Registrations that ship: searched like others and kept nowhere, so that another seed is without them. */
export interface SampleObservations {
  readonly observers: readonly Observer[];
  readonly registrations: readonly StoredRegistration[];
}

export interface RegistrationParts {
  readonly journal: JournalPort;
  readonly changes: Changes;
  readonly pictures: PictureFiles;
  readonly placeNames: PlaceNames;
  readonly clock: Clock;
  readonly sample?: SampleObservations;
  /** Told when a registration or the name of an observer is there to be found. */
  onObservationsChanged(): void;
}

export interface Taken {
  readonly regId: number;
  /** False where a registration of this Id was there before. */
  readonly isNew: boolean;
}

export interface Registrations {
  /** Newest observation first. */
  rows(): readonly SearchRow[];
  /** Takes in what the contract read, with the names of its pictures in their place; returns when it is on the disk. Of one Id one is kept. */
  take(registration: JsonObject): Promise<Taken>;
  /** The file of a picture; undefined where there is none of this number. */
  findPicture(pictureId: number): string | undefined;
  readonly directory: Directory;
  /** The observer of a name, who is on the disk when this returns. */
  signIn(name: string): Promise<Observer>;
}

const KIND = 'registration';

export async function openRegistrations(parts: RegistrationParts): Promise<Registrations> {
  const directory = createDirectory();
  await enterObservers(parts.journal, directory);
  const derived = { directory, placeNames: parts.placeNames };
  const takenById = new Map<string, Promise<Taken>>();
  const pictureFiles = new Map<number, string>();
  const rows: SearchRow[] = [];
  let nextRegId = FIRST_LOCAL_ID;
  let nextPictureId = FIRST_LOCAL_ID;

  function add(stored: StoredRegistration): void {
    const row = searchRow(stored, derived);
    // Mostly at the beginning: what is observed is registered soon.
    const at = rows.findIndex((other) => newestFirst(row, other) <= 0);
    rows.splice(at < 0 ? rows.length : at, 0, row);
    for (const { PictureID, PictureSha256 } of keptPictures(stored.registration)) {
      pictureFiles.set(PictureID, PictureSha256);
      nextPictureId = Math.max(nextPictureId, PictureID + 1);
    }
    nextRegId = Math.max(nextRegId, stored.regId + 1);
  }

  async function keep(registration: JsonObject): Promise<Taken> {
    const regId = nextRegId++;
    const kept = await keepPictures(registration, parts.pictures, () => nextPictureId++);
    const stored = { regId, registeredAtMs: parts.clock.nowMs(), registration: kept };
    const puts = [putOf(stored)];
    await parts.changes.make({ who: 'user', why: 'observation.insert', puts });
    add(stored);
    parts.onObservationsChanged();
    return { regId, isNew: true };
  }

  /** Whose registrations came before the name was known is called by it from now on. */
  async function nameObserver(known: Observer, nickName: string): Promise<Observer> {
    const observer = { ...known, nickName };
    const puts = [putOfObserver(observer)];
    await parts.changes.make({ who: 'user', why: 'observation.signIn', puts });
    directory.enter(observer);
    for (const [index, row] of rows.entries()) {
      if (row.observerGuid === observer.observerGuid) rows[index] = searchRow(row.stored, derived);
    }
    parts.onObservationsChanged();
    return observer;
  }

  for (const observer of parts.sample?.observers ?? []) directory.enter(observer);
  const shipped = parts.sample?.registrations ?? [];
  for (const stored of [...shipped, ...(await readStored(parts.journal))]) {
    add(stored);
    const taken = { regId: stored.regId, isNew: false };
    takenById.set(String(stored.registration['Id']), Promise.resolve(taken));
  }

  return {
    directory,
    rows: () => rows,
    async take(registration) {
      const id = String(registration['Id']);
      const known = takenById.get(id);
      if (known) return { ...(await known), isNew: false };
      const pending = keep(registration);
      takenById.set(id, pending);
      // What could not be kept can be sent again.
      pending.catch(() => takenById.delete(id));
      return pending;
    },
    async signIn(name) {
      const known = directory.observer(await guidOfName(name));
      const isNamed = known.nickName.toLowerCase() === name.toLowerCase();
      return isNamed ? known : nameObserver(known, name);
    },
    findPicture: (pictureId) => pictureFiles.get(pictureId),
  };
}

function putOf({ regId, registeredAtMs, registration }: StoredRegistration) {
  return {
    kind: KIND,
    id: String(registration['Id']),
    value: { regId, registeredAtMs, registration },
    files: [...keptPictures(registration)].map(({ PictureSha256 }) => PictureSha256),
  };
}

/** In the order in which they were registered, so that numbers of places and observers come out the same. */
async function readStored(journal: JournalPort): Promise<StoredRegistration[]> {
  const all: StoredRegistration[] = [];
  for await (const thing of readThings(journal, KIND)) all.push(...storedOf(thing));
  return all.toSorted((one, other) => one.regId - other.regId);
}

function storedOf({ isGone, value }: JournalThing): StoredRegistration[] {
  if (isGone || !isJsonObject(value) || !isJsonObject(value['registration'])) return [];
  const { regId, registeredAtMs, registration } = value;
  return [{ regId: Number(regId), registeredAtMs: Number(registeredAtMs), registration }];
}

/** The same value with its pictures in files, at any depth: measurements and damages have pictures too. */
async function keepPictures(
  value: JsonObject,
  files: PictureFiles,
  nextId: () => number,
): Promise<JsonObject> {
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (name === 'PictureImageBase64' && typeof member === 'string') {
      await files.keep(member);
      members.push(['PictureID', nextId()], ['PictureSha256', member]);
    } else members.push([name, await keepInside(member, files, nextId)]);
  }
  return Object.fromEntries(members);
}

async function keepInside(value: Json, files: PictureFiles, nextId: () => number): Promise<Json> {
  if (isJsonObject(value)) return keepPictures(value, files, nextId);
  if (!Array.isArray(value)) return value;
  const items: Json[] = [];
  for (const item of value) items.push(await keepInside(item, files, nextId));
  return items;
}

function* keptPictures(value: Json): Generator<{ PictureID: number; PictureSha256: string }> {
  if (Array.isArray(value)) for (const item of value) yield* keptPictures(item);
  else if (isJsonObject(value)) {
    const { PictureID, PictureSha256 } = value;
    if (typeof PictureID === 'number' && typeof PictureSha256 === 'string')
      yield { PictureID, PictureSha256 };
    for (const member of Object.values(value)) yield* keptPictures(member);
  }
}
