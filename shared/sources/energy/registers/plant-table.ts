import { plantColumns } from '../../../contracts/energy/plant-fields.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { plantStatus, plantType } from '../normalise/plant-reading.ts';
import { readArea, readDigits } from '../normalise/readers.ts';
import { buildTable, type DerivedCell } from './build-table.ts';
import { joinCertificates } from './certificate-join.ts';
import { readPoint } from './point.ts';

/** Columns that the row of a plant alone says, otherwise than its member does. */
export const plantCells: { readonly [column: string]: DerivedCell } = {
  type: plantType,
  status: plantStatus,
  ownerNumber: ({ HovedEier_OrgNr }) => readDigits(HovedEier_OrgNr),
  area: ({ ElspotomraadeNummer }) => readArea(ElspotomraadeNummer),
};

/** The plants with their points and with what the join says of their certificates. */
export function plantTable(
  plants: readonly RegisterRow[],
  points: readonly RegisterRow[],
  applications: readonly RegisterRow[],
  scheduler: Scheduler,
): Promise<ColumnTable> {
  const pointByKey = new Map(points.map(({ key, value }) => [key, readPoint(value)]));
  const certificates = joinCertificates(plants, applications);
  const derived: { readonly [column: string]: DerivedCell } = {
    ...plantCells,
    licenceCount: ({ Konsesjoner }) => (Array.isArray(Konsesjoner) ? Konsesjoner.length : null),
    latitude: (_, key) => pointByKey.get(key)?.latitude ?? null,
    longitude: (_, key) => pointByKey.get(key)?.longitude ?? null,
    certificates: (_, key) => certificates.get(key) ?? 'none',
  };
  return buildTable(plantColumns, plants, derived, scheduler);
}
