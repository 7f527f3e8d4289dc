// Which layers the map can be shown with. Where it fails, the layers that were new to it are put on it again one by
// one, so that the one that is at fault is left out and told, and no other.

import { useCallback, useState } from 'react';

export interface LayerTrial {
  /** The map has stood with them. */
  readonly provenIds: ReadonlySet<number>;
  /** Why the map cannot be shown with them. */
  readonly refused: ReadonlyMap<number, unknown>;
  /** Not on the map until those before them have shown that they do no harm. */
  readonly waitingIds: readonly number[];
}

export const NO_TRIAL: LayerTrial = { provenIds: new Set(), refused: new Map(), waitingIds: [] };

export function isOnTrialMap({ refused, waitingIds }: LayerTrial, layerId: number): boolean {
  return !refused.has(layerId) && !waitingIds.includes(layerId);
}

/** The map failed with these layers on it. */
export function afterFailure(trial: LayerTrial, shownIds: readonly number[], error: unknown): LayerTrial {
  const { provenIds, refused, waitingIds } = trial;
  const unproven = shownIds.filter((layerId) => !provenIds.has(layerId));
  const suspects = unproven.length > 0 ? unproven : shownIds;
  const [only] = suspects;
  if (only !== undefined && suspects.length === 1) {
    return { ...trial, refused: new Map(refused).set(only, error) };
  }
  return {
    ...trial,
    provenIds: new Set([...provenIds].filter((layerId) => !suspects.includes(layerId))),
    waitingIds: [...waitingIds, ...suspects],
  };
}

/** The map stands with these layers: the next one that waits is put on it. */
export function afterSuccess(trial: LayerTrial, shownIds: readonly number[]): LayerTrial {
  const { provenIds, waitingIds } = trial;
  if (waitingIds.length === 0 && shownIds.every((layerId) => provenIds.has(layerId))) return trial;
  return { ...trial, provenIds: new Set([...provenIds, ...shownIds]), waitingIds: waitingIds.slice(1) };
}

/** A person wants to try one again. */
export function withoutRefusal(trial: LayerTrial, layerId: number): LayerTrial {
  const refused = new Map(trial.refused);
  refused.delete(layerId);
  return { ...trial, refused };
}

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
