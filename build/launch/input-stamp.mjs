// Tells whether the sources of a bundle are the ones it was made from, by names, sizes and times: reading them all
// would cost more than the start itself.

import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_BUNDLED = /\.test\.tsx?$|\.test-d\.ts$|\.bench\.ts$|README\.md$|tsconfig\.json$/;

/**
 * Gives one line of text for some files and folders, which changes whenever one of them is added, removed or written.
 * What was looked at once is not looked at again: bundles share most of their sources.
 */
export function createInputStamps(root) {
  const seen = new Map();
  const linesOf = (input) => {
    const lines = seen.get(input) ?? filesOf(root, input).map((file) => lineOf(root, file));
    seen.set(input, lines);
    return lines;
  };
  return (inputs) => createHash('sha256').update(inputs.flatMap(linesOf).sort().join('')).digest('hex');
}

function lineOf(root, file) {
  const { size, mtimeMs } = statSync(join(root, file));
  return `${file}\n${size} ${mtimeMs}\n`;
}

function filesOf(root, input) {
  const info = statSync(join(root, input), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NEVER_BUNDLED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
