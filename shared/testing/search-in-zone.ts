// Runs the comparison of all searches in processes of their own, each started in another zone of the machine.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { ComparedSearches } from './search-comparison.ts';

export interface ComparedInZone extends ComparedSearches {
  /** What the process takes its zone for: minutes behind UTC, in winter and in summer. */
  readonly offsets: readonly number[];
}

/** One file starts in a fraction of the time that hundreds take. */
export async function bundleComparison() {
  const folder = await mkdtemp(join(tmpdir(), 'varde-search-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'search-child.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return {
    async compareIn(zone: string, count: number, seed: number): Promise<ComparedInZone> {
      const args = [join(folder, 'child.mjs'), String(count), String(seed)];
      const env = { ...process.env, TZ: zone };
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      return JSON.parse(stdout);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
