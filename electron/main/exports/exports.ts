import { homedir } from 'node:os';
import { extname, isAbsolute, join } from 'node:path';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { isThere } from '../files/free-path.ts';
import { makeFolder } from '../files/make-folder.ts';
import { safeFileName } from '../files/safe-file-name.ts';
import type { SaveDialogOptions } from '../shells/shell.ts';
import { writeExport, writeFailure } from './write-export.ts';

type ExportRequest = BridgeType<'ExportRequest'>;
type ExportOutcome = BridgeType<'ExportOutcome'>;

export interface ExportDependencies {
  /** The folder of the settings; empty means Downloads. */
  readonly chosenFolder: () => string;
  readonly chooseSavePath: (options: SaveDialogOptions) => Promise<string | undefined>;
  /** The system's folder for downloads; where the shell does not know it, what the environment says, else the usual one. */
  readonly downloadsFolder?: string | undefined;
  /** Where there is no dialog, a copy is offered at an address. */
  readonly offerDownload: ((path: string) => string) | undefined;
}

interface ChosenPath {
  readonly path: string;
  /** A shell gives the path of a file that is there only when its user agreed to replace it. */
  readonly mayReplace: boolean;
}

export interface Exports {
  folder(): string;
  /** Asks where to save; undefined where the person chose no place. Fails with `export/write-failed`. */
  choosePath(proposedName: string): Promise<ChosenPath | undefined>;
  write(request: ExportRequest): Promise<ExportOutcome>;
}

export function createExports({
  chosenFolder,
  chooseSavePath,
  downloadsFolder = usualDownloads(process.env),
  offerDownload,
}: ExportDependencies): Exports {
  const folder = () => chosenFolder() || downloadsFolder;

  async function choosePath(proposedName: string): Promise<ChosenPath | undefined> {
    makeExportFolder(folder());
    const path = await chooseSavePath({ proposedName: safeFileName(proposedName), folder: folder() });
    return path === undefined ? undefined : { path, mayReplace: await isThere(path) };
  }

  return {
    folder,
    choosePath,
    async write({ fileName, format, bytes, rows }) {
      const chosen = await choosePath(nameOf(fileName, format));
      if (!chosen) return { isWritten: false, path: '', bytes: 0 };
      const written = await writeExport({ ...chosen, format, bytes, rows });
      return {
        isWritten: true,
        path: written,
        bytes: bytes.length,
        ...(offerDownload ? { downloadUrl: offerDownload(written) } : {}),
      };
    },
  };
}

/** XDG_DOWNLOAD_DIR is how a desktop says where downloads go; a part of a path is none. */
export function usualDownloads({ XDG_DOWNLOAD_DIR: said }: NodeJS.ProcessEnv): string {
  return said !== undefined && isAbsolute(said) ? said : join(homedir(), 'Downloads');
}

/** Downloads may never have been used. Fails with `export/write-failed`. */
function makeExportFolder(path: string): void {
  try {
    makeFolder(path, 0o777);
  } catch (error) {
    throw writeFailure(path, error);
  }
}

function nameOf(fileName: string, format: string): string {
  const name = safeFileName(fileName);
  return extname(name).toLowerCase() === `.${format}` ? name : `${name}.${format}`;
}
