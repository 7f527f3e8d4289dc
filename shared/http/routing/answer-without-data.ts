import type { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import { mapService } from '../../contracts/map/service.ts';
import { jsonServices, operationOf } from '../../contracts/services.ts';
import { answerNewerVersion } from '../observation/newer-version.ts';
import { staticAnswer } from '../observation/static-answers.ts';
import {
  errorReply,
  type HttpReply,
  type HttpRequest,
  jsonBytes,
  jsonReply,
  methodNotAllowed,
} from '../replies.ts';

/**
 * What needs nothing but the contracts, so that the host answers it without the data window; undefined where the answer
 * is made of data.
 */
export function answerWithoutData(request: HttpRequest): HttpReply | undefined {
  const { method, path, query, origin, target } = request;
  switch (target.kind) {
    case 'base':
      return operationList(path, `${origin}${target.base}`, target.service);
    case 'wrong-method':
      return methodNotAllowed(method, target.methods);
    case 'operation':
      return operationOf(target).entry.runsInHost
        ? jsonReply(200, jsonBytes(staticAnswer(target.name, query)))
        : undefined;
    case 'nothing':
      return (
        answerNewerVersion(request) ??
        notFound(appError('http/not-found', { path }), method === 'POST' && target.service === mapService.id)
      );
    default:
      return undefined;
  }
}

/** Who sends messages reads faults and nothing else: the failure is thrown, to be told as one. */
function notFound(error: AppError, isOfMessage: boolean): HttpReply {
  if (isOfMessage) throw error;
  return errorReply(error, () => undefined);
}

/** A base answers nothing by itself, but tells what there is below it. */
function operationList(path: string, address: string, serviceId: string): HttpReply {
  const operations = jsonServices.find(({ id }) => id === serviceId)?.operations ?? {};
  const Operations = Object.values(operations).map((operation) => `${address}/${operation.path}`);
  const { message } = appError('http/not-found', { path });
  const Message = `${message} The operations are ${Operations.join(', ')}.`;
  return jsonReply(404, jsonBytes({ Message, Operations }));
}
