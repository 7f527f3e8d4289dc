import type { OperationEntry } from '../../schema/notation.ts';

/** An operation between Varde's own processes, with what the calling end makes of it. */
export interface BridgeOperationEntry extends OperationEntry {
  /** Changes nothing: asked once more where the answering end was restarted meanwhile. */
  readonly isRead?: true;
  /**
   * Takes as long as it takes: a large file, or registers that are rebuilt before the first answer. Who waits can stop
   * it, and an end that hangs is noticed by its heartbeat.
   */
  readonly isUnlimited?: true;
}

export type BridgeOperationTable = { readonly [operation: string]: BridgeOperationEntry };
