import { expect, test } from 'vitest';
import { readElectronOptions } from './command-line.ts';

test("Varde's own options are found among switches of Chromium and the folder of the app", () => {
  const argv = ['/electron', '--no-sandbox', '/app', '--data', '/d', '--port=0', '--seed', 'none', '--parts'];
  expect(readElectronOptions(argv)).toEqual({
    ok: true,
    value: {
      folder: '/d',
      port: { number: 0, isFixed: true },
      seed: 'none',
      hasApp: true,
      query: '?parts',
      viewLink: undefined,
    },
  });
});

test('what the system adds is left alone, and a link of a view is kept', () => {
  const read = readElectronOptions(['/varde', '--allow-file-access-from-files', 'varde:plants?s=a']);
  expect(read).toMatchObject({ ok: true, value: { viewLink: 'varde:plants?s=a', hasApp: true } });
});

test('a wrong value is refused as at every other start', () => {
  expect(readElectronOptions(['/varde', '--port', 'many'])).toMatchObject({ ok: false });
  expect(readElectronOptions(['/varde', '--seed=all'])).toMatchObject({ ok: false });
  for (const name of ['--data', '--port', '--seed']) {
    expect(readElectronOptions(['/varde', name])).toMatchObject({
      ok: false,
      problem: expect.stringContaining(name),
    });
  }
});
