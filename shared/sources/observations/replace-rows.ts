import type { EventLoop } from '../../ports/event-loop.ts';
import { OWN_SOURCE } from './criteria.ts';
import type { StoredRegistration } from './stored-registration.ts';
import type { ObservationTable } from './table/observation-table.ts';

/** Others have their turn after so many. */
const ROWS_AT_ONCE = 100;

/** Has registrations of this service entered once more, in steps: something that is found out about them is another. */
export async function replaceRows(
  { table, eventLoop }: { readonly table: ObservationTable; readonly eventLoop: EventLoop },
  regIds: ReadonlySet<number>,
  add: (stored: StoredRegistration) => void,
): Promise<void> {
  const { regId } = table.columns;
  const rows = table.search({ sourceIds: [OWN_SOURCE] }).filter((row) => regIds.has(regId[row] ?? 0));
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    const { stored } = table.read(row);
    table.remove(row);
    add(stored);
  }
}
