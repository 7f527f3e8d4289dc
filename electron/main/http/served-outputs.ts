// Results that were kept for their clients, streamed from the disk. What is in them was written by others, and our pages
// have the same origin: they run no script and are not guessed at.

import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { appError } from '../../../shared/contracts/errors.ts';
import { methodNotAllowed } from '../../../shared/http/replies.ts';
import type { KeptOutput, OutputFiles } from '../files/output-files.ts';
import type { ServiceRequest } from './forward-to-data-window.ts';
import { createRecorder } from './replies/record-request.ts';
import { NO_BODY, type Sent, sendError, sendStored } from './replies/send.ts';
import { storeReply } from './replies/stored-reply.ts';
import type { RequestLog } from './request-log.ts';
import type { ServiceHandler } from './service-handler.ts';

export interface ServedOutputsDependencies {
  readonly outputs: Pick<OutputFiles, 'find'>;
  readonly requests: RequestLog;
  readonly log: (error: unknown) => void;
}

const ALLOWED_METHODS = ['GET', 'HEAD'];

export function createServedOutputs({ outputs, requests, log }: ServedOutputsDependencies): ServiceHandler {
  return (request, response, asked) => {
    const record = createRecorder(requests, request);
    send(request, response, asked, outputs)
      .then((sent) => record(sent))
      .catch((error: unknown) => record(sendError(response, error, { log, more: asked.more })));
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { target, path, more }: ServiceRequest,
  outputs: Pick<OutputFiles, 'find'>,
): Promise<Sent> {
  const { method = 'GET' } = request;
  if (!ALLOWED_METHODS.includes(method)) {
    return sendStored(request, response, storeReply(methodNotAllowed(method, ALLOWED_METHODS), false), more);
  }
  const kept = outputs.find(target.name);
  if (!kept) throw appError('http/output-gone', { path });
  const file = await open(kept.path).catch((cause: unknown) => {
    throw appError('http/output-gone', { path }, { cause });
  });
  const headers = [...headersOf(kept), ...more];
  response.writeHead(200, headers);
  if (method === 'HEAD') {
    await file.close();
    response.end();
    return { status: 200, bytes: 0, headers, body: NO_BODY };
  }
  try {
    await pipeline(file.createReadStream(), response);
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
  // Not in memory: the log shows how much was sent, and of what kind.
  return { status: 200, bytes: kept.sizeBytes, headers, body: NO_BODY };
}

function headersOf({ mediaType, sizeBytes }: KeptOutput): string[] {
  return [
    ...['content-type', mediaType],
    ...['content-security-policy', 'sandbox'],
    ...['x-content-type-options', 'nosniff'],
    ...(mediaType.startsWith('text/html') ? ['x-frame-options', 'DENY'] : []),
    ...['cache-control', 'no-store'],
    ...['content-length', String(sizeBytes)],
  ];
}

/** The client went before the end: no failure of ours. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
