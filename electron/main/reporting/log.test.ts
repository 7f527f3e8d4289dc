import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `
  const { createLog, outliveClosedOutput } = await import(process.argv[1]);
  outliveClosedOutput();
  const log = createLog();
  for (let count = 0; count < 20; count++) {
    log.info('x'.repeat(10_000));
    await new Promise((next) => setTimeout(next, 10));
  }
  process.exit(7);
`;

test('a process whose stderr was closed by its reader logs on and does not end', async () => {
  const file = join(import.meta.dirname, 'log.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.once('data', () => child.stderr.destroy());
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(7);
});
