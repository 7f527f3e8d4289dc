// What a camera told, held against what the draft says: it is offered, never taken by itself, and doubted in words.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { WGS_84 } from '../../../../shared/geo/crs/crs-table.ts';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { geodesicBetween } from '../../../../shared/geo/geodesic.ts';
import { positionOf } from '../forms/draft-place.ts';
import { readLocal } from '../forms/local-time.ts';

type TakenPicture = BridgeType<'TakenPicture'>;
type DraftContent = BridgeType<'DraftContent'>;

export type PictureDoubt =
  /** It tells neither when nor where nor in what direction it was taken. */
  | { readonly kind: 'untold' }
  | { readonly kind: 'cut' }
  /** Its clock is taken for the Norwegian one. */
  | { readonly kind: 'noOffset' }
  /** Positive: after the observation. */
  | { readonly kind: 'otherTime'; readonly afterMs: number }
  | { readonly kind: 'otherPlace'; readonly awayM: number }
  | { readonly kind: 'magnetic' };

const MINUTE_MS = 60_000;
const OTHER_TIME_MS = 6 * 60 * MINUTE_MS;
const OTHER_PLACE_M = 500;

/** When it was taken; the earlier one in the hour that comes twice. */
export function takenAtMs({ clock, offsetMinutes }: TakenPicture): number | undefined {
  const clockMs = clock === undefined ? Number.NaN : Date.parse(`${clock}Z`);
  if (Number.isNaN(clockMs)) return undefined;
  if (offsetMinutes !== undefined) return clockMs - offsetMinutes * MINUTE_MS;
  const reading = readLocal(clockMs);
  if (reading.kind === 'none') return undefined;
  return reading.kind === 'one' ? reading.instantMs : reading.earlierMs;
}

export function takenPlace({ latitude, longitude }: TakenPicture): LonLat | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** What a person should know before they believe the picture, or the draft. */
export function pictureDoubts(taken: TakenPicture, content: DraftContent): PictureDoubt[] {
  const doubts: PictureDoubt[] = [];
  if (taken.isCut === true) doubts.push({ kind: 'cut' });
  const [atMs, place] = [takenAtMs(taken), takenPlace(taken)];
  if (atMs === undefined && place === undefined && taken.directionDeg === undefined)
    return [...doubts, { kind: 'untold' }];
  if (atMs !== undefined && taken.offsetMinutes === undefined) doubts.push({ kind: 'noOffset' });
  const afterMs = atMs !== undefined && content.observedAt ? atMs - content.observedAt.instantMs : 0;
  if (Math.abs(afterMs) > OTHER_TIME_MS) doubts.push({ kind: 'otherTime', afterMs });
  const observed = positionOf(content);
  const awayM = place && observed ? geodesicBetween(WGS_84, observed, place).lengthM : 0;
  if (awayM > OTHER_PLACE_M) doubts.push({ kind: 'otherPlace', awayM });
  if (taken.isMagnetic === true) doubts.push({ kind: 'magnetic' });
  return doubts;
}
