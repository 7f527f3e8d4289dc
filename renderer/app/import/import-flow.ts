// Files wait in a row; each is previewed, and taken or left, before the next. Nothing changes until it is taken.

import { AppError } from '../../../shared/base/app-error.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { formatOf, START_BYTES } from '../../../shared/imports/import-formats.ts';
import type { SlicedFile } from './layer-flow.ts';

export type ImportPreview = BridgeType<'ImportPreview'>;
export type ImportProgress = BridgeType<'ImportProgress'>;
export type ImportOutcome = BridgeType<'ImportOutcome'>;

/** Where the file in hand stands. */
export type ImportStep =
  | { readonly kind: 'reading'; readonly fileName: string; readonly progress?: ImportProgress }
  | { readonly kind: 'preview'; readonly fileName: string; readonly preview: ImportPreview }
  | { readonly kind: 'taking'; readonly fileName: string; readonly preview: ImportPreview }
  | { readonly kind: 'layer'; readonly fileName: string; readonly file: ImportFile }
  | { readonly kind: 'failed'; readonly fileName: string; readonly error: unknown };

export interface ImportFile extends SlicedFile {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Finds out what a file is, and of rows what taking them would change. Its progress is told under the id, where there is one. */
export async function previewFile(
  data: Pick<RemoteData, 'imports.preview'>,
  file: ImportFile,
  signal: AbortSignal,
  progressId?: string,
): Promise<ImportStep> {
  try {
    const header = await file.slice(0, Math.min(file.size, START_BYTES)).arrayBuffer();
    const { gives } = formatOf(new Uint8Array(header), file.name);
    if (gives === 'features') return { kind: 'layer', fileName: file.name, file };
    const bytes = new Uint8Array(await file.arrayBuffer());
    signal.throwIfAborted();
    const preview = await data['imports.preview'](
      {
        fileName: file.name,
        bytes,
        origin: 'file',
        source: file.name,
        ...(progressId !== undefined && { progressId }),
      },
      { signal },
    );
    return { kind: 'preview', fileName: file.name, preview };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', fileName: file.name, error };
  }
}

/** Takes a previewed file. On failure nothing was taken and the step says why. */
export async function takeFile(
  data: Pick<RemoteData, 'imports.apply'>,
  preview: ImportPreview,
): Promise<ImportOutcome | Extract<ImportStep, { kind: 'failed' }>> {
  try {
    return await data['imports.apply']({ previewId: preview.previewId });
  } catch (error) {
    return { kind: 'failed', fileName: preview.fileName, error };
  }
}

/** Forgets a preview. A data window that is away has forgotten it already. */
export function leaveFile(data: Pick<RemoteData, 'imports.discard'>, preview: ImportPreview): void {
  data['imports.discard']({ previewId: preview.previewId }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
