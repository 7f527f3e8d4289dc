import { appError } from '../../contracts/errors.ts';
import type { Outputs } from '../../map-service/outputs.ts';
import { type HttpReply, type HttpRequest, methodNotAllowed } from '../replies.ts';

const ALLOWED_METHODS = ['GET', 'HEAD'];

/**
 * A result that was kept for its client. What is in it was written by others, and our pages have the same origin: it
 * runs no script and is not guessed at.
 */
export function answerOutput({ method, path, target }: HttpRequest, outputs: Outputs): HttpReply {
  if (!ALLOWED_METHODS.includes(method)) return methodNotAllowed(method, ALLOWED_METHODS);
  const file = outputs.find(target.name);
  if (!file) throw appError('http/output-gone', { path });
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: file.mediaType },
      { name: 'content-security-policy', value: 'sandbox' },
      { name: 'x-content-type-options', value: 'nosniff' },
      { name: 'cache-control', value: 'no-store' },
    ],
    body: file.bytes,
  };
}
