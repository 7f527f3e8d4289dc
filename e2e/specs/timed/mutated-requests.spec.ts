// Requests with wrong bits, structures, sizes and encodings, through the sockets and the bridge to the handlers: each is
// answered, none takes long, nothing crashes, and memory stays within bounds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  createMutatedRequests,
  MUTATED_OPERATIONS,
  type MutatedRequest,
} from '../../../shared/testing/map-mutated-requests.ts';
import { MUTATION_KINDS } from '../../../shared/testing/map-mutations.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import {
  type KeepAliveConnection,
  openConnection,
  type RawAnswer,
} from '../../drivers/keep-alive-connection.ts';
import { pageProcessOf } from '../../drivers/processes.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const REQUESTS = 100_000;
const AT_A_TIME = 8;
const MAX_MS = 1_000;
const MAX_KB = 500 * 1024;
const TRIES = 3;
const SHARE_OF_KIND = 0.24;
const LEAST_OF_OPERATION = 1_800;
const LEAST_REACHED = 100;

test('a hundred thousand mutated requests are each answered', async () => {
  // They take as long as they take; a request that is not answered has a limit of its own.
  test.setTimeout(0);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const address = varde.ready.services['map'] ?? '';
  const pageProcess = () => pageProcessOf(join(data.path, 'profile-data'));
  const page = pageProcess() ?? 0;
  const connections = Array.from({ length: AT_A_TIME }, () => openConnection(address));
  const next = createMutatedRequests(21);
  const tally = createTally();
  const late: MutatedRequest[] = [];
  let asked = 0;

  async function askOn(connection: KeepAliveConnection): Promise<void> {
    while (asked < REQUESTS) {
      asked++;
      const request = next();
      const { outcome, tookMs } = await ask(connection, request);
      tally.add(request, outcome);
      if (tookMs > MAX_MS) late.push(request);
    }
  }

  try {
    await Promise.all(connections.map(askOn));
    const slow = await findSlow(late, address);
    expect(slow.map(({ body }) => latin1(body).slice(0, 2_000))).toEqual([]);
    expect(pageProcess()).toBe(page);
    const peaksKb = [varde.ready.pid, page].map(peakResidentKb);
    expect(Math.max(...peaksKb)).toBeLessThan(MAX_KB);
    tally.check();
    console.log(tally.report());
    console.log(`At most ${peaksKb.map((kb) => `${Math.round(kb / 1024)} MB`).join(' and ')}`);
  } finally {
    for (const connection of connections) connection.close();
    await varde.stop();
    data.remove();
  }
});

/** The code of the fault that answers, or that there is an answer to this request. Else what came. */
async function ask(connection: KeepAliveConnection, request: MutatedRequest) {
  const startedAt = performance.now();
  const answer = await connection.post(request.contentType, request.body);
  return { outcome: outcomeOf(answer, request), tookMs: performance.now() - startedAt };
}

/**
 * Those of the late ones that are slow by themselves. A busy machine, or a slow one in front, makes any request late: each
 * is asked again with nothing beside it.
 */
async function findSlow(late: readonly MutatedRequest[], address: string): Promise<MutatedRequest[]> {
  const slow: MutatedRequest[] = [];
  const connection = openConnection(address);
  for (const request of late) {
    let isSlow = true;
    for (let count = 0; isSlow && count < TRIES; count++) {
      isSlow = (await ask(connection, request)).tookMs > MAX_MS;
    }
    if (isSlow) slow.push(request);
  }
  connection.close();
  return slow;
}

const ENVELOPE_END = '</soap:Body></soap:Envelope>';

function outcomeOf({ status, body }: RawAnswer, request: MutatedRequest): string {
  if (body.toString('latin1', body.length - ENVELOPE_END.length) !== ENVELOPE_END) return `HTTP ${status}`;
  if (status !== 200) return /<code>([^<]+)<\/code>/.exec(body.toString('latin1'))?.[1] ?? `HTTP ${status}`;
  const operation = /<(?:\w+:)?(\w+)Response[\s/>]/.exec(body.toString('latin1', 0, 1_000))?.[1];
  const isOwn =
    operation === request.operation ||
    (operation !== undefined && latin1(request.body).replaceAll('\0', '').includes(operation));
  return isOwn ? 'answer' : `an answer to ${operation} instead of ${request.operation}`;
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** What was asked and what came of it, by kind of mutation and by operation. */
function createTally() {
  const outcomes = new Counts();
  const kinds = new Counts();
  const ends = new Counts();
  const operations = new Counts();
  const reached = new Counts();
  return {
    add({ kind, operation }: MutatedRequest, outcome: string): void {
      outcomes.add(outcome);
      kinds.add(kind);
      operations.add(operation);
      // Until the operation is known there are only faults of the message.
      const end = outcome === 'answer' ? 'answered' : outcome.startsWith('soap/') ? 'not read' : 'refused';
      ends.add(`${kind} ${end}`);
      if (end !== 'not read') reached.add(operation);
    },
    check(): void {
      // What goes wrong is the request's, never the service's.
      const strange = outcomes
        .names()
        .filter((code) => !/^(?:answer|(?:soap|value|map)\/[a-z-]+)$/.test(code));
      expect(strange).toEqual([]);
      for (const code of EXPECTED_OUTCOMES) expect(outcomes.of(code), code).toBeGreaterThan(0);
      for (const kind of MUTATION_KINDS) {
        expect(kinds.of(kind), kind).toBeGreaterThan(SHARE_OF_KIND * REQUESTS);
        expect(ends.of(`${kind} answered`), kind).toBeGreaterThan(0);
        expect(ends.of(`${kind} refused`), kind).toBeGreaterThan(0);
        expect(ends.of(`${kind} not read`), kind).toBeGreaterThan(0);
      }
      for (const [operation] of MUTATED_OPERATIONS) {
        expect(operations.of(operation), operation).toBeGreaterThan(LEAST_OF_OPERATION);
        expect(reached.of(operation), operation).toBeGreaterThan(LEAST_REACHED);
      }
    },
    report(): string {
      const least = Math.min(...MUTATED_OPERATIONS.map(([operation]) => reached.of(operation)));
      return (
        `${REQUESTS} mutated requests of ${operations.names().length} operations\n${ends.report()}\n${outcomes.report()}\n` +
        `Each operation was reached ${least} times or more`
      );
    },
  };
}

const EXPECTED_OUTCOMES = [
  'answer',
  'soap/malformed',
  'soap/dtd',
  'soap/entity',
  'soap/too-deep',
  'soap/media-type',
  'value/bad',
  'value/missing',
  'value/type-unknown',
  'map/unknown-map',
  'map/unknown-layer',
  'map/bad-expression',
  'map/no-tile',
];

class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1);
  }

  readonly of = (name: string): number => this.#counts.get(name) ?? 0;
  readonly names = (): string[] => [...this.#counts.keys()];

  report(): string {
    const sorted = [...this.#counts].sort(([, one], [, other]) => other - one);
    return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
  }
}

/** The most that a process ever held. */
function peakResidentKb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
