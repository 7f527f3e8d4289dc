// What a start does for the journal: where it is whole the store follows it; where it lost something, what only the
// store still has is written to it again.

import { type Change, JOURNAL_SETTLED, type JournalMark, type JournalPort } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import type { NoticePort } from '../ports/notices.ts';
import type { Changes } from './changes.ts';

/** What a journal that is not whole lacks, as a store still has it. */
export type Recovered = Pick<Change, 'puts' | 'deletes'>;

/** How a store is brought to agree with the journal. */
export interface JournalView {
  /** Whether every change of the past stands in the journal. Then it is right, whatever the store says. */
  readonly isWhole: boolean;
  /** The last change that stood in the store. */
  readonly storedUpTo: number;
}

export interface SettleParts {
  readonly journal: JournalPort;
  readonly journalMark: JournalMark;
  readonly changes: Changes;
  readonly notices: NoticePort;
  readonly log: Log;
}

/** Tells each store how far the journal can be trusted, and writes what they recover. */
export async function settleJournal(
  { journal, journalMark, changes, notices, log }: SettleParts,
  follow: readonly ((view: JournalView) => Promise<Recovered>)[],
): Promise<void> {
  const [{ lastNumber, isWhole }, storedUpTo] = await Promise.all([journal.status(), journalMark.read()]);
  // A store that is further than the journal has seen changes that the journal lost.
  const view = { isWhole: isWhole && storedUpTo <= lastNumber, storedUpTo };
  const puts: Recovered['puts'] = [];
  const deletes: Recovered['deletes'] = [];
  for (const part of follow) {
    const recovered = await part(view);
    puts.push(...recovered.puts);
    deletes.push(...recovered.deletes);
  }
  if (view.isWhole) {
    // A store that was made anew would not know what the journal has, and not miss it later.
    if (storedUpTo < lastNumber)
      await journalMark
        .put(lastNumber)
        .catch((error: unknown) => log.error('The journal is not marked', error));
    return;
  }
  // What only the journal had, such as observations that were registered, no store can give back.
  if (storedUpTo > lastNumber) await notices.tell('journal-end-lost', { count: storedUpTo - lastNumber });
  try {
    for (const put of puts) await changes.make({ who: 'varde', why: 'journal.recover', puts: [put] });
    if (deletes.length > 0) await changes.make({ who: 'varde', why: 'journal.recover', deletes });
    await changes.make({ who: 'varde', why: JOURNAL_SETTLED });
    await journalMark.put((await journal.status()).lastNumber);
  } catch (error) {
    // Such as a full disk: everything stands in the store, and the next start tries again.
    log.error('What the journal lost could not be written to it again', error);
    return;
  }
  if (puts.length > 0) await notices.tell('journal-recovered', { count: puts.length });
}
