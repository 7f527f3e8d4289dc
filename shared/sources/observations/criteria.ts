export interface TypeWish {
  /** A type, or a group (80 to 83); undefined where only types of it are named. */
  readonly id: number | undefined;
  readonly subTypes: readonly number[];
}

/** What must hold. What is absent does not limit; of a list one value is enough, and an empty one does not limit either. */
export interface Criteria {
  readonly regId?: number;
  readonly locationId?: number;
  readonly regionIds?: readonly number[];
  readonly observerId?: number;
  readonly observerGuid?: string;
  readonly nickName?: string;
  readonly competenceIds?: readonly number[];
  readonly groupId?: number;
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly hazardIds?: readonly number[];
  readonly types?: readonly TypeWish[];
  readonly text?: string;
  readonly circle?: { readonly latitude: number; readonly longitude: number; readonly radiusM: number };
  /** Registered or changed from then on; asked by the app alone. */
  readonly changedFromMs?: number;
  /** Of these targets; `OWN_SOURCE` is this service itself. */
  readonly sourceIds?: readonly string[];
}

/** Stands for this service where targets are named by their ids. */
export const OWN_SOURCE = '';
