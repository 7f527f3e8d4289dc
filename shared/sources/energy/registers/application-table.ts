import { applicationColumns } from '../../../contracts/energy/application-fields.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { applicationScheme, applicationStatus } from '../normalise/application-reading.ts';
import { readArea, readDigits } from '../normalise/readers.ts';
import { buildTable, type DerivedCell } from './build-table.ts';

/** Columns that say otherwise than their member does. */
export const applicationCells: { readonly [column: string]: DerivedCell } = {
  status: applicationStatus,
  scheme: applicationScheme,
  ownerNumber: ({ KraftverkEierOrgNr }) => readDigits(KraftverkEierOrgNr),
  area: ({ Omraade }) => readArea(Omraade),
};

export function applicationTable(
  applications: readonly RegisterRow[],
  scheduler: Scheduler,
): Promise<ColumnTable> {
  return buildTable(applicationColumns, applications, applicationCells, scheduler);
}
