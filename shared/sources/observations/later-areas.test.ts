import { expect, test } from 'vitest';
import { createChanges } from '../../changes/changes.ts';
import { createUndoableChanges } from '../../changes/undo.ts';
import { createSetClock } from '../../testing/ports/fixed-ports.ts';
import { createMemoryHost } from '../../testing/ports/memory-host.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import { createSharing, openLaterAreas } from './later-areas.ts';
import { FIRST_LOCAL_ID } from './stored-registration.ts';

const AREAS = 600;
const ASKED = { who: 'user', why: 'boundaries.findAgain' } as const;

const areasOfRow = (row: number): FoundAreas => ({
  municipality: { number: String(1000 + (row % AREAS)), name: `Kommune med et langt navn ${row % AREAS}` },
  region: { id: 3001 + (row % AREAS), name: `Region med et langt navn ${row % AREAS}` },
});

const foundIn = (count: number) => {
  const share = createSharing();
  const rows = Array.from({ length: count }, (_, row) => row);
  return new Map(rows.map((row) => [FIRST_LOCAL_ID + row, share(areasOfRow(row))]));
};

async function open() {
  const { journal } = createMemoryHost();
  const laterAreas = await openLaterAreas(journal);
  const changes = createChanges({
    journal,
    journalMark: { read: async () => 0, put: async () => undefined },
    clock: createSetClock('2026-11-28T12:00:00Z'),
    onChange: () => undefined,
  });
  const undoable = createUndoableChanges(changes, [laterAreas]);
  return { journal, laterAreas, undoable };
}

type Later = Awaited<ReturnType<typeof openLaterAreas>>;

const laterOf = (laterAreas: Later, regId: number) =>
  laterAreas.addTo({ regId, registeredAtMs: 0, registration: {} }).foundLater;

test('areas of 60,000 registrations fit the journal, are there after a start, and are taken back together', async () => {
  const { journal, laterAreas, undoable } = await open();
  const count = 60_000;
  const number = await undoable.makeLong({ ...ASKED, puts: laterAreas.putsOf(foundIn(count)) });
  expect((await journal.status()).lastNumber).toBe(2);
  for (const each of [laterAreas, await openLaterAreas(journal)]) {
    for (const row of [0, 1, 999, 1000, 41_000, count - 1])
      expect(laterOf(each, FIRST_LOCAL_ID + row)).toEqual(areasOfRow(row));
    expect(laterOf(each, FIRST_LOCAL_ID + count)).toBeUndefined();
  }
  const undone = await undoable.undo(number);
  for (const each of [laterAreas, await openLaterAreas(journal)])
    for (const row of [0, 41_000, count - 1]) expect(laterOf(each, FIRST_LOCAL_ID + row)).toBeUndefined();
  await undoable.undo(undone);
  for (const row of [0, 41_000, count - 1])
    expect(laterOf(laterAreas, FIRST_LOCAL_ID + row)).toEqual(areasOfRow(row));
});

test('those registrations are told of whose areas are other ones, and not all that stand beside them', async () => {
  const { laterAreas } = await open();
  const told: number[][] = [];
  laterAreas.onChanged(async (regIds) => void told.push([...regIds]));
  const rows = foundIn(3);
  await laterAreas.apply({ puts: laterAreas.putsOf(rows), deletes: [] });
  const second = new Map([[FIRST_LOCAL_ID + 1, areasOfRow(7)]]);
  const old = (await laterAreas.read('0')) ?? expect.fail('no thing');
  await laterAreas.apply({ puts: laterAreas.putsOf(second), deletes: [] });
  await laterAreas.apply({ puts: [old], deletes: [] });
  await laterAreas.apply({ puts: [old], deletes: [] });
  expect(told).toEqual([[...rows.keys()], [FIRST_LOCAL_ID + 1], [FIRST_LOCAL_ID + 1]]);
});
