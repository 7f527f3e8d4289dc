import type { IncomingMessage } from 'node:http';
import type { RequestLog } from '../request-log.ts';
import { NO_BODY, type Sent } from './send.ts';

interface RecordedFacts {
  /** Undefined where the message names it. */
  readonly operation: string | undefined;
  readonly isCached?: boolean;
  readonly requestBody?: Uint8Array;
  readonly isAnswerLent?: boolean;
}

/** Writes into the log what a request was answered, with the time since now. */
export function createRecorder(requests: RequestLog, request: IncomingMessage) {
  const startedAt = performance.now();
  const { method = 'GET', url = '', headers: requestHeaders } = request;
  return (
    { status, bytes, headers: answerHeaders, body: answerBody }: Sent,
    { operation, isCached = false, requestBody = NO_BODY, isAnswerLent = false }: RecordedFacts = {
      operation: '',
    },
  ): void =>
    requests.record(
      {
        method,
        path: url,
        operation,
        status,
        bytes,
        durationMs: performance.now() - startedAt,
        isCached,
        client: requestHeaders['user-agent'] ?? '',
      },
      { requestHeaders, requestBody, answerHeaders, answerBody, isAnswerLent },
    );
}
