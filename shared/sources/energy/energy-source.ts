import type { PublishedGroup } from '../../catalog/layer-source.ts';
import { energyLayers, energyTables } from './energy-layers.ts';
import { createRegisterFeatures, type RegisterFeatureDependencies } from './register-features.ts';

/** Plants, licences, certificates and quarters: the registers. */
export const energyGroup: PublishedGroup<RegisterFeatureDependencies> = {
  layers: energyLayers,
  tables: energyTables,
  createFeatures: createRegisterFeatures,
};
