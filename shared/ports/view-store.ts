import type { BridgeType } from '../contracts/bridge/types.ts';

export type SavedView = BridgeType<'SavedView'>;

/** Saved views. The journal is their truth; this is what is read from. */
export interface ViewStore {
  /** In the order of saving, oldest first. */
  list(): Promise<SavedView[]>;
  put(view: SavedView): Promise<void>;
  /** Does nothing when there is no such view. */
  remove(viewId: string): Promise<void>;
  /** Makes the store hold these and no others, in one transaction. */
  replaceAll(views: readonly SavedView[]): Promise<void>;
}
