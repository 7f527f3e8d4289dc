import type { OpenTable, TableRow } from '../../../imports/rows/table-content.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';

/** All rows of a table, its heading first; undefined when a quoted field never ends. */
export async function readTable(opened: OpenTable, scheduler: Scheduler): Promise<TableRow[] | undefined> {
  const table: TableRow[] = [];
  for (const row of opened.rows()) {
    if (!row) return undefined;
    table.push(row);
    if (!scheduler.isDue()) continue;
    scheduler.tell({ rows: table.length, part: row.part });
    await scheduler.pause();
  }
  return table;
}
