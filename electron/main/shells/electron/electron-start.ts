import type { Log } from '../../../../shared/ports/log.ts';
import type { startHost as StartHost } from '../../host.ts';
import type { answers, focusHolder } from '../../lifecycle/instance.ts';
import type { ElectronOptions } from './command-line.ts';
import type { ErrorSource } from './failures.ts';
import type { OpenedFiles } from './opened-files.ts';

/** What a start of the application is given; tests replace parts of it. */
export interface ElectronRun {
  readonly argv: readonly string[];
  /** The folder of the application: bundles in dist/, icons in assets/. */
  readonly root: string;
  readonly platform: NodeJS.Platform;
  /** Whether the package was made for tests, which look into its windows. */
  readonly isTestBuild: boolean;
  /** Whether it is Windows' portable program, which installs nothing. */
  readonly isPortable: boolean;
  readonly startHost: typeof StartHost;
  /** Tells of errors that nobody caught: the process. */
  readonly errors: ErrorSource;
  readonly focusHolder?: typeof focusHolder;
  readonly answers?: typeof answers;
  readonly endLimitMs?: number;
}

/** What all parts of a run know. */
export interface ElectronStart {
  readonly run: ElectronRun;
  readonly options: ElectronOptions;
  readonly profile: string;
  readonly logFolder: string;
  readonly openedFiles: OpenedFiles;
  readonly log: Log;
}
