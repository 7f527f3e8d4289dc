import { useCallback, useState } from 'react';
import { afterFailure, afterSuccess, isOnTrialMap, NO_TRIAL, withoutRefusal } from './layer-trial.ts';

export interface LayerTrialRun {
  /** Why the map cannot be shown with some layers. */
  readonly refused: ReadonlyMap<number, unknown>;
  /** Whether a layer may be put on the map now. The same function while that is the same. */
  readonly isOn: (layerId: number) => boolean;
  readonly onFailure: (shownIds: readonly number[], error: unknown) => void;
  readonly onStanding: (shownIds: readonly number[]) => void;
  readonly tryAgain: (layerId: number) => void;
}

/** Finds the layer with which the map cannot be shown, and leaves it out until somebody tries it again. */
export function useLayerTrial(): LayerTrialRun {
  const [trial, setTrial] = useState(NO_TRIAL);
  return {
    refused: trial.refused,
    isOn: useCallback((layerId) => isOnTrialMap(trial, layerId), [trial]),
    onFailure: useCallback(
      (shownIds, error) => setTrial((before) => afterFailure(before, shownIds, error)),
      [],
    ),
    onStanding: useCallback((shownIds) => setTrial((before) => afterSuccess(before, shownIds)), []),
    tryAgain: useCallback((layerId) => setTrial((before) => withoutRefusal(before, layerId)), []),
  };
}
