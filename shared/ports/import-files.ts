import type { BridgeType } from '../contracts/bridge/types.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';

export type KeptFile = BridgeType<'KeptFile'>;
export type LayerFileEntry = BridgeType<'LayerFileEntry'>;

/** The files of imports/, and the numbers that layers ever had. A file is kept before anything of it is stored. */
export interface ImportFiles {
  list(): Promise<BridgeType<'KeptFiles'>>;
  /** Some bytes from a place on: none at the end of the file. */
  read(fileId: string, offset: number): Promise<Uint8Array>;
  /** Fails on a file that differs from its SHA-256. */
  check(fileId: string): Promise<void>;
  /** Gives numbers to so many layers: the first of them. They are never given again. */
  reserveLayers(count: number): Promise<number>;
  /** The rows stand. Old files of the register go, except those in `needed`. */
  commitRows(fileId: string, register: RegisterId, needed: readonly string[]): Promise<void>;
  /** The layers that stand of a file. A file of none is removed. */
  commitLayers(fileId: string, layers: readonly LayerFileEntry[]): Promise<void>;
  /**
   * Names a file in the list again that only the store knows, with its layers and their numbers: the list was lost. Tells
   * whether the file itself is there, among those that were set aside.
   */
  adoptLayers(fileId: string, fileName: string, layers: readonly LayerFileEntry[]): Promise<boolean>;
  /** Gives up a file that was not committed; one of an earlier start is set aside, for a person to look at. */
  drop(fileId: string): Promise<void>;
}
