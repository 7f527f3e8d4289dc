import type { BridgeType } from '../contracts/bridge/types.ts';

export type LayerFile = BridgeType<'LayerFile'>;
export type LayerFileEntry = BridgeType<'LayerFileEntry'>;

/** The files that layers were made from, in imports/layers/, and the numbers that layers ever had. */
export interface LayerFiles {
  list(): Promise<BridgeType<'LayerFiles'>>;
  /** Some bytes from a place on: none at the end of the file. */
  read(fileId: string, offset: number): Promise<Uint8Array>;
  /** Fails on a file that differs from its SHA-256. */
  check(fileId: string): Promise<void>;
  /** Gives numbers to so many layers: the first of them. They are never given again. */
  reserve(count: number): Promise<number>;
  /** The layers that stand of a file. A file of none is removed. */
  commit(fileId: string, layers: readonly LayerFileEntry[]): Promise<void>;
  /** Removes a file that was not committed; one that is not there is no failure. */
  drop(fileId: string): Promise<void>;
}
