// npm run bench: every benchmark in turn, each a process of its own that prints lines of JSON and fails beyond its
// limit. `npm run bench -- http` runs those whose names are given.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';
import { say } from './launch/project.mjs';

const folder = resolve(import.meta.dirname, '../e2e/bench');
const wanted = process.argv.slice(2);
await prepare(import.meta.filename, { needsBundles: true });
process.env['VARDE_CHROMIUM'] = ensureChromium();

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.replace('.bench.mjs', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const failed = names.filter((name) => {
  say(`Bench ${name}`);
  return (
    spawnSync(process.execPath, [resolve(folder, `${name}.bench.mjs`)], { stdio: 'inherit' }).status !== 0
  );
});
say(
  failed.length === 0 ? 'Every benchmark is within its limits.' : `Beyond their limits: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
