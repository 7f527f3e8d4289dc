// Who imports whom, held against layers.cjs. The count is checked too: a cruiser without a parser for TypeScript finds
// no modules and is content.

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruiseTree } from './cruise.mjs';
import { mutualFolders } from './mutual-folders.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { unusedGrants } from './unused-grants.mjs';

const layers = createRequire(import.meta.url)('../layers.cjs');

const root = resolve(import.meta.dirname, '../..');
const folders = ['shared', 'electron', 'renderer', 'e2e', 'build'];

const sources = trackedFiles(root).filter(
  (file) => /[.](ts|tsx|mjs|cjs)$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
);
const { ownModules, violations } = await cruiseTree(root, folders);
const unused = unusedGrants(ownModules, layers);
const mutual = mutualFolders(ownModules);

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const problem of [...unused, ...mutual]) console.error(problem);
if (ownModules.length < sources.length) {
  console.error(`Only ${ownModules.length} modules were read, but there are ${sources.length} source files.`);
}
if (violations.length + unused.length + mutual.length > 0 || ownModules.length < sources.length)
  process.exit(1);
console.log(
  `layers: ${ownModules.length} modules, nobody imports what it may not, every grant is used, no folders import each other`,
);
