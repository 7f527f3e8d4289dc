// How one start talks to another that holds the same data folder: by an address and a token that stand in the lock.

import { appError } from '../../../shared/contracts/errors.ts';
import type { LockHolder } from '../data-folder/folder-lock.ts';
import { isSameSecret } from '../files/secret.ts';
import type { OtherHandler } from '../http/router.ts';

const PATH = '/instance';
const FOCUS_PATH = '/instance/focus';
const MAX_ANSWER_MS = 2_000;

/** Answers other starts. Nobody else knows the token. */
export function createInstanceHandler(token: string, focus: () => Promise<void>): OtherHandler {
  return async (request, response, { path }) => {
    if (path !== PATH && path !== FOCUS_PATH) return false;
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    if (!isSameSecret(given, token)) throw appError('http/key-needed');
    if (path === FOCUS_PATH) {
      if (request.method !== 'POST') {
        throw appError('http/method-not-allowed', { method: request.method ?? '', allowed: 'POST' });
      }
      await focus();
    }
    response.writeHead(204).end();
    return true;
  };
}

/**
 * Whether the holder is there. Only where nobody listens, or somebody else answers, it is not: one that is too busy to
 * answer, or that cuts a connection because it has too many, still holds the folder.
 */
export async function answers({ url, token }: LockHolder): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}${PATH}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    return status === 204;
  } catch (error) {
    return !isRefused(error);
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** Asks the holder to show its window. */
export async function focusHolder({ url, token }: LockHolder): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}${FOCUS_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(MAX_ANSWER_MS * 5),
    });
    return status === 204;
  } catch {
    return false; // It went away: the caller says so.
  }
}
