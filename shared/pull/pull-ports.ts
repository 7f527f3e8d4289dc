import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import type { TargetReply } from '../delivery/target-reply.ts';
import type { Period } from './scopes.ts';

/** A window as it was answered: nothing is missing of it. */
export interface FetchedWindow {
  readonly period: Period;
  readonly items: readonly PulledItem[];
}

/** A registration as the target told it, in Norwegian. */
export interface PulledItem {
  readonly item: JsonObject;
  /** SHA-256 of the pictures that were fetched, by their numbers at the target. */
  readonly pictures: { readonly [pictureId: string]: string };
}

/** The world around a pull. */
export interface PullPorts {
  /** Of the target, for what failures tell. */
  readonly address: string;
  search(criteria: JsonObject, signal: AbortSignal): Promise<TargetReply>;
  picture(pictureId: string, signal: AbortSignal): Promise<TargetReply>;
  /** Gives its SHA-256 when it is on the disk; undefined where it is no picture. */
  keepPicture(bytes: Uint8Array): Promise<string | undefined>;
  /** The periods of this pull that are on the disk. */
  finished(): readonly Period[];
  /** On the disk when it returns. */
  keep(window: FetchedWindow): Promise<void>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  onProgress(progress: BridgeType<'PullProgress'>): void;
}
