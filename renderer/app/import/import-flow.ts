// The way of a file: kept by the host, read by the data window, looked at, stored by a job. It can be stopped at any
// point, and then leaves nothing.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { keepFile, type SlicedFile } from './keep-file.ts';

export type ImportDraft = BridgeType<'ImportDraft'>;
export type ImportProgress = BridgeType<'ImportProgress'>;
export type RowDraft = BridgeType<'RowDraft'>;
export type LayerDraft = BridgeType<'LayerDraft'>;

/** Where the file in hand stands. `part` goes from 0 to 1. */
export type ImportStep =
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'reading'; readonly fileId: string; readonly progress?: ImportProgress }
  | { readonly kind: 'ready'; readonly draft: ImportDraft }
  | { readonly kind: 'storing'; readonly draft: ImportDraft; readonly jobId?: string }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface Opening {
  readonly signal: AbortSignal;
  readonly onStep: (step: ImportStep) => void;
}

/** Has a file kept and read, telling each step until it is ready or has failed. Who stopped it hears no more. */
export async function openFile(
  bridge: Pick<Bridge, 'host' | 'onHost' | 'data'>,
  file: SlicedFile,
  { signal, onStep }: Opening,
): Promise<void> {
  try {
    const onPart = (part: number) => onStep({ kind: 'sending', part });
    const fileId = await keepFile(bridge, file, { signal, onPart });
    onStep({ kind: 'reading', fileId });
    const draft = await bridge.data['imports.read']({ fileId }, { signal });
    if (signal.aborted) leaveDraft(bridge.data, draft);
    else onStep({ kind: 'ready', draft });
  } catch (error) {
    if (!signal.aborted) onStep({ kind: 'failed', error });
  }
}

/** Forgets a draft. A data window that is away has forgotten it already. */
export function leaveDraft(data: Pick<RemoteData, 'imports.discard'>, { fileId }: ImportDraft): void {
  data['imports.discard']({ fileId }).catch(() => undefined);
}

/** The step with how far it is, where that is said of it. */
export function withProgress(step: ImportStep, progress: ImportProgress): ImportStep {
  const isOwn = step.kind === 'reading' && progress.fileId === step.fileId;
  return isOwn && progress.stage === 'reading' ? { ...step, progress } : step;
}
