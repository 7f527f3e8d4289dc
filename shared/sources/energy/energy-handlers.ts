import type { CertificateOperations, HydropowerOperations } from '../../contracts/energy/operations.ts';
import type { EnergyTypes, SummaryValues } from '../../contracts/energy/types.ts';
import type { ServiceOf } from '../../schema/notation.ts';
import type { Sums } from './certificate/allocation.ts';
import { gwhOfAmount } from './certificate/amount.ts';
import { periodSums } from './certificate/summary-series.ts';
import type { EnergyContext } from './energy-context.ts';
import { isPlantInOperation } from './normalise/plant-reading.ts';

export const certificateHandlers: ServiceOf<EnergyTypes, CertificateOperations, EnergyContext> = {
  async GetApplications(_, { registers }) {
    const applications = await registers.rows('applications');
    return applications.map(({ value }) => value);
  },
  async GetSummaryValues({ year, period }, { readSeries }) {
    return summaryValues(periodSums(await readSeries(), year, period));
  },
  /** An imported quarter answers as it came, like every imported row. */
  async GetSummaryValuesPerQuarter(_, { readSeries }) {
    const series = await readSeries();
    return series.map(
      ({ total, year, quarter, imported }) =>
        imported ?? { Values: summaryValues(total), Year: year, Quarter: quarter },
    );
  },
};

function summaryValues({ target, transitional }: Sums): SummaryValues {
  return { IMaalet: gwhOfAmount(target), IOvergangsordningen: gwhOfAmount(transitional) };
}

export const hydropowerHandlers: ServiceOf<EnergyTypes, HydropowerOperations, EnergyContext> = {
  async GetHydroPowerPlantsInOperation(_, { registers }) {
    const plants = await registers.rows('plants');
    return plants.map(({ value }) => value).filter(isPlantInOperation);
  },
  async GetHydroPowerPlants(_, { registers }) {
    const plants = await registers.rows('plants');
    return plants.map(({ value }) => value);
  },
};
