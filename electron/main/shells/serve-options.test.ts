import { expect, test } from 'vitest';
import { defaultDataFolder } from '../data-folder/data-folder.ts';
import { parseServeOptions } from './serve-options.ts';

const problemOf = (...args: string[]) => {
  const parsed = parseServeOptions(args);
  return parsed.ok ? undefined : parsed.problem;
};

test('without options it is the usual folder and port, with sample data and the app', () => {
  expect(parseServeOptions([])).toEqual({
    ok: true,
    value: {
      folder: defaultDataFolder(),
      port: { number: 36036, isFixed: false },
      seed: 'sample',
      hasApp: true,
      query: '',
    },
  });
});

test('each option is read', () => {
  const args = ['--port', '0', '--data=/tmp/x', '--seed', 'none', '--no-ui', '--shell=browser', '--parts'];
  expect(parseServeOptions(args)).toMatchObject({
    value: {
      folder: '/tmp/x',
      port: { number: 0, isFixed: true },
      seed: 'none',
      hasApp: false,
      query: '?parts',
    },
  });
});

test('what is wrong is named', () => {
  expect(problemOf('--port', 'abc')).toContain('--port abc');
  expect(problemOf('--port', '70000')).toContain('65535');
  expect(problemOf('--port=-1')).toContain('--port');
  expect(problemOf('--seed', 'much')).toContain('sample or none');
  expect(problemOf('--shell=gtk')).toContain('browser');
  expect(problemOf('--data=')).toContain('--data');
  expect(problemOf('--verbose')).toContain('--verbose');
  expect(problemOf('stray')).toContain('stray');
});
