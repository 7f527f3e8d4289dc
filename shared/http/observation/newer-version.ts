import { appError } from '../../contracts/errors.ts';
import { observationService } from '../../contracts/observation/service.ts';
import { errorReply, type HttpReply, type HttpRequest } from '../replies.ts';

const [{ path: ROOT }] = observationService.bases;
const NEWER = `${ROOT}/v5`;
/** What changes something there, below the version. */
const WRITING = /^\/(?:registration|account|attachment|trip|token)\b/;

/**
 * Version 5, of which the specification tells only that it needs a login: a page at its address, 401 for what writes, 501
 * for the rest. Undefined for other paths.
 */
export function answerNewerVersion({ method, path }: HttpRequest): HttpReply | undefined {
  const folded = path.toLowerCase();
  if (folded !== NEWER && !folded.startsWith(`${NEWER}/`)) return undefined;
  const rest = folded.slice(NEWER.length);
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && /^\/*$/.test(rest)) return page();
  if (isReading || !WRITING.test(rest))
    return told(appError('http/version-not-served', { path: `${ROOT}/latest` }));
  const refused = told(appError('http/login-needed'));
  return { ...refused, headers: [...refused.headers, { name: 'www-authenticate', value: 'Bearer' }] };
}

function told(error: unknown): HttpReply {
  return errorReply(error, () => undefined);
}

function page(): HttpReply {
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Observation service, version 5</title>
<h1>Observation service, version 5</h1>
<p>Version 5 needs a login by OAuth 2.0. Varde emulates the versions before it: ${ROOT}/v3.2.0 and older.</p></html>`;
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      { name: 'content-security-policy', value: "default-src 'none'" },
    ],
    body: new TextEncoder().encode(text),
  };
}
