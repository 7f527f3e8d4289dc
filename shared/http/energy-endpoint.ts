// The certificate and hydropower services: answers that stand as long as their registers do.

import type { JsonObject } from '../base/json.ts';
import { type OsloDay, osloDay, osloDayText, osloQuarterStartMs } from '../base/oslo-day.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { ServiceBase } from '../contracts/json-service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RegisterState } from '../ports/register-store.ts';
import type { EnergyContext } from '../sources/energy/energy-context.ts';
import { type Answer, energyAnswers } from './energy-answers.ts';
import type { JsonEndpoint } from './json-endpoint.ts';
import { type HttpHeader, jsonBytes, jsonReply } from './replies.ts';

export interface EnergyParts {
  readonly context: EnergyContext;
  /** What is known of a register; absent when it was never filled. */
  state(register: RegisterId): RegisterState | undefined;
  readonly clock: Clock;
}

export function createEnergyEndpoint(parts: EnergyParts): JsonEndpoint {
  const bodies = new Map<string, { readonly key: string; readonly bytes: Promise<Uint8Array> }>();

  /** The body at an address, built once for a state of its registers and a day. */
  function keptBody(address: string, key: string, build: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = bodies.get(address);
    if (known?.key === key) return known.bytes;
    const bytes = build();
    bodies.set(address, { key, bytes });
    // The caller gets the failure; the next request tries again.
    bytes.catch(() => bodies.delete(address));
    return bytes;
  }

  return async ({ target, query }, { base }) => {
    const answer = energyAnswers.get(target.name);
    if (!answer) throw new Error(`No answer for operation ${target.name}`);
    const nowMs = parts.clock.nowMs();
    const today = osloDay(nowMs);
    const states = answer.registers.flatMap((register) => parts.state(register) ?? []);
    const build = async () => jsonBytes(withNames(await answer.read(query, today, parts.context), base));
    const key = bodyKey(states, today);
    const body = await (answer.isAlwaysSame ? keptBody(`${base.path}/${target.name}`, key, build) : build());
    const headers = dataHeaders(states, answer, today);
    return { ...jsonReply(200, body, headers), cacheDay: osloDayText(nowMs) };
  };
}

/** Rows with the names of the public service, where its address was used. */
function withNames(answer: unknown, { memberNames = {} }: ServiceBase): unknown {
  if (!Array.isArray(answer) || Object.keys(memberNames).length === 0) return answer;
  return answer.map((row: JsonObject) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [memberNames[name] ?? name, value])),
  );
}

function bodyKey(states: readonly RegisterState[], { year, month }: OsloDay): string {
  return [...states.map(({ register, version }) => `${register} ${version}`), year, month].join(' ');
}

/** What lists the quarters up to `today` is younger than its data: it changed when the present quarter began. */
function dataHeaders(
  states: readonly RegisterState[],
  { isOfQuarters }: Answer,
  { year, month }: OsloDay,
): HttpHeader[] {
  const headers: HttpHeader[] = [];
  if (states.length > 0) {
    const quarterMs = isOfQuarters ? osloQuarterStartMs(year, month) : 0;
    const changedAtMs = Math.max(quarterMs, ...states.map((state) => state.changedAtMs));
    headers.push({ name: 'last-modified', value: new Date(changedAtMs).toUTCString() });
  }
  if (states.some(({ origin }) => origin === 'sample')) headers.push({ name: 'varde-data', value: 'sample' });
  return headers;
}
