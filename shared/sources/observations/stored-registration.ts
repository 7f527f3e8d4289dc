import type { JsonObject } from '../../base/json.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';

/** A registration as it is kept: one entry of the journal. */
export interface StoredRegistration {
  readonly regId: number;
  readonly registeredAtMs: number;
  /** As the contract read it, unknown members included; pictures name their files instead of holding them. */
  readonly registration: JsonObject;
  /** What boundaries said of where it was made, when it was taken in. */
  readonly found?: FoundAreas;
  /** The same afterwards, where somebody asked: it counts instead. Kept apart from the registration. */
  readonly foundLater?: LaterFound;
}

/** A type, since it is written as JSON. `atMs`: since when it counts; none where nothing is answered otherwise than before. */
export type LaterFound = FoundAreas & { readonly atMs?: number };

/** Numbers that are given here never meet those of a service that is pulled from. */
export const FIRST_LOCAL_ID = 1_000_000_000;
