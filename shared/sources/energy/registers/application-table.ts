import { applicationColumns } from '../../../contracts/energy/application-fields.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { applicationScheme, applicationStatus } from '../normalise/application-reading.ts';
import { readArea } from '../normalise/read-area.ts';
import { readDigits } from '../normalise/read-text.ts';
import { buildTable, type DerivedCell } from './build-table.ts';

export function applicationTable(
  applications: readonly RegisterRow[],
  scheduler: Scheduler,
): Promise<ColumnTable> {
  const derived: { readonly [column: string]: DerivedCell } = {
    status: applicationStatus,
    scheme: applicationScheme,
    ownerNumber: ({ KraftverkEierOrgNr }) => readDigits(KraftverkEierOrgNr),
    area: ({ Omraade }) => readArea(Omraade),
  };
  return buildTable(applicationColumns, applications, derived, scheduler);
}
