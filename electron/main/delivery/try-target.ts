// Calls that store nothing: whether a target is there, whether it takes the token, who the observer is.

import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { jsonOf, type TargetReply } from '../../../shared/delivery/target-reply.ts';
import { jsonHeaders, type TargetClient, tokenHeaders } from './target-client.ts';
import { addressOf, type KnownTarget } from './targets.ts';

const LOOKUP_PATHS = { '3.2.0': 'KdvElements/GetKdvs', '3.1.0': 'kdvelements' } as const;

/** Fails with `upstream/unreachable` or `upstream/bad-status` where it is not there. */
export async function tryTarget(
  call: TargetClient,
  target: KnownTarget,
  nowMs: () => number,
): Promise<BridgeType<'TargetTest'>> {
  const reply = answered(
    target.address,
    await call(target, { method: 'GET', path: LOOKUP_PATHS[target.version] }),
  );
  const value = jsonOf(reply);
  const repositories = isJsonObject(value) ? value['KdvRepositories'] : undefined;
  if (reply.status !== 200 || !isJsonObject(repositories)) throw badStatus(target.address, reply.status);
  // Without an Id, a hazard or a time no service takes it in.
  const refusal = await call(target, {
    method: 'POST',
    path: 'Registration/Insert',
    headers: { ...jsonHeaders(target), ...tokenHeaders(target) },
    body: '{}',
  });
  return {
    lookups: Object.keys(repositories).length,
    token: tokenState(refusal),
    ...(reply.dateMs === undefined ? {} : { clockAheadMs: reply.dateMs - nowMs() }),
  };
}

function tokenState(reply: TargetReply): BridgeType<'TargetTokenState'> {
  if ('problem' in reply) return 'unknown';
  if (reply.status === 401 || reply.status === 403) return 'refused';
  return reply.status === 400 ? 'taken' : 'unknown';
}

export interface Login {
  readonly address: string;
  readonly name: string;
  readonly password: string;
}

/** The GUID of the observer. Fails with `targets/no-login`. */
export async function logIn(call: TargetClient, { address, name, password }: Login): Promise<string> {
  const base = addressOf(address);
  const credentials = Buffer.from(`${name}:${password}`, 'utf8').toString('base64');
  const reply = answered(
    base,
    await call(
      { address: base },
      { method: 'POST', path: 'Account/Login', headers: { authorization: `Basic ${credentials}` } },
    ),
  );
  const value = jsonOf(reply);
  const guid = isJsonObject(value) ? value['Guid'] : undefined;
  if (reply.status !== 200 || typeof guid !== 'string')
    throw appError('targets/no-login', { status: reply.status });
  return guid.toLowerCase();
}

function answered(address: string, reply: TargetReply) {
  if (!('problem' in reply)) return reply;
  const { problem, reason } = reply;
  throw appError('upstream/unreachable', { url: address, problem, reason });
}

function badStatus(address: string, status: number) {
  return appError('upstream/bad-status', { url: address, status });
}
