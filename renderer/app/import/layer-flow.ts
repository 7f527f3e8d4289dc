// The way of a file to layers: sent to the host in parts, read by the data window, looked at, stored. It can be
// stopped at any point, and then leaves nothing.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { RemoteHostForUi } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

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

/** Sends a file, each part when the one before is written. Gives the id of the kept file. */
export async function sendFile(
  host: Host,
  file: SlicedFile,
  { signal, onPart }: { readonly signal: AbortSignal; readonly onPart: (part: number) => void },
): Promise<string> {
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
