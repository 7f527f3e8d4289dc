// Tokens that let programs register observations: issued and revoked in the app, kept in a file of their own.

import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { JsonObject } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { readOwnerOnlyList, writeOwnerOnlyList } from '../files/list-file.ts';
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

const HEADERS = ['obs_apptoken', 'regobs_apptoken'];

export async function openAppTokens(file: string): Promise<AppTokens> {
  const { list, wasDamaged } = await readOwnerOnlyList(file);
  let tokens = list.map(tokenOf);
  const inTurn = createTaskQueue();

  function change(next: readonly AppToken[]): Promise<void> {
    return inTurn(async () => {
      await writeOwnerOnlyList(file, next);
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

function tokenOf({ tokenId, name, token, issuedAtMs, isRevoked }: JsonObject): AppToken {
  return {
    tokenId: String(tokenId),
    name: String(name),
    token: String(token),
    issuedAtMs: Number(issuedAtMs),
    isRevoked: isRevoked === true,
  };
}
