import { osloInstantMs, osloTimeText } from '../../../../shared/base/oslo-time.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

const MINUTE_MS = 60_000;

/** What a Norwegian clock may have meant. */
export type LocalReading =
  | { readonly kind: 'one'; readonly instantMs: number }
  /** The hour that comes twice. */
  | { readonly kind: 'two'; readonly earlierMs: number; readonly laterMs: number }
  /** The hour that does not exist: the clocks nearest before and after, as if they were UTC. */
  | { readonly kind: 'none'; readonly beforeMs: number; readonly afterMs: number };

/** Reads a clock, given as if it were UTC. */
export function readLocal(localMs: number): LocalReading {
  const earlierMs = osloInstantMs(localMs, 'earlier');
  if (localOf(earlierMs) !== localMs) {
    return { kind: 'none', beforeMs: localOf(earlierMs - MINUTE_MS), afterMs: localOf(earlierMs) };
  }
  const laterMs = osloInstantMs(localMs, 'later');
  return earlierMs === laterMs ? { kind: 'one', instantMs: earlierMs } : { kind: 'two', earlierMs, laterMs };
}

/** What the Norwegian clock says at an instant, as if it were UTC. */
export function localOf(instantMs: number): number {
  return Date.parse(`${osloTimeText(instantMs)}Z`);
}

/** As a draft keeps it: the instant, and how it was told. */
export function draftTime(instantMs: number): BridgeType<'DraftTime'> {
  return {
    instantMs,
    offsetMinutes: (localOf(instantMs) - instantMs) / MINUTE_MS,
    zone: 'Europe/Oslo',
  };
}
