// One function: a request to a service in, its reply out. Sockets, caching, compression and entity tags are the
// host's.

import { osloDayText } from '../../base/oslo-day.ts';
import { soapVersionOfType } from '../../codec/soap/soap-versions.ts';
import { operationOf } from '../../contracts/services.ts';
import type { MapDependencies } from '../../map-service/map-context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Log } from '../../ports/log.ts';
import { createScheduler } from '../../ports/scheduler.ts';
import { createEnergyEndpoint, type EnergyParts } from '../energy-endpoint.ts';
import type { JsonEndpoint } from '../json-endpoint.ts';
import { createObservationEndpoint, type ObservationParts } from '../observation/observation-endpoint.ts';
import { errorReply, type HttpReply, type HttpRequest } from '../replies.ts';
import { answerSoap } from '../soap/soap-endpoint.ts';
import { createSoapEndpoints } from '../soap/soap-endpoints.ts';
import { soapFaultReply } from '../soap/soap-fault-reply.ts';
import { answerWithoutData } from './answer-without-data.ts';

export interface HttpDependencies extends EnergyParts, ObservationParts {
  readonly map: MapDependencies;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Log;
}

/** `signal`: the client no longer waits. */
export type HandleRequest = (request: HttpRequest, signal: AbortSignal) => Promise<HttpReply>;

/**
 * Answers requests. The reply to HEAD has the body of GET, so that the host can tell its
 * length and tag; the host does not send it.
 */
export function createRequestHandler(dependencies: HttpDependencies): HandleRequest {
  const soapEndpoints = createSoapEndpoints(dependencies.map);
  const energy = createEnergyEndpoint(dependencies);
  const jsonEndpoints: { readonly [service: string]: JsonEndpoint } = {
    certificate: energy,
    hydropower: energy,
    observation: createObservationEndpoint(dependencies),
  };
  const today = () => osloDayText(dependencies.clock.nowMs());
  const paceUntil = (signal: AbortSignal) => () => createScheduler({ ...dependencies, signal });

  async function answer(request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
    const { target } = request;
    const told = answerWithoutData(request);
    if (told) return told;
    const soap = target.kind === 'soap' ? soapEndpoints.get(target.base) : undefined;
    if (soap) {
      const log = logFailure(request);
      return answerSoap(soap, request, { today, scheduler: paceUntil(signal), log });
    }
    const endpoint = target.kind === 'operation' ? jsonEndpoints[target.service] : undefined;
    if (endpoint) return endpoint(request, operationOf(target));
    throw new Error(`A request for ${target.kind} of ${target.service} has no answer`);
  }

  function logFailure({ method, path }: HttpRequest): (error: unknown) => void {
    return (error) => dependencies.log.error(`${method} ${path} failed`, error);
  }

  return async (request, signal) => {
    try {
      return await answer(request, signal);
    } catch (error) {
      const told = errorReply(error, logFailure(request));
      if (!isMessage(request)) return told;
      const type = request.headers.find(({ name }) => name === 'content-type')?.value;
      return soapFaultReply(error, soapVersionOfType(type));
    }
  };
}

/** Whether a client asks that reads faults and nothing else. */
function isMessage({ method, target }: HttpRequest): boolean {
  return method === 'POST' && target.service === 'map';
}
