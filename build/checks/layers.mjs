// Who imports whom, held against layers.cjs. The count is checked too: a cruiser without a parser for TypeScript finds
// no modules and is content.

import { resolve } from 'node:path';
import { cruiseTree } from './cruise.mjs';
import { trackedFiles } from './tracked-files.mjs';

const root = resolve(import.meta.dirname, '../..');
const folders = ['shared', 'electron', 'renderer', 'e2e', 'build'];

const sources = trackedFiles(root).filter(
  (file) => /[.](ts|tsx|mjs|cjs)$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
);
const { ownModuleCount, violations } = await cruiseTree(root, folders);

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
if (ownModuleCount < sources.length) {
  console.error(`Only ${ownModuleCount} modules were read, but there are ${sources.length} source files.`);
}
if (violations.length > 0 || ownModuleCount < sources.length) process.exit(1);
console.log(`layers: ${ownModuleCount} modules, nobody imports what it may not`);
