import { expect, test } from 'vitest';
import { type RenameParts, renameFile } from './rename-file.ts';

/** A system on which the first so many renames fail. */
function failing(code: string, times: number, platform: NodeJS.Platform = 'win32') {
  const tries: string[] = [];
  const pauses: number[] = [];
  const parts: RenameParts = {
    platform,
    async rename(from, to) {
      tries.push(`${from} ${to}`);
      if (tries.length <= times) throw Object.assign(new Error(code), { code, syscall: 'rename', errno: -1 });
    },
    pause: async (ms) => void pauses.push(ms),
  };
  return { tries, pauses, parts };
}

test('what another program has open for a moment on Windows is renamed when it lets go', async () => {
  for (const code of ['EPERM', 'EACCES', 'EBUSY']) {
    const { tries, parts } = failing(code, 3);
    await renameFile('a', 'b', parts);
    expect(tries).toEqual(['a b', 'a b', 'a b', 'a b']);
  }
});

test('what is never let go fails as it did, after about two seconds', async () => {
  const { pauses, parts } = failing('EBUSY', Number.POSITIVE_INFINITY);
  await expect(renameFile('a', 'b', parts)).rejects.toMatchObject({ code: 'EBUSY' });
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(1980);
});

test('other failures, and all of them on other systems, are told at once', async () => {
  const full = failing('ENOSPC', 1);
  await expect(renameFile('a', 'b', full.parts)).rejects.toMatchObject({ code: 'ENOSPC' });
  const linux = failing('EACCES', 1, 'linux');
  await expect(renameFile('a', 'b', linux.parts)).rejects.toMatchObject({ code: 'EACCES' });
  expect([full.pauses, linux.pauses]).toEqual([[], []]);
});
