import type { MapDependencies } from '../../map-service/map-context.ts';

export interface WatchedDependencies {
  readonly dependencies: MapDependencies;
  /** Whether what was made with the parts stands until data change. */
  isOfDataOnly(): boolean;
}

/**
 * The parts for one request, watched: an answer that was told the moment, or that names a file which is kept for a
 * while, is good only once.
 */
export function watchMapDependencies(map: MapDependencies): WatchedDependencies {
  let isOnce = false;
  return {
    dependencies: {
      ...map,
      clock: {
        nowMs() {
          isOnce = true;
          return map.clock.nowMs();
        },
      },
      outputs: {
        keep(files) {
          isOnce = true;
          return map.outputs.keep(files);
        },
      },
    },
    isOfDataOnly: () => !isOnce,
  };
}
