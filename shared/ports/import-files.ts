import type { BridgeType } from '../contracts/bridge/types.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { Clock } from './clock.ts';

export type KeptFile = BridgeType<'KeptFile'>;
export type RowChoices = BridgeType<'RowChoices'>;
export type LayerFileEntry = BridgeType<'LayerFileEntry'>;

/** What is said of a file whose rows stand. */
export interface CommittedRows {
  readonly register: RegisterId;
  /** The files that the register would be rebuilt from, in the order of taking. */
  readonly edition: readonly string[];
  readonly choices?: RowChoices;
}

/** The files of imports/, and the numbers that layers ever had. A file is kept before anything of it is stored. */
export interface ImportFiles {
  list(): Promise<BridgeType<'KeptFiles'>>;
  /** Some bytes from a place on: none at the end of the file. */
  read(fileId: string, offset: number): Promise<Uint8Array>;
  /** Fails on a file that differs from its SHA-256. */
  check(fileId: string): Promise<void>;
  /** Gives numbers to so many layers: the first of them. They are never given again. */
  reserveLayers(count: number): Promise<number>;
  /** The rows stand. Of the register the last files stay, and those that they were put over. */
  commitRows(fileId: string, rows: CommittedRows): Promise<void>;
  /** Another edition of a register stands than the file that was committed last. */
  putPresent(present: BridgeType<'PresentEdition'>): Promise<void>;
  /** The layers that stand of a file. A file of none goes at the next start of the host. */
  commitLayers(fileId: string, layers: readonly LayerFileEntry[]): Promise<void>;
  /**
   * Names a file in the list again that only the store knows, with its layers and their numbers: the list was lost. Tells
   * whether the file itself is there, among those that were set aside.
   */
  adoptLayers(fileId: string, fileName: string, layers: readonly LayerFileEntry[]): Promise<boolean>;
  /** Gives up a file that was not committed; one of an earlier start is set aside, for a person to look at. */
  drop(fileId: string): Promise<void>;
}

type ImportProgress = BridgeType<'ImportProgress'>;

export interface ProgressDependencies {
  readonly clock: Clock;
  onImportProgress(progress: ImportProgress): void;
}

const PROGRESS_MS = 200;

/** Tells how far a stage is, from 0 to 1, not too often. */
export function createProgressTeller(
  { clock, onImportProgress }: ProgressDependencies,
  fileId: string,
  stage: ImportProgress['stage'],
): (part: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (part) => {
    if (clock.nowMs() - toldAt < PROGRESS_MS && part < 1) return;
    toldAt = clock.nowMs();
    onImportProgress({ fileId, stage, part: Math.min(1, part) });
  };
}
