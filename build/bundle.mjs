// Builds the bundles that are out of date, each into a folder beside its place and then swapped in, so that a run
// that fails or is stopped leaves the old one whole.

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP_FILE, staleTargets } from './launch/bundle-targets.mjs';
import { PROJECT_ROOT, say } from './launch/project.mjs';

/** Returns the folders of the bundles that could not be built. */
async function bundle(targets) {
  if (targets.length === 0) return [];
  const { build } = await import('vite');
  const failed = [];
  for (const target of targets) {
    const startedAt = performance.now();
    try {
      await buildTarget(build, target);
      say(`Built ${target.folder} in ${Math.round(performance.now() - startedAt)} ms`);
    } catch (error) {
      say(`${target.folder} could not be built:\n${error instanceof Error ? error.message : error}`);
      failed.push(target.folder);
    }
  }
  return failed;
}

async function buildTarget(build, { folder, configs, stamp }) {
  const place = join(PROJECT_ROOT, folder);
  const fresh = `${place}.new-${process.pid}`;
  const old = `${place}.old-${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    for (const config of configs) {
      await build({
        configFile: join(PROJECT_ROOT, config),
        logLevel: 'warn',
        build: { outDir: fresh, emptyOutDir: false },
      });
    }
    writeFileSync(join(fresh, STAMP_FILE), stamp);
    if (existsSync(place)) renameSync(place, old);
    renameSync(fresh, place);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

const failed = await bundle(staleTargets());
process.exitCode = failed.length === 0 ? 0 : 1;
