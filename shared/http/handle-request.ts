// One function: a request to a service in, its reply out. Sockets, caching, compression and entity tags are the
// host's.

import { type OsloDay, osloDay, osloDayText, osloQuarterStartMs } from '../base/oslo-day.ts';
import { soapVersionOfType } from '../codec/soap/soap-versions.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import { appError } from '../contracts/errors.ts';
import { mapService } from '../contracts/map/service.ts';
import type { MapParts } from '../map-service/map-context.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { createPace } from '../ports/pace.ts';
import type { RegisterState } from '../ports/register-store.ts';
import type { Turns } from '../ports/turns.ts';
import type { EnergyContext } from '../sources/energy/energy-context.ts';
import { answerOutput } from './answer-output.ts';
import { type Answer, answers } from './answers.ts';
import {
  errorReply,
  type HttpHeader,
  type HttpReply,
  type HttpRequest,
  jsonBytes,
  jsonReply,
  methodNotAllowed,
} from './replies.ts';
import { findRoute, foldPath } from './routes.ts';
import { answerSoap } from './soap/soap-endpoint.ts';
import { createSoapEndpoints } from './soap/soap-endpoints.ts';
import { soapFaultReply } from './soap/soap-fault-reply.ts';

export interface HttpParts {
  readonly context: EnergyContext;
  readonly map: MapParts;
  /** What is known of a register; absent when it was never filled. */
  state(register: RegisterId): RegisterState | undefined;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly log: Log;
}

/** `signal`: the client no longer waits. */
export type HandleRequest = (request: HttpRequest, signal: AbortSignal) => Promise<HttpReply>;

const ALLOWED_METHODS = ['GET', 'HEAD'];

/**
 * Answers requests. The reply to HEAD has the body of GET, so that the host can tell its length and tag; the host does
 * not send it.
 */
export function createRequestHandler(parts: HttpParts): HandleRequest {
  const soapEndpoints = createSoapEndpoints(parts.map);
  const today = () => osloDayText(parts.clock.nowMs());
  const paceUntil = (signal: AbortSignal) => () => createPace({ ...parts, signal });
  const bodies = new Map<string, { readonly key: string; readonly bytes: Promise<Uint8Array> }>();

  /** The body of an operation, built once for a state of its registers and a day. */
  function keptBody(operation: string, key: string, build: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = bodies.get(operation);
    if (known?.key === key) return known.bytes;
    const bytes = build();
    bodies.set(operation, { key, bytes });
    // The caller gets the failure; the next request tries again.
    bytes.catch(() => bodies.delete(operation));
    return bytes;
  }

  async function answerOperation(operation: string, answer: Answer, query: string): Promise<HttpReply> {
    const nowMs = parts.clock.nowMs();
    const today = osloDay(nowMs);
    const states = answer.registers.flatMap((register) => parts.state(register) ?? []);
    const build = async () => jsonBytes(await answer.read(query, today, parts.context));
    const key = bodyKey(states, today);
    const body = await (answer.isAlwaysSame ? keptBody(operation, key, build) : build());
    return {
      ...jsonReply(200, body, dataHeaders(states, answer.isOfQuarters ? today : undefined)),
      cacheDay: osloDayText(nowMs),
    };
  }

  async function answer(request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
    const { method, path, query, origin } = request;
    const soap = soapEndpoints.get(foldPath(path));
    if (soap) {
      const log = logFailure(request);
      return answerSoap(soap, request, { today, pace: paceUntil(signal), log });
    }
    const output = answerOutput(request, parts.map.outputs);
    if (output) return output;
    const route = findRoute(path);
    if (!route) throw appError('http/not-found', { path });
    if (route.kind === 'base') return operationList(path, origin, route.operationPaths);
    if (!ALLOWED_METHODS.includes(method)) return methodNotAllowed(method, ALLOWED_METHODS);
    const found = answers.get(route.operation);
    if (!found) throw new Error(`No answer for operation ${route.operation}`);
    return answerOperation(route.operation, found, query);
  }

  function logFailure({ method, path }: HttpRequest): (error: unknown) => void {
    return (error) => parts.log.error(`${method} ${path} failed`, error);
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
function isMessage({ method, path }: HttpRequest): boolean {
  return method === 'POST' && foldPath(path).startsWith(mapService.catalogPath);
}

function bodyKey(states: readonly RegisterState[], { year, month }: OsloDay): string {
  return [...states.map(({ register, version }) => `${register} ${version}`), year, month].join(' ');
}

/** What lists the quarters up to `today` is younger than its data: it changed when the present quarter began. */
function dataHeaders(states: readonly RegisterState[], today: OsloDay | undefined): HttpHeader[] {
  const headers: HttpHeader[] = [];
  if (states.length > 0) {
    const quarterMs = today ? osloQuarterStartMs(today.year, today.month) : 0;
    const changedAtMs = Math.max(quarterMs, ...states.map((state) => state.changedAtMs));
    headers.push({ name: 'last-modified', value: new Date(changedAtMs).toUTCString() });
  }
  if (states.some(({ origin }) => origin === 'sample')) headers.push({ name: 'varde-data', value: 'sample' });
  return headers;
}

/** A base answers nothing by itself, but tells what there is below it. */
function operationList(path: string, origin: string, operationPaths: readonly string[]): HttpReply {
  const Operations = operationPaths.map((operationPath) => `${origin}${operationPath}`);
  const { message } = appError('http/not-found', { path });
  const Message = `${message} The operations are ${Operations.join(', ')}.`;
  return jsonReply(404, jsonBytes({ Message, Operations }));
}
