// Documents and texts, held against what they speak of: nothing here may become false without somebody being told.
// `--write` prints the folder table of build/architecture.md anew.

import { resolve } from 'node:path';
import { checkDecisions } from './docs/decisions.mjs';
import { checkDependencyReasons } from './docs/dependency-reasons.mjs';
import { checkErrorCodes } from './docs/error-codes.mjs';
import { checkFolderReadmes } from './docs/folder-readmes.mjs';
import { checkLayerTable } from './docs/layer-table.mjs';
import { checkLinks } from './docs/links.mjs';
import { checkLocaleKeys } from './docs/locale-keys.mjs';
import { checkMachineTraces } from './docs/machine-traces.mjs';
import { checkNamedPaths } from './docs/named-paths.mjs';
import { checkSizes } from './docs/sizes.mjs';
import { trackedFiles } from './tracked-files.mjs';

const root = resolve(import.meta.dirname, '../..');
const files = trackedFiles(root);
const options = { isWriting: process.argv.includes('--write') };

const results = [];
for (const check of [
  checkLayerTable,
  checkDependencyReasons,
  checkLinks,
  checkNamedPaths,
  checkDecisions,
  checkFolderReadmes,
  checkLocaleKeys,
  checkErrorCodes,
  checkMachineTraces,
  checkSizes,
]) {
  results.push(await check(root, files, options));
}

const problems = results.flatMap((result) => result.problems);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`docs: ${results.flatMap(({ summary }) => summary ?? []).join('; ')}`);
