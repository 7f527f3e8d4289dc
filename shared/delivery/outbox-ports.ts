import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import type { DeliveryState } from './delivery-state.ts';
import type { TargetReply } from './target-reply.ts';

/** An observation that waits in the outbox, as its folder tells it. */
export interface OutboxEntry {
  readonly draft: BridgeType<'Draft'>;
  readonly targetId: string;
  /** Of its pictures. Small ones go first. */
  readonly bytes: number;
  readonly state: DeliveryState;
}

/** What was prepared to be sent; or the pictures that are missing, by their paths. */
export type Prepared =
  | { readonly body: Uint8Array<ArrayBuffer>; readonly sha256: string }
  | { readonly gone: readonly string[] };

export interface PictureProof {
  readonly pictureId: string;
  readonly sha256: string;
  /** Byte for byte; else the target encoded it anew, and it has as many pixels. */
  readonly isExact: boolean;
}

export interface DeliveryProof {
  readonly regId: number;
  readonly seenAtMs: number;
  readonly body: BridgeType<'SentBody'>;
  readonly pictures: readonly PictureProof[];
}

export interface OutboxTarget {
  readonly version: BridgeType<'TargetVersion'>;
  readonly isHalted: boolean;
}

/** The world around an outbox. */
export interface OutboxPorts {
  nowMs(): number;
  /** From 0 to 1. */
  random(): number;
  /** Undefined where it is not known any more. */
  target(targetId: string): OutboxTarget | undefined;
  /** It refused the token. */
  halt(targetId: string): Promise<void>;
  /** On the disk when it returns. */
  keepState(entry: OutboxEntry, state: DeliveryState): Promise<void>;
  /** What was refused stands beside its field when the observation is written on. */
  keepFaults(entry: OutboxEntry, faults: JsonObject): Promise<void>;
  /** The registration without its pictures: the same from the first sending on. On the disk when it returns. */
  posted(entry: OutboxEntry): Promise<string>;
  prepare(entry: OutboxEntry, posted: string): Promise<Prepared>;
  insert(entry: OutboxEntry, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<TargetReply>;
  search(entry: OutboxEntry, path: string, criteria: JsonObject, signal: AbortSignal): Promise<TargetReply>;
  /** A picture as the target has it. */
  picture(entry: OutboxEntry, pictureId: string, signal: AbortSignal): Promise<TargetReply>;
  /** Compares a picture of the target with the one that was sent; undefined where it is none, or of another size. */
  comparePicture(
    entry: OutboxEntry,
    sha256: string,
    answered: Uint8Array,
  ): Promise<'exact' | 'encodedAnew' | undefined>;
  /** Whether another observation of this target was proven with that number. */
  isOfAnother(entry: OutboxEntry, regId: number): Promise<boolean>;
  /** Moves it out of the outbox, with the proof beside it. */
  archive(entry: OutboxEntry, proof: DeliveryProof): Promise<void>;
  /** Moves it back to where it is written. */
  reopen(entry: OutboxEntry): Promise<void>;
  onChanged(): void;
  /** A step that could not be done, such as on a full disk. */
  log(error: unknown): void;
}
