// What is too long for a line of the journal, as several that are not.

import { MAX_CHANGE_BYTES } from '../ports/journal.ts';
import type { Effect } from './changes.ts';

/** For what a change says beside its things. */
const HEAD_BYTES = 64 * 1024;

/** In the same order, as few as it takes. A thing that is too long by itself is one of its own: the journal refuses it. */
export function cutEffect({ puts, deletes }: Effect, maxBytes = MAX_CHANGE_BYTES - HEAD_BYTES): Effect[] {
  const parts: Effect[] = [];
  let bytes = 0;
  const partFor = (thing: object): Effect => {
    // With the comma that follows it.
    const length = new TextEncoder().encode(JSON.stringify(thing)).length + 1;
    bytes += length;
    const last = parts.at(-1);
    if (last && bytes <= maxBytes) return last;
    const next: Effect = { puts: [], deletes: [] };
    parts.push(next);
    bytes = length;
    return next;
  };
  for (const put of puts) partFor(put).puts.push(put);
  for (const gone of deletes) partFor(gone).deletes.push(gone);
  return parts;
}
