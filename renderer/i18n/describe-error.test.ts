import { expect, test } from 'vitest';
import { appError } from '../../shared/contracts/errors.ts';
import { createText } from './create-text.ts';
import { describeError } from './describe-error.ts';

const FULL = { problem: 'full', reason: 'ENOSPC: no space left on device, write' };

test.each([
  ['nb', 'disken er full', 'Ingenting er endret', 'De som er bygget, blir liggende'],
  ['en', 'the disk is full', 'Nothing was changed', 'Those that were built stay'],
] as const)(
  'a full disk is told in words of the language, and what stays: %s',
  (language, full, none, tiles) => {
    const sentence = (...[code, details]: Parameters<typeof appError>) =>
      describeError(appError(code, details), createText(language)).sentence;
    const data = sentence('files/write-failed', FULL);
    const exported = sentence('export/write-failed', { ...FULL, path: '/kart.pmtiles' });
    const built = sentence('tiles/not-kept', { ...FULL, file: 'Kraftverk' });
    for (const each of [data, exported, built]) {
      expect(each).toContain(full);
      expect(each).not.toContain('ENOSPC');
    }
    expect(data).toContain(none);
    expect(exported).toMatch(/kart\.pmtiles/);
    expect(exported).toContain(none);
    expect(built).toContain('Kraftverk');
    expect(built).toContain(tiles);
    expect(built).not.toContain(none);
  },
);

test('what has no words of its own is told in those of the system', () => {
  const odd = appError('files/write-failed', { problem: 'other', reason: 'EIO: i/o error, write' });
  expect(describeError(odd, createText('nb')).sentence).toContain('EIO: i/o error, write');
});
