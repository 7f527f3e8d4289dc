// Results that a client fetches by their address: kept in memory for a while under names that cannot be guessed.

import { mapService } from '../contracts/map/service.ts';
import type { Clock } from '../ports/clock.ts';

const KEPT_MS = 10 * 60_000;
const MAX_KEPT_BYTES = 256 * 1024 * 1024;
const NAME_BYTES = 18;

export interface OutputFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
}

export interface Outputs {
  /** Keeps a file for ten minutes, fewer when others need the room. Gives its name. */
  keep(file: OutputFile): string;
  find(name: string): OutputFile | undefined;
}

/** Below it a result answers under its name. */
const OUTPUT_PATH = `${mapService.outputPath}/`;

/** Where a client fetches a result that is kept under `name`. `origin`: the address that the client used. */
export function outputAddress(origin: string, name: string): string {
  return `${origin}${OUTPUT_PATH}${name}`;
}

export function createOutputs(clock: Clock, limitBytes = MAX_KEPT_BYTES): Outputs {
  const kept = new Map<string, { readonly file: OutputFile; readonly untilMs: number }>();
  let heldBytes = 0;

  function drop(name: string): void {
    heldBytes -= kept.get(name)?.file.bytes.length ?? 0;
    kept.delete(name);
  }

  return {
    keep(file) {
      const nowMs = clock.nowMs();
      heldBytes += file.bytes.length;
      // The oldest stand first.
      for (const [name, { untilMs }] of kept) {
        if (untilMs > nowMs && heldBytes <= limitBytes) break;
        drop(name);
      }
      const random = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
      const name = `${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}.${file.extension}`;
      kept.set(name, { file, untilMs: nowMs + KEPT_MS });
      return name;
    },
    find(name) {
      const found = kept.get(name);
      return found && found.untilMs > clock.nowMs() ? found.file : undefined;
    },
  };
}
