import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAppTokens } from './app-tokens.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a token is good under both names of its header, until it is revoked', async () => {
  const tokens = await openAppTokens(join(folder, 'tokens.json'));
  const { token, tokenId } = await tokens.issue('Script');
  for (const name of ['obs_apptoken', 'regobs_apptoken']) {
    expect(tokens.accepts({ [name]: ` ${token.toUpperCase()} ` })).toBe(true);
    expect(tokens.accepts({ [name]: 'another' })).toBe(false);
    expect(tokens.accepts({ [name]: '' })).toBe(false);
  }
  await tokens.revoke(tokenId);
  expect(tokens.accepts({ obs_apptoken: token })).toBe(false);
  expect(tokens.list()).toMatchObject([{ name: 'Script', isRevoked: true }]);
});

test('tokens are there after a restart, in a file that only the owner reads', async () => {
  const file = join(folder, 'tokens.json');
  const { token } = await (await openAppTokens(file)).issue('Script');
  expect((await openAppTokens(file)).accepts({ obs_apptoken: token })).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('one that nobody issued cannot be revoked', async () => {
  const tokens = await openAppTokens(join(folder, 'tokens.json'));
  await expect(tokens.revoke('x')).rejects.toMatchObject({ code: 'tokens/unknown' });
});

test.each(['{', '{}', ''])(
  'a file that is no list is put aside, and no token is good: "%s"',
  async (text) => {
    const file = join(folder, 'tokens.json');
    writeFileSync(file, text);
    const tokens = await openAppTokens(file);
    expect([tokens.wasDamaged, tokens.list(), existsSync(`${file}.damaged`)]).toEqual([true, [], true]);
    await tokens.issue('Script');
    expect((await openAppTokens(file)).list()).toHaveLength(1);
  },
);
