import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestTarget, targetKey } from '../../../shared/contracts/resolve-target.ts';

/** Long requests are rare and seldom asked twice: looking for their replies would cost more than it gives. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The key of the reply to a SOAP message: everything that the answer is made of but the data. Answers hold the address
 * that the client used, and the content type says how the bytes are read; SOAPAction says nothing. Undefined where the
 * reply is not looked for.
 */
export function messageKey(
  { headers }: IncomingMessage,
  {
    target,
    query,
    origin,
  }: { readonly target: RequestTarget; readonly query: string; readonly origin: string },
  body: Uint8Array,
): string | undefined {
  if (body.length > MAX_BODY_BYTES) return undefined;
  const type = headers['content-type'] ?? '';
  return `POST ${targetKey(target)}?${query} ${origin} ${hash('sha256', body, 'base64url')} ${type}`;
}
