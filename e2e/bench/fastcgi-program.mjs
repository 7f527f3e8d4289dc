import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STARTER = '/usr/bin/spawn-fcgi';
const MAX_START_MS = 10_000;

/** Whether a program that speaks FastCGI can be started: it and spawn-fcgi are installed. */
export function canStart(program) {
  return [program, STARTER].every((file) => existsSync(file));
}

/**
 * Starts one process of it on a socket, and gives what ends it. Fails where it does not start. `stderr`: `ignore` where it
 * tells there what is no error.
 */
export async function startFastCgi(program, socket, env, stderr = 'inherit') {
  const child = spawn(STARTER, ['-n', '-s', socket, '--', program], {
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, ...env },
  });
  for (const end = Date.now() + MAX_START_MS; !existsSync(socket); await wait(20)) {
    if (Date.now() <= end) continue;
    child.kill('SIGKILL');
    throw new Error(`${program} did not start`);
  }
  // Such programs end at their next request only, when they are asked politely.
  return () => child.kill('SIGKILL');
}
