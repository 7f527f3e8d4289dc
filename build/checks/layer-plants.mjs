// Plants one violation of each rule in a tree of its own and demands that each is reported: a rule that can not be
// broken protects nothing.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruiseTree, ruleNames } from './cruise.mjs';

const layers = createRequire(import.meta.url)('../layers.cjs');
const STRANGER = 'an-unlisted-package';

/** What a folder of the table is called in the planted tree. */
const place = (folder) => folder.replace('*', 'plants');

function isAllowed(folder, may, target) {
  return [folder, ...may].some((name) => target === name || target.startsWith(`${name}/`));
}

/** A folder that neither `folder` nor, in tests, everybody may import. */
function forbiddenTarget(folder, may, isTest) {
  const target = Object.keys(layers).find(
    (name) =>
      !name.includes('*') &&
      !name.endsWith('/testing') &&
      !isAllowed(folder, may, name) &&
      !(isTest && name.startsWith('shared/')),
  );
  if (!target) throw new Error(`${folder} may import everything`);
  return `${target}/target.ts`;
}

function importing(rule, file, target) {
  return {
    rule,
    files: { [file]: `import { thing } from '${upFrom(file)}${target}';\nexport const planted = thing;\n` },
  };
}

function upFrom(file) {
  return '../'.repeat(file.split('/').length - 1);
}

function plantsOf([folder, { may, packages }]) {
  const home = place(folder);
  const plants = [
    importing(`${folder} imports only what it may`, `${home}/plant.ts`, forbiddenTarget(folder, may, false)),
    importing(
      `tests of ${folder} import only shared besides`,
      `${home}/plant.test.ts`,
      forbiddenTarget(folder, may, true),
    ),
  ];
  if (packages === 'any') return plants;
  const file = `${home}/package-plant.ts`;
  return [
    ...plants,
    { rule: `${folder} uses only its packages`, files: { [file]: `import '${STRANGER}';\n` } },
  ];
}

const generalPlants = [
  {
    rule: 'no cycles',
    files: {
      'shared/base/here.ts': "import { there } from './there.ts';\nexport const here = () => there;\n",
      'shared/base/there.ts': "import { here } from './here.ts';\nexport const there = () => here;\n",
    },
  },
  importing(
    'features are islands',
    'renderer/features/map/island-plant.ts',
    'renderer/features/plants/target.ts',
  ),
  importing('every folder has a layer', 'shared/no-such-layer/plant.ts', 'shared/base/target.ts'),
  importing('test code stays in tests', 'renderer/app/testing-plant.ts', 'shared/testing/target.ts'),
  { rule: 'electron only in electron', files: { 'renderer/app/electron-plant.ts': "import 'electron';\n" } },
  { rule: 'Node only where Node runs', files: { 'shared/services/node-plant.ts': "import 'node:fs';\n" } },
  importing('the preload takes types only', 'electron/preload/value-plant.ts', 'shared/contracts/target.ts'),
  { rule: 'every import resolves', files: { 'shared/base/lost-plant.ts': "import './nowhere.ts';\n" } },
  {
    rule: 'every package is in package.json',
    files: { 'renderer/app/package-plant.ts': "import 'a-package-of-nobody';\n" },
  },
];

function writeTree(root, plants) {
  const files = {
    'package.json': JSON.stringify({ devDependencies: { [STRANGER]: '1', electron: '1' } }),
    'renderer/features/plants/target.ts': 'export const thing = 1;\n',
    'e2e/target.ts': 'export const thing = 1;\n',
  };
  for (const folder of Object.keys(layers)) files[`${place(folder)}/target.ts`] = 'export const thing = 1;\n';
  for (const name of [STRANGER, 'electron', 'a-package-of-nobody']) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
    files[`node_modules/${name}/index.js`] = 'export const thing = 1;\n';
  }
  for (const plant of plants) Object.assign(files, plant.files);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'varde-layers-')));
try {
  const plants = [...Object.entries(layers).flatMap(plantsOf), ...generalPlants];
  writeTree(root, plants);
  const { violations } = await cruiseTree(root, ['shared', 'electron', 'renderer', 'e2e']);
  const unreported = plants.filter(
    ({ rule, files }) => !violations.some((found) => found.rule === rule && found.from in files),
  );
  const unplanted = ruleNames.filter((name) => !plants.some(({ rule }) => rule === name));
  // What is allowed must pass: a rule that reports everything would satisfy the plants as well.
  const planted = new Set(plants.flatMap(({ files }) => Object.keys(files)));
  const wrong = violations.filter(({ from }) => !planted.has(from));
  for (const { rule } of unreported) console.error(`Not reported: ${rule}`);
  for (const name of unplanted) console.error(`No plant for the rule: ${name}`);
  for (const { rule, from, to } of wrong) console.error(`Reported without reason: ${rule}: ${from} → ${to}`);
  if (unreported.length + unplanted.length + wrong.length > 0) process.exitCode = 1;
  else
    console.log(`layer plants: each of the ${ruleNames.length} rules reports the violation planted for it`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
