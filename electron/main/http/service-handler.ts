// Answers requests to the services: from the cache of replies where it can, else through the data window.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createForwarding,
  type ForwardingDependencies,
  isMessage,
  isShared,
  type ServiceRequest,
} from './forward-to-data-window.ts';
import { createRecorder } from './replies/record-request.ts';
import { type Sent, sendError, sendStored } from './replies/send.ts';
import type { StoredReply } from './replies/stored-reply.ts';
import { replyKey } from './reply-cache.ts';
import type { RequestLog } from './request-log.ts';
import { faultReplyTo } from './unread-message.ts';

export interface ServiceDependencies extends ForwardingDependencies {
  readonly requests: RequestLog;
  readonly log: (error: unknown) => void;
}

const NO_BODY: Uint8Array = new Uint8Array(0);

export type ServiceHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: ServiceRequest,
) => void;

export function createServiceHandler(dependencies: ServiceDependencies): ServiceHandler {
  const { cache, requests, log } = dependencies;
  const forwarding = createForwarding(dependencies);

  return (request, response, target) => {
    const recordSent = createRecorder(requests, request);
    const isOfSoap = isMessage(request, target);
    let isCached = false;
    let requestBody = NO_BODY;

    const record = (sent: Sent) => {
      const operation = isOfSoap ? undefined : operationName(target);
      recordSent(sent, { operation, isCached, requestBody });
    };
    const makeReply = isOfSoap ? faultReplyTo(request) : undefined;
    const fail = (error: unknown) =>
      record(sendError(response, error, { log, more: target.more, makeReply }));
    const deliver = (stored: StoredReply) => {
      const sent = sendStored(request, response, stored, target.more);
      if (sent instanceof Promise) sent.then(record).catch(fail);
      else record(sent);
    };

    if (!isShared(request, target)) {
      forwarding
        .pass(request, response, target, (body) => {
          requestBody = body;
        })
        .then((forwarded) => {
          isCached = forwarded.isCached;
          deliver(forwarded.reply);
        })
        .catch(fail);
      return;
    }
    const key = replyKey(target.target, target.query);
    const stored = cache.find(key);
    if (stored) {
      isCached = true;
      deliver(stored);
    } else forwarding.share(request, target, key).then(deliver).catch(fail);
  };
}

function operationName({ target }: ServiceRequest): string {
  return target.kind === 'operation' ? target.name : '';
}
