import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');

test('lines are on the disk when write returns, and a later start goes on behind them', () => {
  openLogFile(join(folder, 'logs')).write('one\n');
  expect(read('varde.log')).toBe('one\n');
  openLogFile(join(folder, 'logs')).write('two\n');
  expect(read('varde.log')).toBe('one\ntwo\n');
});

test('a full file becomes the older one, and only four older ones are kept', () => {
  const log = openLogFile(join(folder, 'logs'), 10);
  for (let line = 1; line <= 8; line++) log.write(`line ${line}\n`);
  expect(read('varde.log')).toBe('line 8\n');
  expect(read('varde.1.log')).toBe('line 7\n');
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual([
    'varde.1.log',
    'varde.2.log',
    'varde.3.log',
    'varde.4.log',
    'varde.log',
  ]);
});

test('a folder that cannot be written takes the log, not the application', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openLogFile(join(folder, 'file/logs')).write('lost\n')).not.toThrow();
});
