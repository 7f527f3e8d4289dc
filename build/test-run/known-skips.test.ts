import { expect, test } from 'vitest';
import { refuseUnknownSkips } from './known-skips.mjs';

const skipped = (reason?: string) => ({ stage: 'unit', name: 'a test', outcome: 'skipped', reason });

test('a skip with a known reason stays one, and so does everything that is no skip', () => {
  const results = [
    skipped('xmllint is not installed (Debian: libxml2-utils)'),
    skipped("Electron's program is not on this machine (it is no npm package)"),
    { stage: 'unit', name: 'another', outcome: 'passed' },
  ];
  expect(refuseUnknownSkips(results)).toEqual(results);
});

test('a skip without a reason, or with one that nobody listed, is a failure that says so', () => {
  expect(refuseUnknownSkips([skipped(), skipped('later')])).toMatchObject([
    { outcome: 'failed', reason: 'skipped without a reason' },
    { outcome: 'failed', reason: expect.stringContaining('does not list: later') },
  ]);
});
