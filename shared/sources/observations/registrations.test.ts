import { expect, test, vi } from 'vitest';
import { osloTimeText } from '../../base/oslo-time.ts';
import { createChanges } from '../../changes/changes.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JournalPort } from '../../ports/journal.ts';
import { createCountedEventLoop, createMemoryLog, createSetClock } from '../../testing/ports/fixed-ports.ts';
import { createMemoryHost } from '../../testing/ports/memory-host.ts';
import { createMemoryPictures } from '../../testing/ports/memory-pictures.ts';
import { SMALL_PLACE_NAMES } from '../../testing/small-place-names.ts';
import type { FindAreas } from './found-areas.ts';
import { openLaterAreas } from './later-areas.ts';
import { createPlaceNames } from './place-names.ts';
import { openRegistrations } from './registrations.ts';
import { createObservationTable } from './table/observation-table.ts';
import { writeItem } from './write-item.ts';

const REGISTERED = '2026-11-28T12:00:00Z';
const REGISTERED_MS = Date.parse(REGISTERED);

const registration = (digit: number) => ({
  Id: `00000000-0000-4000-8000-00000000000${digit}`,
  ObserverGuid: '00000000-0000-4000-8000-0000000000ff',
  GeoHazardTID: 10,
  DtObsTime: digit * 1000,
});

/** A journal whose second page comes when it is let go. */
async function createTwoPages() {
  const { journal } = createMemoryHost();
  const put = (digit: number) => ({
    kind: 'registration',
    id: registration(digit).Id,
    value: { regId: 1_000_000_000 + digit, registeredAtMs: 0, registration: registration(digit) },
    files: [],
  });
  for (const digit of [1, 2])
    await journal.append({ atMs: 0, who: 'user', why: '', puts: [put(digit)], deletes: [] });
  let letGo = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  const isLetGo = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    fail = reject;
  });
  async function read(kind: string, after: number) {
    if (kind !== 'registration') return journal.read(kind, after);
    if (after > 0) await isLetGo;
    const { things } = await journal.read(kind, after);
    return after > 0 ? { things } : { things: things.slice(0, 1), next: things[0]?.number ?? 0 };
  }
  return { journal: { ...journal, read }, letGo, fail };
}

/** What the reading in the background goes by. */
interface Background {
  readonly clock?: Clock;
  rest?(): Promise<void>;
}

async function open(
  journal: JournalPort,
  findAreas: FindAreas = async () => ({}),
  { clock = createSetClock(REGISTERED), rest = async () => undefined }: Background = {},
) {
  const journalMark = { read: async () => 0, put: async () => undefined };
  const log = createMemoryLog();
  let told = 0;
  const laterAreas = await openLaterAreas(journal);
  const registrations = await openRegistrations({
    table: createObservationTable(),
    journal,
    changes: createChanges({ journal, journalMark, clock, onChange: () => undefined }),
    pictures: createMemoryPictures(),
    placeNames: createPlaceNames(SMALL_PLACE_NAMES),
    clock,
    eventLoop: createCountedEventLoop(),
    foreground: { rest },
    log,
    findAreas,
    laterAreas,
    onObservationsChanged: () => void told++,
  });
  return { registrations, laterAreas, log, countTold: () => told };
}

test('what a long journal holds comes page by page, and what is taken in meanwhile waits for it', async () => {
  const { journal, letGo } = await createTwoPages();
  const { registrations, countTold } = await open(journal);
  expect(registrations.progress).toEqual({ isLoaded: false, hasFailed: false, count: 1 });
  expect(registrations.search({})).toHaveLength(1);
  const again = registrations.take(registration(2));
  const added = registrations.take(registration(3));
  letGo();
  expect(await again).toEqual({ regId: 1_000_000_002, isNew: false });
  expect(await added).toEqual({ regId: 1_000_000_003, isNew: true });
  expect([registrations.progress.isLoaded, registrations.search({}).length]).toEqual([true, 3]);
  expect(countTold()).toBe(2);
});

test('a journal that breaks off is logged and told of, and nothing is taken in on top of it', async () => {
  const { journal, fail } = await createTwoPages();
  const { registrations, log, countTold } = await open(journal);
  fail(new Error('broken'));
  await expect(registrations.take(registration(2))).rejects.toThrow('broken');
  expect(registrations.progress).toEqual({ isLoaded: false, hasFailed: true, count: 1 });
  expect([log.errors.length, countTold()]).toEqual([2, 1]);
});

test('requests go before the reading of a long journal, whenever one of its steps is over', async () => {
  const { journal, letGo } = await createTwoPages();
  let nowMs = 0;
  const clock = { nowMs: () => (nowMs += 20) };
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((resolve) => void rests.push(resolve));
  const { registrations } = await open(journal, undefined, { clock, rest });
  letGo();
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  expect(registrations.progress).toMatchObject({ isLoaded: false, count: 1 });
  rests[0]?.();
  await registrations.loaded;
  expect([registrations.progress.count, rests.length]).toEqual([2, 1]);
});

test('a page that does not come is asked for once more', async () => {
  const { journal, letGo } = await createTwoPages();
  letGo();
  let failures = 0;
  async function read(kind: string, after: number) {
    if (after > 0 && failures++ === 0) throw new Error('slow');
    return journal.read(kind, after);
  }
  const { registrations, log } = await open({ ...journal, read });
  await registrations.loaded;
  expect(registrations.progress).toEqual({ isLoaded: true, hasFailed: false, count: 2 });
  expect(log.errors).toHaveLength(1);
});

test('a registration is taken in also where boundaries cannot be read, and that is logged', async () => {
  const { journal } = createMemoryHost();
  const { registrations, log } = await open(journal, () => Promise.reject(new Error('torn')));
  const ObsLocation = { Latitude: 61, Longitude: 7 };
  expect(await registrations.take({ ...registration(1), ObsLocation })).toMatchObject({ isNew: true });
  expect(log.errors).toHaveLength(1);
});

test('what names a place that is known gets the areas of its position', async () => {
  const { journal } = createMemoryHost();
  const asked: number[] = [];
  const { registrations } = await open(journal, async ({ latitude }) => {
    asked.push(latitude);
    return { region: { id: 3029, name: null } };
  });
  await registrations.take({
    ...registration(1),
    ObsLocation: { ObsLocationId: 7, Latitude: 61, Longitude: 7 },
  });
  await registrations.take({ ...registration(2), ObsLocation: { ObsLocationId: 7 } });
  await registrations.take({ ...registration(3), ObsLocation: { ObsLocationId: 8 } });
  expect(asked).toEqual([61, 61]);
  expect(registrations.search({ regionIds: [3029] })).toHaveLength(2);
});

test('a row whose areas are other ones afterwards stays at the place that its number had when it came', async () => {
  const { registrations, laterAreas } = await open(createMemoryHost().journal);
  const place = { ObsLocationId: 7, LocationName: 'Old hut', Latitude: 61, Longitude: 7 };
  const moved = { ObsLocationId: 7, LocationName: 'New hut', Latitude: 62, Longitude: 8 };
  for (const [index, ObsLocation] of [place, { ObsLocationId: 7 }, moved].entries())
    await registrations.take({ ...registration(index + 1), ObsLocation });
  const rows = () => [...registrations.search({})].map((row) => registrations.table.read(row));
  const facts = () => rows().map(({ regId, position, locationId }) => ({ regId, position, locationId }));
  const before = facts();
  const found = { region: { id: 3029, name: null } };
  const puts = laterAreas.putsOf(new Map(rows().map(({ regId }) => [regId, found])));
  await laterAreas.apply({ puts, deletes: [] });
  expect(rows().map(({ regionId }) => regionId)).toEqual([3029, 3029, 3029]);
  expect(facts()).toEqual(before);
  await laterAreas.apply({ puts: [], deletes: puts });
  expect(rows().map(({ regionId }) => regionId)).toEqual([3000, 3000, 3000]);
  expect(facts()).toEqual(before);
  expect(registrations.directory.nameOfLocation(7)).toBe('New hut');
});

test('areas that were found later count as a change from then on, and not before', async () => {
  const { journal } = createMemoryHost();
  const { registrations, laterAreas } = await open(journal);
  const { regId } = await registrations.take(registration(1));
  const atMs = Date.parse('2026-11-29T08:00:00Z');
  const since = (changedFromMs: number) => registrations.search({ changedFromMs }).length;
  expect(since(atMs)).toBe(0);
  const puts = laterAreas.putsOf(new Map([[regId, { region: { id: 3029, name: null }, atMs }]]));
  await journal.append({ atMs, who: 'user', why: 'boundaries.findAgain', puts, deletes: [] });
  await laterAreas.apply({ puts, deletes: [] });
  expect([since(atMs), since(atMs + 1)]).toEqual([1, 0]);
  // Another start reads it from the journal, and from the row as it is packed.
  const again = await open(journal);
  const [row = expect.fail('no row')] = again.registrations.search({ changedFromMs: atMs });
  expect(again.registrations.table.read(row).stored.foundLater).toMatchObject({ atMs });
  const { DtRegTime, DtChangeTime } = writeItem(
    again.registrations.table.read(row),
    again.registrations.directory,
    { langKey: 1, version: '3.2.0' },
  );
  expect([DtRegTime, DtChangeTime]).toEqual([osloTimeText(REGISTERED_MS), osloTimeText(atMs)]);
});
