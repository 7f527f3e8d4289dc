import { resolveTarget } from '../contracts/resolve-target.ts';
import type { HttpRequest } from '../http/replies.ts';

type Asked = Pick<HttpRequest, 'path'> & Partial<Omit<HttpRequest, 'target'>>;

/** A request as the host passes it on: resolved by the contracts. Fails on a path of no service. */
export function serviceRequest({ method = 'GET', path, ...more }: Asked): HttpRequest {
  const target = resolveTarget(method, path);
  if (!target) throw new Error(`${path} is no path of a service`);
  return {
    target,
    method,
    path,
    query: '',
    headers: [],
    body: new Uint8Array(),
    origin: 'http://localhost:36036',
    ...more,
  };
}
