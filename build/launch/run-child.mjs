// Runs another Node in our place. Only the first start on a fresh clone and an old Node need it: npm puts the
// installed Node first in the path from then on.

import { spawn } from 'node:child_process';

const PARENT_CHECK_MS = 500;

/** Runs `node args`, passes signals on and ends with its exit code; ends it when our own parent is gone. */
export function runChild(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On ctrl-C the terminal has told the child already; a second SIGINT would look like an impatient user.
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${node} could not be started: ${error.message}\n`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
