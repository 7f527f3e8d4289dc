// Every act of a person goes one way: into the journal, then into the store, then everybody hears of it.

import type { Clock } from '../ports/clock.ts';
import type { Change, JournalMark, JournalPort, JournalThing } from '../ports/journal.ts';

export interface NewChange extends Partial<Pick<Change, 'puts' | 'deletes'>> {
  /** The operation that does it. */
  readonly why: string;
  readonly who: 'user' | 'varde';
}

/** What a change does: things as they are from now on, and things that are gone. */
export type Effect = Required<Pick<NewChange, 'puts' | 'deletes'>>;

export interface Changes {
  /** Gives its number. Fails, and nothing has changed, where the journal cannot take it. `apply` brings it into the store. */
  make(change: NewChange, apply?: () => Promise<void>): Promise<number>;
}

export interface ChangeParts {
  readonly journal: JournalPort;
  readonly journalMark: JournalMark;
  readonly clock: Clock;
  /** Told of each change when it stands in the store. */
  readonly onChange: (change: Change) => void;
}

export function createChanges({ journal, journalMark, clock, onChange }: ChangeParts): Changes {
  let marked = 0;
  return {
    async make({ puts = [], deletes = [], who, why }, apply) {
      const change: Change = { atMs: clock.nowMs(), who, why, puts, deletes };
      const number = await journal.append(change);
      await apply?.();
      if (number > marked) {
        marked = number;
        await journalMark.put(number);
      }
      onChange(change);
      return number;
    },
  };
}

/** The things of a kind, page by page, in the order of their changes. */
export async function* readThings(journal: JournalPort, kind: string): AsyncGenerator<JournalThing> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Awaited<ReturnType<JournalPort['read']>> = await journal.read(kind, after);
    yield* page.things;
    after = page.next;
  }
}
