import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../launch/ensure-chromium.mjs';
import { prepare } from '../launch/prepare.mjs';

/**
 * What `script`, a command of npm, does: runs one spec by itself, as long as `environment` asks it to, and ends with its
 * exit code. `spec` is its path below e2e/specs, less its ending.
 */
export async function runSpec(script, spec, project, environment) {
  await prepare(script, { needsBundles: false });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=build/playwright.config.ts',
      `--project=${project}`,
      '--no-deps',
      `--output=test-results/${spec}`,
      `e2e/specs/${spec}.spec.ts`,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment, VARDE_CHROMIUM: ensureChromium() } },
  );
  process.exitCode = status ?? 1;
}
