// The compiler, once per environment: each sees only the platform that its folders run on. A source file that no
// environment reads would be checked by nobody, so that is an error too.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, relative, resolve } from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

const root = resolve(import.meta.dirname, '../..');
const compiler = resolve(root, 'node_modules/typescript/bin/tsc');
const configurations = readdirSync(resolve(root, 'build'))
  .filter((name) => /^tsconfig[.].+[.]json$/.test(name) && name !== 'tsconfig.base.json')
  .map((name) => `build/${name}`);

const cache = resolve(root, 'node_modules/.cache/types');

/** What the compiler found out last time is kept: a file that did not change is not checked again. */
function buildInfo(configuration) {
  return ['--incremental', '--tsBuildInfoFile', resolve(cache, `${basename(configuration)}.tsbuildinfo`)];
}

/**
 * Keys of texts are types, read from JSON, and TypeScript 7.0 does not check again all that depends on a JSON file that
 * changed: it repeats complaints that are mended and misses new ones. Another such file, and all is checked anew.
 */
function forgetOtherJson() {
  const digest = createHash('sha256');
  for (const file of trackedFiles(root).filter((file) => /^assets[/].*[.]json$/.test(file))) {
    digest.update(`${file}\0`).update(readFileSync(resolve(root, file)));
  }
  const stamp = resolve(cache, `${digest.digest('hex')}.json-digest`);
  if (existsSync(stamp)) return;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, '');
}

/** Checks one environment: what the compiler says, and which of our files it read. */
function checkEnvironment(configuration) {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, '--project', configuration, '--pretty', 'false', '--listFiles', ...buildInfo(configuration)],
      { cwd: root, maxBuffer: 256 * 1024 * 1024 },
      (error, stdout) => {
        const lines = stdout.split('\n').filter((line) => line !== '');
        const isFile = (line) => /^([/\\]|[A-Z]:)/.test(line) && !/[(]\d+,\d+[)]/.test(line);
        done({
          files: lines.filter(isFile).map((file) => relative(root, file).replaceAll('\\', '/')),
          complaints: error ? [...lines.filter((line) => !isFile(line)), ...complaintsOf(error)] : [],
        });
      },
    );
  });
}

/** A compiler that could not be run says nothing on its standard output. */
function complaintsOf(error) {
  return typeof error.code === 'number' ? [] : [error.message];
}

forgetOtherJson();
const waiting = [...configurations];
const results = [];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await checkEnvironment(next));
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));

const complaints = [...new Set(results.flatMap((result) => result.complaints))];
const read = new Set(
  results.flatMap(({ files }) => files).filter((file) => !/^[.][.]|node_modules/.test(file)),
);
const unread = trackedFiles(root).filter((file) => /[.]tsx?$/.test(file) && !read.has(file));
for (const complaint of complaints) console.error(complaint);
for (const file of unread) console.error(`${file}: no environment of build/tsconfig.*.json reads it`);
if (complaints.length + unread.length > 0) process.exit(1);
console.log(`types: ${configurations.length} environments, ${read.size} files read, no complaints`);
