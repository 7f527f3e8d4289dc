import { AppError } from '../../../shared/base/app-error.ts';
import type { RemoteHostForUi } from '../../../shared/contracts/bridge/host-api.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { tokenOf } from '../../bridge/varde-shell.ts';

/** The part of a File that is needed: tests give another. */
export interface SlicedFile {
  readonly name: string;
  readonly size: number;
  /** Parts are asked for in their order. */
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

type Host = Pick<RemoteHostForUi, `importFiles.${'begin' | 'append' | 'end' | 'abort'}`>;

export interface KeepOptions {
  readonly signal: AbortSignal;
  /** Hears how far it is, from 0 to 1. */
  readonly onPart: (part: number) => void;
}

const PART_BYTES = 4 * 1024 * 1024;

/** Has the host keep a file: it reads it from its own place, or is sent the bytes. Gives the id of the kept file. */
export async function keepFile(
  { host, onHost }: Pick<Bridge, 'host' | 'onHost'>,
  file: SlicedFile,
  { signal, onPart }: KeepOptions,
): Promise<string> {
  const token = await tokenOf(file);
  if (token === undefined) return sendFile(host, file, { signal, onPart });
  const stopListening = onHost('importFiles.copied', (copied) => {
    if (copied.token === token) onPart(copied.part);
  });
  try {
    return await host['importFiles.take']({ token }, { signal });
  } finally {
    stopListening();
  }
}

/** Sends a file, each part when the one before is written. Fails with `files/not-sent` where it cannot be read. */
async function sendFile(host: Host, file: SlicedFile, { signal, onPart }: KeepOptions): Promise<string> {
  const fileId = await host['importFiles.begin']({ fileName: file.name, bytes: file.size });
  try {
    for (let start = 0; start < file.size; start += PART_BYTES) {
      const end = Math.min(file.size, start + PART_BYTES);
      const part = new Uint8Array(await orNotSent(file.slice(start, end).arrayBuffer(), file.name));
      signal.throwIfAborted();
      await host['importFiles.append']({ fileId, part });
      onPart(end / file.size);
    }
    signal.throwIfAborted();
    await host['importFiles.end']({ fileId });
    return fileId;
  } catch (error) {
    await host['importFiles.abort']({ fileId }).catch(() => undefined);
    throw error;
  }
}

/** What a browser reads of a file or folder that a person opened, which may be forbidden, or be another one by now. */
export async function orNotSent<Outcome>(reading: Promise<Outcome>, file: string): Promise<Outcome> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.name : String(error);
    throw appError('files/not-sent', { file, reason }, { cause: error });
  }
}
