import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of a test's own. */
export function createDataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'varde-e2e-'));
  // A browser that is just ending may still write into its profile.
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}
