// Tells whether the sources of a bundle are the ones it was made from, by names, sizes and times: reading them all
// would cost more than the start itself.

import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_BUNDLED = /\.test\.tsx?$|\.test-d\.ts$|\.bench\.ts$|README\.md$|tsconfig\.json$/;

/** One line of text that changes whenever a file of these files and folders is added, removed or written. */
export function inputStamp(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input)).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\n${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesOf(root, input) {
  const info = statSync(join(root, input), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NEVER_BUNDLED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
