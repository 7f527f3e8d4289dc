import type { Clock } from '../../ports/clock.ts';
import type { FeatureStore } from '../../ports/feature-store.ts';

/** What the handlers of the map service get besides their input. */
export interface MapContext {
  readonly features: FeatureStore;
  readonly clock: Clock;
}
