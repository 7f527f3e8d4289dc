import { createRegisterFeatures, type RegisterFeatureParts } from '../features/register-features.ts';
import { energyLayers, energyTables } from '../registry/energy-layers.ts';
import type { PublishedGroup } from './published-group.ts';

/** Plants, licences, certificates and quarters: the registers. */
export const energyGroup: PublishedGroup<RegisterFeatureParts> = {
  layers: energyLayers,
  tables: energyTables,
  createFeatures: createRegisterFeatures,
};
