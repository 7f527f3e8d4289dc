// Runs another program in our place: Electron, or another Node. npm puts the installed Node first in the path, so that
// one is needed only by the first start on a fresh clone and where Node is old.

import { spawn } from 'node:child_process';
import { watchParent } from '../../electron/main/lifecycle/parent-watch.mjs';

/**
 * Runs `program args`, passes signals on and ends with its exit code; ends it when our own parent is gone. The program
 * is a file that the system can run by itself: a shell between would take a path with spaces or `&` apart.
 */
export function runChild(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On ctrl-C a terminal tells the child by itself; a second SIGINT would look like an impatient user.
    const isToldByTerminal = signal === 'SIGINT' && process.stdin.isTTY === true;
    process.on(signal, () => isToldByTerminal || child.kill(signal));
  }
  watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
