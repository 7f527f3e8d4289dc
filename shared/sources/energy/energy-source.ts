import type { PublishedGroup } from '../../catalog/layer-source.ts';
import { energyLayers, energyTables } from './energy-layers.ts';
import { createRegisterFeatures, type RegisterFeatureParts } from './register-features.ts';

/** Plants, licences, certificates and quarters: the registers. */
export const energyGroup: PublishedGroup<RegisterFeatureParts> = {
  layers: energyLayers,
  tables: energyTables,
  createFeatures: createRegisterFeatures,
};
