// Tokens that let programs register observations: issued and revoked in the app, kept in a file of their own.

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { isJsonObject, type JsonObject } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { writeDurably } from '../files/durable-write.ts';
import { renameFile } from '../files/rename-file.ts';
import { isSameSecret } from '../files/secret.ts';

export type AppToken = BridgeType<'AppToken'>;

export interface AppTokens {
  list(): AppToken[];
  /** On the disk before it returns. */
  issue(name: string): Promise<AppToken>;
  /** It opens nothing from now on; what it brought stays. Fails with `tokens/unknown`. */
  revoke(tokenId: string): Promise<void>;
  /** Whether a request brings a token that is good, under the name of the specification or of the public service. */
  accepts(headers: IncomingHttpHeaders): boolean;
  /** Whether the file could not be read: it was put aside, and no token is good. */
  readonly wasDamaged: boolean;
}

const OWNER_ONLY = 0o600;
const HEADERS = ['obs_apptoken', 'regobs_apptoken'];

export async function openAppTokens(file: string): Promise<AppTokens> {
  const { list, wasDamaged } = await readTokens(file);
  let tokens = list;
  const inTurn = createTaskQueue();

  function change(next: readonly AppToken[]): Promise<void> {
    return inTurn(async () => {
      await writeDurably(file, `${JSON.stringify(next, undefined, 2)}\n`, OWNER_ONLY);
      tokens = [...next];
    });
  }

  return {
    wasDamaged,
    list: () => tokens,
    async issue(name) {
      const issued = {
        tokenId: randomUUID(),
        name,
        token: randomUUID(),
        issuedAtMs: Date.now(),
        isRevoked: false,
      };
      await change([...tokens, issued]);
      return issued;
    },
    async revoke(tokenId) {
      if (!tokens.some((token) => token.tokenId === tokenId)) throw appError('tokens/unknown', { tokenId });
      await change(
        tokens.map((token) => (token.tokenId === tokenId ? { ...token, isRevoked: true } : token)),
      );
    },
    accepts(headers) {
      const given = HEADERS.map((name) => headers[name]).filter((value) => typeof value === 'string');
      // Every token is compared, so that the time tells nothing.
      const matches = given.flatMap((value) =>
        tokens.map(({ token, isRevoked }) => isSameSecret(value.trim().toLowerCase(), token) && !isRevoked),
      );
      return matches.includes(true);
    },
  };
}

async function readTokens(file: string): Promise<{ list: AppToken[]; wasDamaged: boolean }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { list: [], wasDamaged: false };
    throw error;
  }
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return { list: list.filter(isJsonObject).map(tokenOf), wasDamaged: false };
  } catch {
    // Put aside like any other text that is no list.
  }
  await renameFile(file, `${file}.damaged`);
  return { list: [], wasDamaged: true };
}

function tokenOf({ tokenId, name, token, issuedAtMs, isRevoked }: JsonObject): AppToken {
  return {
    tokenId: String(tokenId),
    name: String(name),
    token: String(token),
    issuedAtMs: Number(issuedAtMs),
    isRevoked: isRevoked === true,
  };
}
