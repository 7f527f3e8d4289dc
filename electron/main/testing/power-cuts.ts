// The power goes at every single step of an act, and once behind its end.

import { type LeftByCut, plugIn, restartAfterCut, syncedPaths } from './forgetful-files.ts';

const MAX_STEPS = 500;

/** An act on an empty disk, and what must be true when the machine is started again. */
interface CutAct {
  act(): Promise<void>;
  /** Fails where something promised is gone. */
  check(): Promise<void>;
}

interface PowerCuts {
  readonly left: LeftByCut;
  begin(): CutAct | Promise<CutAct>;
  /** The syncs that do nothing. */
  readonly isLeftOut?: (path: string) => boolean;
}

/** How often the power was cut, and the places that the whole act synced. Fails with the first cut that a check finds. */
export async function cutEverywhere(cuts: PowerCuts): Promise<{ cuts: number; synced: string[] }> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { wasCut, fault, synced } = await cutAt(steps, cuts);
    if (fault) throw fault;
    if (!wasCut) return { cuts: steps, synced };
  }
  throw new Error(`More than ${MAX_STEPS} steps`);
}

/** Leaves out the syncs of each place in turn: the places of those that no cut finds. */
export async function unfoundWithoutSync(cuts: PowerCuts): Promise<string[]> {
  const { cuts: last, synced } = await cutEverywhere(cuts);
  const unfound = new Set(synced);
  for (const place of synced) {
    const isLeftOut = (path: string) => placeOf(path) === place;
    // What is lost without a sync is lost until the end.
    for (let steps = last; steps >= 0 && unfound.has(place); steps--) {
      const { fault } = await cutAt(steps, { ...cuts, isLeftOut });
      if (fault) unfound.delete(place);
    }
  }
  return [...unfound];
}

async function cutAt(steps: number, { left, begin, isLeftOut }: PowerCuts) {
  const { act, check } = await begin();
  plugIn(steps, isLeftOut);
  const failure = await act().then(
    () => undefined,
    (error: unknown) => error,
  );
  const synced = [...new Set(syncedPaths().map(placeOf))].toSorted();
  const wasCut = restartAfterCut(left);
  if (!wasCut && failure) throw failure;
  const where = wasCut ? `cut at step ${steps}` : 'cut behind the end';
  const fault = await check().then(
    () => undefined,
    (cause: unknown) => new Error(`${where}: ${cause instanceof Error ? cause.message : cause}`, { cause }),
  );
  return { wasCut, fault, synced };
}

/** A path without what differs from run to run: ids, hashes, times and the number of the process. */
function placeOf(path: string): string {
  return path
    .replaceAll(/[\da-f]{64}/g, 'SHA')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\b\d{14}\b/g, 'TIME')
    .replace(/\.new-\d+$/, '.new')
    .replace(/\/[\da-f]{2}(?=$|\/)/, '/XX');
}
