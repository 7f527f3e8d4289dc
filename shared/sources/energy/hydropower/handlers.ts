import type { HydropowerOperations } from '../../../contracts/energy/operations.ts';
import type { EnergyTypes } from '../../../contracts/energy/types.ts';
import type { ServiceOf } from '../../../schema/notation.ts';
import type { EnergyContext } from '../energy-context.ts';
import { isPlantInOperation } from '../normalise/plant-reading.ts';

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
