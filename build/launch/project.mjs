// Where the project stands, and where its start scripts remember things between runs.

import { join, resolve } from 'node:path';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');
export const CACHE_FOLDER = join(PROJECT_ROOT, 'node_modules/.cache/varde');

/** Says one line on stderr: stdout belongs to the ready line. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
