import type { JournalMark } from '../../ports/journal.ts';
import type { Database } from '../database.ts';

const NAME = 'journal';

export function createJournalMark({ marks }: Database): JournalMark {
  return {
    read: async () => (await marks.get(NAME))?.number ?? 0,
    async put(number) {
      await marks.put({ name: NAME, number });
    },
  };
}
