import { expect, test } from 'vitest';
import { createChanges, readThings } from '../../../changes/changes.ts';
import type { JournalThing } from '../../../ports/journal.ts';
import { createMemoryLog, createSetClock } from '../../../testing/ports/fixed-ports.ts';
import { createMemoryHost } from '../../../testing/ports/memory-host.ts';
import { createMemoryObjectIdStore } from '../../../testing/ports/memory-object-id-store.ts';
import { createObjectIds, type ObjectIdDependencies } from './object-ids.ts';

const clock = createSetClock('2026-11-28T12:00:00Z');

function createParts() {
  const { journal } = createMemoryHost();
  const journalMark = { read: async () => 0, put: async () => undefined };
  const changes = createChanges({ journal, journalMark, clock, onChange: () => undefined });
  return { journal, changes, log: createMemoryLog() };
}

async function openObjectIds(dependencies: ObjectIdDependencies) {
  const objectIds = createObjectIds(dependencies);
  await objectIds.follow();
  return objectIds;
}

async function entriesIn({ journal }: Pick<ObjectIdDependencies, 'journal'>) {
  const entries: JournalThing[] = [];
  for await (const thing of readThings(journal, 'object-ids')) entries.push(thing);
  return entries;
}

test('rows keep their numbers where the store is lost, and new rows get others', async () => {
  const dependencies = createParts();
  const first = await openObjectIds({ ...dependencies, objectIds: createMemoryObjectIdStore() });
  await first.numberKeys('licences', ['a', 'b', 'c']);
  await first.numberKeys('licences', ['d']);
  await first.numberKeys('certificates', ['b']);
  const second = await openObjectIds({ ...dependencies, objectIds: createMemoryObjectIdStore() });
  expect(await second.numberKeys('licences', ['d', 'c', 'e'])).toEqual([4, 3, 5]);
  expect(await second.numberKeys('certificates', ['x', 'b'])).toEqual([2, 1]);
});

test('numbers that were given before there was a journal are written to it', async () => {
  const dependencies = createParts();
  const objectIds = createMemoryObjectIdStore();
  await objectIds.numberKeys('licences', ['a', 'b']);
  await openObjectIds({ ...dependencies, objectIds });
  const second = await openObjectIds({ ...dependencies, objectIds: createMemoryObjectIdStore() });
  expect(await second.numberKeys('licences', ['b'])).toEqual([2]);
});

test('rows that are known already write nothing', async () => {
  const dependencies = createParts();
  const ids = await openObjectIds({ ...dependencies, objectIds: createMemoryObjectIdStore() });
  await ids.numberKeys('licences', ['a', 'b']);
  const entries = await entriesIn(dependencies);
  await ids.numberKeys('licences', ['b', 'a']);
  expect(await entriesIn(dependencies)).toEqual(entries);
});

test('a journal that cannot be written is told of, and tried again', async () => {
  const dependencies = createParts();
  const { make } = dependencies.changes;
  const changes = { make: () => Promise.reject(new Error('disk full')) };
  const ids = await openObjectIds({ ...dependencies, changes, objectIds: createMemoryObjectIdStore() });
  expect(await ids.numberKeys('licences', ['a'])).toEqual([1]);
  expect(dependencies.log.errors).toHaveLength(1);
  changes.make = make as never;
  await ids.numberKeys('licences', ['a']);
  expect(await entriesIn(dependencies)).toHaveLength(1);
});
