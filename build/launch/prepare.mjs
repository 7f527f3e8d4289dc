// What every start needs first: packages, a Node that is new enough, and bundles.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { staleTargets } from './bundle-targets.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { findNode } from './find-node.mjs';
import { PROJECT_ROOT, say } from './project.mjs';
import { runChild } from './run-child.mjs';

/**
 * Makes the project ready to run `script`. Returns in the process that goes on; where another Node has to do that,
 * it does, and this process ends with its exit code. `needsBundles` is false for scripts that bundle by themselves.
 */
export async function prepare(script, { needsBundles = true } = {}) {
  ensureInstall();
  const node = findNode();
  if (node.problem) {
    say(node.problem);
    process.exit(1);
  }
  if (node.path !== process.execPath) {
    process.exit(await runChild(node.path, [script, ...process.argv.slice(2)]));
  }
  if (needsBundles) ensureBundles();
}

/** Builds what is out of date, in a process of its own: the host shall not carry the bundler's memory. */
function ensureBundles() {
  if (staleTargets().length === 0) return;
  const { status } = spawnSync(process.execPath, [join(PROJECT_ROOT, 'build/bundle.mjs')], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) {
    say('The build failed; what is wrong stands above.');
    process.exit(1);
  }
}
