// What a change did can be taken back as a whole, for as long as nothing that it touched is another since. Changes are
// made one after the other: what takes one back is read before it is made.

import { createTaskQueue } from '../base/task-queue.ts';
import { appError } from '../contracts/errors.ts';
import type { Change } from '../ports/journal.ts';
import type { Changes, Effect, NewChange } from './changes.ts';
import { cutEffect } from './cut-effect.ts';

type Put = Change['puts'][number];

/** Where the things of a kind stand. */
export interface ThingStore {
  readonly kind: string;
  /** The thing as it stands; undefined where there is none. */
  read(id: string): Promise<Put | undefined>;
  /** Brings things of this kind into their state, all of them or none. */
  apply(effect: Effect): Promise<void>;
}

export interface UndoableChanges {
  /**
   * Makes a change and brings it into the stores of its things, or does with it what `apply` says: what makes a thing
   * for the first time may know more than the thing says. Gives its number.
   */
  make(change: NewChange, apply?: () => Promise<void>): Promise<number>;
  /**
   * Makes one that may be too long for the journal as several, which are taken back together. Gives the number of the
   * last. Where one fails, those before it stand, as after a power cut: what is made so must be right also by halves.
   */
  makeLong(change: NewChange): Promise<number>;
  /** Takes a change back, which is a change too: gives its number. Fails with `change/not-undoable`. */
  undo(number: number): Promise<number>;
}

interface MadeChange {
  readonly number: number;
  readonly effect: Effect;
  /** What takes it back. */
  readonly inverse: Effect;
  readonly isLong: boolean;
}

/** As far back as anybody remembers what was done; older ones are in the journal only. */
const MAX_UNDOABLE = 50;

export function createUndoableChanges(changes: Changes, stores: readonly ThingStore[]): UndoableChanges {
  const made: MadeChange[] = [];
  const inTurn = createTaskQueue();

  function storeOf(kind: string): ThingStore {
    const store = stores.find((each) => each.kind === kind);
    if (!store) throw new Error(`There is no store of ${kind}`);
    return store;
  }

  async function inverseOf({ puts, deletes }: Effect): Promise<Effect> {
    const inverse: Effect = { puts: [], deletes: [] };
    for (const { kind, id } of [...puts, ...deletes]) {
      const before = await storeOf(kind).read(id);
      if (before) inverse.puts.push(before);
      else inverse.deletes.push({ kind, id });
    }
    return inverse;
  }

  async function apply({ puts, deletes }: Effect): Promise<void> {
    for (const kind of new Set([...puts, ...deletes].map((thing) => thing.kind))) {
      const isOfKind = (thing: { readonly kind: string }) => thing.kind === kind;
      await storeOf(kind).apply({ puts: puts.filter(isOfKind), deletes: deletes.filter(isOfKind) });
    }
  }

  async function make(
    { puts = [], deletes = [], ...reason }: NewChange,
    applyOwn?: () => Promise<void>,
  ): Promise<number> {
    const effect = { puts, deletes };
    const inverse = await inverseOf(effect);
    const number = await changes.make({ ...reason, ...effect }, applyOwn ?? (() => apply(effect)));
    return remember({ number, effect, inverse, isLong: false });
  }

  async function makeLong({ puts = [], deletes = [], ...reason }: NewChange): Promise<number> {
    let done: MadeChange | undefined;
    try {
      for (const part of cutEffect({ puts, deletes })) {
        const inverse = await inverseOf(part);
        const number = await changes.make({ ...reason, ...part }, () => apply(part));
        done = {
          number,
          effect: joined(done?.effect, part),
          inverse: joined(done?.inverse, inverse),
          isLong: true,
        };
      }
    } finally {
      if (done) remember(done);
    }
    return done?.number ?? make(reason);
  }

  function remember(change: MadeChange): number {
    made.push(change);
    made.splice(0, made.length - MAX_UNDOABLE);
    return change.number;
  }

  return {
    make: (change, applyOwn) => inTurn(() => make(change, applyOwn)),
    makeLong: (change) => inTurn(() => makeLong(change)),
    undo: (number) =>
      inTurn(() => {
        const index = made.findIndex((each) => each.number === number);
        const found = made[index];
        const isOld = made.slice(index + 1).some(({ effect }) => found && doMeet(effect, found.effect));
        if (!found || isOld) throw appError('change/not-undoable', { number });
        const change: NewChange = { who: 'user', why: 'changes.undo', ...found.inverse };
        return found.isLong ? makeLong(change) : make(change);
      }),
  };
}

function joined(before: Effect | undefined, next: Effect): Effect {
  if (!before) return next;
  return { puts: [...before.puts, ...next.puts], deletes: [...before.deletes, ...next.deletes] };
}

/** Whether they touch the same thing. */
function doMeet(one: Effect, other: Effect): boolean {
  const names = new Set(namesOf(other));
  return namesOf(one).some((name) => names.has(name));
}

function namesOf({ puts, deletes }: Effect): string[] {
  return [...puts, ...deletes].map(({ kind, id }) => `${kind} ${id}`);
}
