// One function: a request to an energy service in, its reply out. Sockets, caching, compression and entity tags are the
// host's.

import { type OsloDay, osloDay, osloDayText } from '../base/oslo-day.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import { appError } from '../contracts/errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { RegisterState } from '../ports/register-store.ts';
import type { EnergyContext } from '../services/energy-context.ts';
import { type Answer, answers } from './answers.ts';
import {
  errorReply,
  type HttpHeader,
  type HttpReply,
  type HttpRequest,
  jsonBytes,
  jsonReply,
} from './replies.ts';
import { findRoute } from './routes.ts';

export interface HttpParts {
  readonly context: EnergyContext;
  /** What is known of a register; absent when it was never filled. */
  state(register: RegisterId): RegisterState | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

export type HandleRequest = (request: HttpRequest) => Promise<HttpReply>;

const ALLOWED_METHODS = ['GET', 'HEAD'];

/**
 * Answers requests. The reply to HEAD has the body of GET, so that the host can tell its length and tag; the host does
 * not send it.
 */
export function createRequestHandler(parts: HttpParts): HandleRequest {
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
    return { ...jsonReply(200, body, dataHeaders(states)), cacheDay: osloDayText(nowMs) };
  }

  async function answer({ method, path, query, origin }: HttpRequest): Promise<HttpReply> {
    const route = findRoute(path);
    if (!route) throw appError('http/not-found', { path });
    if (route.kind === 'base') return operationList(path, origin, route.operationPaths);
    if (!ALLOWED_METHODS.includes(method)) return methodNotAllowed(method);
    const found = answers.get(route.operation);
    if (!found) throw new Error(`No answer for operation ${route.operation}`);
    return answerOperation(route.operation, found, query);
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      return errorReply(error, (cause) => parts.log.error(`${request.method} ${request.path} failed`, cause));
    }
  };
}

function bodyKey(states: readonly RegisterState[], { year, month }: OsloDay): string {
  return [...states.map(({ register, version }) => `${register} ${version}`), year, month].join(' ');
}

function dataHeaders(states: readonly RegisterState[]): HttpHeader[] {
  const headers: HttpHeader[] = [];
  if (states.length > 0) {
    const changedAtMs = Math.max(...states.map((state) => state.changedAtMs));
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

function methodNotAllowed(method: string): HttpReply {
  const allowed = ALLOWED_METHODS.join(', ');
  const { message } = appError('http/method-not-allowed', { method, allowed });
  return jsonReply(405, jsonBytes({ Message: message }), [{ name: 'allow', value: allowed }]);
}
