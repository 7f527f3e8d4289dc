// Results that clients fetch by their addresses: files for ten minutes, under names that cannot be guessed. Nothing of
// them outlives a start.

import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFile } from '../../../shared/map-service/outputs.ts';
import { makeFolder } from './make-folder.ts';

export interface OutputFiles {
  /** Keeps files for ten minutes, fewer when others need the room. Gives their names. */
  keep(files: readonly OutputFile[]): Promise<string[]>;
  /** By its name in any case of letters. Undefined of what is gone or never was. */
  find(name: string): KeptOutput | undefined;
}

export interface KeptOutput {
  readonly path: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export interface OutputLimits {
  readonly count: number;
  readonly bytes: number;
}

const KEPT_MS = 10 * 60_000;
/** One answer alone has up to 2,000 pages about rows. */
const LIMITS: OutputLimits = { count: 5_000, bytes: 256 * 1024 * 1024 };
const NAME_BYTES = 18;
const EXTENSION = /^[a-z0-9]{1,8}$/;

/** Empties the folder. */
export async function openOutputFiles(
  folder: string,
  nowMs: () => number,
  limits = LIMITS,
): Promise<OutputFiles> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  makeFolder(folder, 0o700);
  // The oldest stand first.
  const kept = new Map<string, KeptOutput & { readonly untilMs: number }>();
  let heldBytes = 0;

  async function drop(name: string): Promise<void> {
    const found = kept.get(name);
    if (!found) return;
    kept.delete(name);
    heldBytes -= found.sizeBytes;
    // What cannot be removed now goes at the next start.
    await rm(found.path, { force: true }).catch(() => undefined);
  }

  async function makeRoom(): Promise<void> {
    for (const [name, { untilMs }] of kept) {
      // The newest stays, however large it is: its address is being given away.
      const fits = kept.size <= 1 || (kept.size <= limits.count && heldBytes <= limits.bytes);
      if (untilMs > nowMs() && fits) break;
      await drop(name);
    }
  }

  async function write({ bytes, mediaType, extension }: OutputFile): Promise<string> {
    const suffix = EXTENSION.test(extension) ? extension : 'bin';
    const name = `${randomBytes(NAME_BYTES).toString('hex')}.${suffix}`;
    const path = join(folder, name);
    kept.set(name, { path, mediaType, sizeBytes: bytes.length, untilMs: nowMs() + KEPT_MS });
    heldBytes += bytes.length;
    try {
      await writeFile(path, bytes, { mode: 0o600 });
    } catch (error) {
      await drop(name);
      throw error;
    }
    return name;
  }

  return {
    async keep(files) {
      const names: string[] = [];
      for (const file of files) names.push(await write(file));
      await makeRoom();
      // So that nothing lies on the disk for longer because nobody asks for more.
      setTimeout(() => void makeRoom(), KEPT_MS).unref();
      return names;
    },
    find(name) {
      const found = kept.get(name.toLowerCase());
      return found && found.untilMs > nowMs() ? found : undefined;
    },
  };
}
