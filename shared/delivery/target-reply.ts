import type { Json } from '../base/json.ts';

/** What a target answered, or why nobody did. */
export type TargetReply = TargetAnswer | TargetSilence;

export interface TargetAnswer {
  readonly status: number;
  readonly body: Uint8Array;
  /** Its clock. */
  readonly dateMs?: number;
  /** How long it asked to be left alone. */
  readonly retryAfterMs?: number;
}

export interface TargetSilence {
  readonly problem: string;
  /** What the system says of it. */
  readonly reason: string;
  /** Whether nothing can have arrived: there was no connection. */
  readonly isNeverSent: boolean;
}

/** Undefined where it is no JSON, as the page of a network that wants a login is none. */
export function jsonOf({ body }: TargetAnswer): Json | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
