import type { BridgeType } from './types.ts';

/** A filter of observations that limits nothing. */
export const NO_FILTER: BridgeType<'ObservationFilter'> = {
  text: '',
  hazardIds: [],
  regionIds: [],
  typeIds: [],
  observer: '',
  competenceIds: [],
  sourceIds: [],
};
