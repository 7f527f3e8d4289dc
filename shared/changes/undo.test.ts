import { expect, test } from 'vitest';
import type { Change } from '../ports/journal.ts';
import { createSetClock } from '../testing/ports/fixed-ports.ts';
import { createMemoryHost } from '../testing/ports/memory-host.ts';
import { createChanges } from './changes.ts';
import { createUndoableChanges, type ThingStore } from './undo.ts';

const KIND = 'note';
const note = (id: string, value: string) => ({ kind: KIND, id, value, files: [] });
const reason = { who: 'user', why: 'notes.write' } as const;

function open() {
  const things = new Map<string, Change['puts'][number]>();
  const told: string[] = [];
  const { journal } = createMemoryHost();
  const changes = createChanges({
    journal,
    journalMark: { read: async () => 0, put: async () => undefined },
    clock: createSetClock('2026-11-28T12:00:00Z'),
    onChange: ({ why }) => void told.push(why),
  });
  const store: ThingStore = {
    kind: KIND,
    read: async (id) => things.get(id),
    async apply({ puts, deletes }) {
      for (const put of puts) things.set(put.id, put);
      for (const { id } of deletes) things.delete(id);
    },
  };
  const notes = () => Object.fromEntries([...things.values()].map(({ id, value }) => [id, value]));
  return { undoable: createUndoableChanges(changes, [store]), notes, told, journal };
}

test('what one change made, replaced and removed is taken back as a whole, by a change that is told and kept', async () => {
  const { undoable, notes, told, journal } = open();
  await undoable.make({ ...reason, puts: [note('a', 'A'), note('b', 'B')] });
  const number = await undoable.make({
    ...reason,
    puts: [note('a', 'A2'), note('c', 'C')],
    deletes: [{ kind: KIND, id: 'b' }],
  });
  expect(notes()).toEqual({ a: 'A2', c: 'C' });
  await undoable.undo(number);
  expect(notes()).toEqual({ a: 'A', b: 'B' });
  expect(told).toEqual(['notes.write', 'notes.write', 'changes.undo']);
  const { things } = await journal.read(KIND, 0);
  expect(things.map(({ id, value, isGone }) => [id, isGone ? 'gone' : value])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'gone'],
  ]);
});

test('undoing an undo does it again', async () => {
  const { undoable, notes } = open();
  const made = await undoable.make({ ...reason, puts: [note('a', 'A')] });
  const undone = await undoable.undo(made);
  expect(notes()).toEqual({});
  await undoable.undo(undone);
  expect(notes()).toEqual({ a: 'A' });
});

test('a change that is too long for the journal is made as several, and taken back and done again as one', async () => {
  const { undoable, notes, told } = open();
  const long = 'x'.repeat(1_500_000);
  await undoable.make({ ...reason, puts: [note('a', 'A')] });
  const puts = ['a', 'b', 'c', 'd'].map((id) => note(id, `${id}${long}`));
  const number = await undoable.makeLong({ ...reason, puts });
  expect(told).toEqual(['notes.write', 'notes.write', 'notes.write']);
  const undone = await undoable.undo(number);
  expect(notes()).toEqual({ a: 'A' });
  await undoable.undo(undone);
  expect(Object.keys(notes())).toEqual(['a', 'b', 'c', 'd']);
  expect(notes()['d']).toBe(`d${long}`);
});

test('where a part of a long change fails, what stands of it keeps older changes from being undone', async () => {
  const { undoable, notes, journal } = open();
  const long = 'x'.repeat(3_000_000);
  const first = await undoable.make({ ...reason, puts: [note('a', 'A')] });
  const { append } = journal;
  let count = 0;
  journal.append = async (change) => {
    if (++count > 1) throw new Error('full');
    return append(change);
  };
  await expect(undoable.makeLong({ ...reason, puts: [note('a', long), note('b', long)] })).rejects.toThrow(
    'full',
  );
  expect(Object.keys(notes())).toEqual(['a']);
  await expect(undoable.undo(first)).rejects.toMatchObject({ code: 'change/not-undoable' });
});

test('a change is not undone where a later one touched the same thing, nor one that nobody knows', async () => {
  const { undoable, notes } = open();
  const first = await undoable.make({ ...reason, puts: [note('a', 'A')] });
  const other = await undoable.make({ ...reason, puts: [note('b', 'B')] });
  await undoable.make({ ...reason, puts: [note('a', 'newer')] });
  for (const number of [first, 99]) {
    await expect(undoable.undo(number)).rejects.toMatchObject({
      code: 'change/not-undoable',
      details: { number },
    });
  }
  await undoable.undo(other);
  expect(notes()).toEqual({ a: 'newer' });
});

test('the last fifty changes can be undone', async () => {
  const { undoable } = open();
  const first = await undoable.make({ ...reason, puts: [note('0', '')] });
  const second = await undoable.make({ ...reason, puts: [note('1', '')] });
  for (let count = 2; count <= 50; count += 1)
    await undoable.make({ ...reason, puts: [note(`${count}`, '')] });
  await expect(undoable.undo(first)).rejects.toMatchObject({ code: 'change/not-undoable' });
  await undoable.undo(second);
});
