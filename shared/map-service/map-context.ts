import type { MapCatalog } from '../catalog/maps.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeatureStore } from '../ports/feature-store.ts';
import type { Scheduler } from '../ports/scheduler.ts';
import type { Drawing } from './drawing/jobs/draw-job.ts';
import type { Outputs } from './outputs.ts';

/** What the handlers of the map service get besides their input. */
export interface MapContext {
  /** The maps as they stood when the request came. */
  readonly catalog: MapCatalog;
  readonly features: FeatureStore;
  readonly outputs: Outputs;
  readonly drawing: Drawing;
  readonly clock: Clock;
  /** For work that grows with the rows: its steps leave the clock of the answer alone. */
  readonly createScheduler: () => Scheduler;
  /** The address that the client used, without a slash at its end: addresses in answers begin with it. */
  readonly origin: string;
  /** The manner in which long work goes on; it fails when the client no longer waits. */
  readonly scheduler: () => Scheduler;
}

/** The same for all requests; `catalog` is read anew for each. */
export type MapDependencies = Omit<MapContext, 'origin' | 'scheduler'>;
