import type { FeatureStore } from '../../../ports/feature-store.ts';
import { type BaseMapParts, createBaseMapFeatures } from './base-map-features.ts';
import { composeFeatures } from './compose-features.ts';
import { createRegisterFeatures, type RegisterFeatureParts } from './register-features.ts';

/** The rows of all groups that `registry/maps.ts` publishes, one line a group. */
export function createPublishedFeatures(parts: RegisterFeatureParts & BaseMapParts): FeatureStore {
  return composeFeatures([createRegisterFeatures(parts), createBaseMapFeatures(parts)]);
}
