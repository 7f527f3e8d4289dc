// The way of a file to layers: read by the host, or sent to it in parts, then read by the data window, looked at, stored.
// It can be stopped at any point, and then leaves nothing.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { RemoteHostForUi } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { tokenOf } from '../../bridge/varde-shell.ts';

export type LayerDraft = BridgeType<'LayerDraft'>;

/** Where the file stands. `part` goes from 0 to 1. */
export type LayerStep =
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'reading'; readonly part: number }
  | { readonly kind: 'ready'; readonly draft: LayerDraft }
  | { readonly kind: 'storing'; readonly part: number; readonly draft: LayerDraft }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The part of a File that is needed: tests give another. */
export interface SlicedFile {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

type Host = Pick<RemoteHostForUi, `layerFiles.${'begin' | 'append' | 'end' | 'abort'}`>;

const PART_BYTES = 4 * 1024 * 1024;

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onPart: (part: number) => void;
}

/** Has the host keep a file: it reads it from its own place, or is sent the bytes. Gives the id of the kept file. */
export async function keepFile(
  { host, onHost }: Pick<Bridge, 'host' | 'onHost'>,
  file: SlicedFile,
  { signal, onPart }: SendOptions,
): Promise<string> {
  const token = await tokenOf(file);
  if (token === undefined) return sendFile(host, file, { signal, onPart });
  const stopListening = onHost('layerFiles.copied', (copied) => {
    if (copied.token === token) onPart(copied.part);
  });
  try {
    return await host['layerFiles.take']({ token }, { signal });
  } finally {
    stopListening();
  }
}

/** Sends a file, each part when the one before is written. */
async function sendFile(host: Host, file: SlicedFile, { signal, onPart }: SendOptions): Promise<string> {
  const fileId = await host['layerFiles.begin']({ fileName: file.name, bytes: file.size });
  try {
    for (let start = 0; start < file.size; start += PART_BYTES) {
      const end = Math.min(file.size, start + PART_BYTES);
      const part = new Uint8Array(await file.slice(start, end).arrayBuffer());
      signal.throwIfAborted();
      await host['layerFiles.append']({ fileId, part });
      onPart(end / file.size);
    }
    signal.throwIfAborted();
    await host['layerFiles.end']({ fileId });
    return fileId;
  } catch (error) {
    await host['layerFiles.abort']({ fileId }).catch(() => undefined);
    throw error;
  }
}

/** Forgets a draft. A data window that is away has forgotten it already. */
export function leaveDraft(data: Pick<RemoteData, 'layers.discard'>, { draftId }: LayerDraft): void {
  data['layers.discard']({ draftId }).catch(() => undefined);
}
