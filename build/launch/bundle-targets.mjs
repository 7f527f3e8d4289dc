// The bundles: what each is made from, and by which Vite configurations. Free of packages, so that a start can tell
// whether anything is to be built without loading Vite.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInputStamps } from './input-stamp.mjs';
import { PROJECT_ROOT } from './project.mjs';

const ALWAYS = [
  'package-lock.json',
  'package.json',
  'build/bundle.mjs',
  'build/vite.page.ts',
  'build/vite.node.ts',
  'build/vite.quick-http.ts',
  'build/vite.page-files.ts',
];

const BUNDLE_TARGETS = [
  {
    folder: 'dist/host',
    entries: ['electron/main/serve.ts'],
    inputs: ['electron/main', 'shared'],
    configs: ['build/vite.host.config.ts'],
  },
  {
    folder: 'dist/electron',
    entries: ['electron/main/main.ts', 'electron/preload/preload.ts'],
    inputs: ['electron/main', 'electron/preload', 'shared'],
    configs: ['build/vite.electron.config.ts', 'build/vite.preload.config.ts'],
  },
  {
    folder: 'dist/data',
    entries: ['electron/data/index.html'],
    inputs: ['electron/data', 'shared', 'assets'],
    configs: ['build/vite.data.config.ts'],
  },
  {
    folder: 'dist/app',
    entries: ['renderer/index.html'],
    inputs: ['renderer', 'shared', 'assets'],
    configs: ['build/vite.app.config.ts'],
  },
];

/** Where a bundle keeps the stamp of what it was made from. */
export const STAMP_FILE = '.stamp';

/** The bundles that are missing or older than their sources, each with the stamp of its sources now. */
export function staleTargets(root = PROJECT_ROOT) {
  const stampOf = createInputStamps(root);
  return BUNDLE_TARGETS.filter(({ entries }) => entries.every((entry) => existsSync(join(root, entry))))
    .map((target) => ({
      ...target,
      stamp: stampOf([...ALWAYS, ...target.configs, ...target.inputs]),
    }))
    .filter(({ folder, stamp }) => readStamp(join(root, folder, STAMP_FILE)) !== stamp);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
