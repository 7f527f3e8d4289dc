// Periods and scopes of windows: what is left to fetch, and what a window stands for.

import { osloInstantMs, osloTimeText } from '../base/oslo-time.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';

export type PullScope = BridgeType<'PullScope'>;
/** Both ends belong to it. */
export type Period = Pick<PullScope, 'fromMs' | 'toMs'>;

const HOUR_MS = 3_600_000;

/** What of a period none of the others covers, oldest first. */
export function gapsOf(period: Period, covered: readonly Period[]): Period[] {
  return covered.reduce<Period[]>((gaps, each) => gaps.flatMap((gap) => without(gap, each)), [period]);
}

function without({ fromMs, toMs }: Period, taken: Period): Period[] {
  if (taken.toMs < fromMs || taken.fromMs > toMs) return [{ fromMs, toMs }];
  const parts = [
    { fromMs, toMs: taken.fromMs - 1 },
    { fromMs: taken.toMs + 1, toMs },
  ];
  return parts.filter((part) => part.fromMs <= part.toMs);
}

/**
 * Two halves, the older one first; undefined where it is too short to be cut. It is cut at a Norwegian midnight, or at a
 * full hour that comes once: searches take Norwegian times without a zone.
 */
export function halve({ fromMs, toMs }: Period): [Period, Period] | undefined {
  const middleMs = fromMs + Math.ceil((toMs - fromMs) / 2);
  const cutMs = [osloMidnightMs(middleMs), clearHourMs(middleMs)].find((ms) => ms > fromMs && ms <= toMs);
  if (cutMs === undefined) return undefined;
  return [
    { fromMs, toMs: cutMs - 1 },
    { fromMs: cutMs, toMs },
  ];
}

function osloMidnightMs(ms: number): number {
  return osloInstantMs(Date.parse(`${osloTimeText(ms).slice(0, 10)}T00:00Z`), 'earlier');
}

/** The last full hour whose Norwegian name no other hour has. */
function clearHourMs(ms: number): number {
  const hourMs = ms - (ms % HOUR_MS);
  return [hourMs, hourMs - HOUR_MS, hourMs - 2 * HOUR_MS].find(isClear) ?? hourMs;
}

function isClear(ms: number): boolean {
  const localMs = Date.parse(`${osloTimeText(ms)}Z`);
  return osloInstantMs(localMs, 'earlier') === osloInstantMs(localMs, 'later');
}

/** Whether everything that the other scope means is meant by this one. */
export function covers(scope: PullScope, other: PullScope): boolean {
  return (
    scope.fromMs <= other.fromMs &&
    scope.toMs >= other.toMs &&
    coversIds(scope.hazardIds, other.hazardIds) &&
    coversIds(scope.regionIds, other.regionIds)
  );
}

function coversIds(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === 0 || (others.length > 0 && others.every((id) => ids.includes(id)));
}

/** What a scope is held against. */
export interface Placed {
  readonly obsMs: number;
  readonly hazardId: number;
  readonly regionId: number;
}

export function isMeant(scope: PullScope, { obsMs, hazardId, regionId }: Placed): boolean {
  return (
    obsMs >= scope.fromMs &&
    obsMs <= scope.toMs &&
    coversIds(scope.hazardIds, [hazardId]) &&
    coversIds(scope.regionIds, [regionId])
  );
}
