import type { EventLoop } from '../../ports/event-loop.ts';
import { OWN_SOURCE } from './criteria.ts';
import type { SearchRow } from './search-row.ts';
import type { ObservationTable } from './table/observation-table.ts';

/** Others have their turn after so many. */
const ROWS_AT_ONCE = 100;

/**
 * Has registrations of this service entered once more, in steps: something that is found out about them is another. Their
 * facts are handed on, since places with numbers are what was said of them last, which came later than the row.
 */
export async function replaceRows(
  { table, eventLoop }: { readonly table: ObservationTable; readonly eventLoop: EventLoop },
  regIds: ReadonlySet<number>,
  enter: (row: SearchRow) => void,
): Promise<void> {
  const { regId } = table.columns;
  const rows = table.search({ sourceIds: [OWN_SOURCE] }).filter((row) => regIds.has(regId[row] ?? 0));
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    const facts = table.read(row);
    table.remove(row);
    enter(facts);
  }
}
