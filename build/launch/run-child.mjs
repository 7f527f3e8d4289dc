// Runs another Node in our place. Only the first start on a fresh clone and an old Node need it: npm puts the
// installed Node first in the path from then on.

import { spawn } from 'node:child_process';
import { watchParent } from '../../electron/main/lifecycle/parent-watch.mjs';

/** Runs `node args`, passes signals on and ends with its exit code; ends it when our own parent is gone. */
export function runChild(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On ctrl-C a terminal tells the child by itself; a second SIGINT would look like an impatient user.
    const isToldByTerminal = signal === 'SIGINT' && process.stdin.isTTY === true;
    process.on(signal, () => isToldByTerminal || child.kill(signal));
  }
  watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${node} could not be started: ${error.message}\n`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
