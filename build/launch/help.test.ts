import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseServeOptions } from '../../electron/main/shells/serve-options.ts';
import { helpText } from './help.mjs';

test.each(['start', 'serve'])('%s prints its options at --help, and starts nothing', (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`build/${command}.mjs`, '--help'], {
    encoding: 'utf8',
  });
  expect({ status, stderr, stdout: stdout.trim() }).toEqual({
    status: 0,
    stderr: '',
    stdout: helpText(command),
  });
});

test('each option of the help of serve is one that serve takes', () => {
  const options = helpText('serve').match(/--[a-z-]+/g) ?? [];
  expect(options.length).toBeGreaterThan(3);
  const values: { readonly [option: string]: string } = {
    '--port': '=8080',
    '--data': '=folder',
    '--seed': '=none',
  };
  const read = parseServeOptions(options.map((option) => `${option}${values[option] ?? ''}`));
  expect(read.ok).toBe(true);
});
