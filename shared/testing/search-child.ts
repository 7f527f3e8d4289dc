// A process that compares all searches in the zone of its environment, and says in one line what it found.

import { compareAllSearches } from './search-comparison.ts';

const [count, seed] = process.argv.slice(2).map(Number);
const compared = await compareAllSearches(count ?? 0, seed ?? 0);
// By the zone of the machine: winter and summer.
const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset());
process.stdout.write(JSON.stringify({ ...compared, offsets }));
