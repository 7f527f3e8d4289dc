// npm run bench: every benchmark in turn, each a process of its own that prints lines of JSON and fails beyond a limit.
// Limits are ratios to something that is measured beside it, so that they hold on any machine. `npm run bench -- http`
// runs those whose names are given. At the end stands a line for each verdict.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findHiddenBrowser } from '../electron/main/shells/browser/find-browser.mjs';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';
import { say } from './launch/project.mjs';

const folder = resolve(import.meta.dirname, '../e2e/bench');
const wanted = process.argv.slice(2);
await prepare(import.meta.filename, { needsBundles: true });
const chromium = ensureChromium();
process.env['VARDE_CHROMIUM'] = chromium;
// As the program does by itself, also where a benchmark puts a script in the place of the browser.
process.env['VARDE_HIDDEN_CHROMIUM'] = findHiddenBrowser(chromium);

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.replace('.bench.mjs', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`There is no benchmark ${unknown.join(', ')}: ${names.join(', ')}`);
  process.exit(1);
}

const verdicts = [];
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  say(`Bench ${name}`);
  const began = performance.now();
  const { lines, exitCode } = await run(name);
  const seconds = Math.round((performance.now() - began) / 1000);
  const told = lines.filter(({ isWithin }) => isWithin !== undefined);
  verdicts.push(...told);
  // What ends otherwise has told nothing that could be trusted.
  if (exitCode !== 0 && told.every(({ isWithin }) => isWithin))
    verdicts.push({ bench: name, isWithin: false });
  say(`Bench ${name} took ${seconds} s`);
}
for (const { bench, name, ratio, maxRatio, leastRatio, isWithin } of verdicts) {
  const limit = maxRatio === undefined ? `at least ${leastRatio}` : `at most ${maxRatio}`;
  const found = ratio === undefined ? 'it failed' : `${ratio}, ${limit}`;
  say(`${isWithin ? 'within' : 'BEYOND'}  ${bench}${name ? `, ${name}` : ''}: ${found}`);
}
process.exitCode = verdicts.every(({ isWithin }) => isWithin) ? 0 : 1;

/** What a benchmark prints is shown as it comes. */
async function run(name) {
  const child = spawn(process.execPath, [resolve(folder, `${name}.bench.mjs`)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line.startsWith('{')) lines.push(JSON.parse(line));
  }
  const [exitCode] = await ended;
  return { lines, exitCode };
}
