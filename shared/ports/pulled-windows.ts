import type { BridgeType } from '../contracts/bridge/types.ts';

export type PulledWindow = BridgeType<'PulledWindow'>;

/** Observations of other services, as they were fetched. */
export interface PulledWindows {
  /** Of each target the oldest first. */
  list(): Promise<readonly PulledWindow[]>;
  /** Its registrations, a line of JSON each. Fails with `pull/damaged`. */
  read(window: Pick<PulledWindow, 'targetId' | 'windowId'>): Promise<Uint8Array>;
  /** Says that it cannot be read: where the host cannot either it is set aside, told of and fetched again. */
  giveUp(window: Pick<PulledWindow, 'targetId' | 'windowId'>): Promise<void>;
}
