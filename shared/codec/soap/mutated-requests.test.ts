import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { mutate } from '../../testing/map-mutations.ts';
import { createRandom } from '../../testing/map-random.ts';
import { createValueMaker } from '../../testing/map-values.ts';
import { NEUTRAL_NAMESPACE } from './dialect.ts';
import { mapSchema, readMapRequest, writeMapRequest } from './map-codec.ts';
import { readBody } from './read-body.ts';
import { writeFault } from './write-fault.ts';

const REQUESTS = Number(process.env['VARDE_MUTATIONS'] ?? 10_000);
const MAX_MS = 1000;
const MAX_HEAP_BYTES = 500 * 1024 * 1024;
const TRIES = 3;

/** What comes of it. Whatever it is, it can be told. */
function read(bytes: Uint8Array, charset: string | undefined): string {
  const result = readBody(bytes, charset, readMapRequest);
  if (result.ok) return 'read';
  const { fault } = result.problem;
  expect(writeFault(fault, '1.1').bytes.length).toBeGreaterThan(0);
  return fault.code;
}

test(`${REQUESTS} mutated requests are each read or refused, none slow, none dear`, () => {
  const random = createRandom(20);
  const maker = createValueMaker(mapSchema, random);
  const operations = Object.entries(mapOperations);
  const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
  const outcomes = new Map<string, number>();
  let slowest = 0;
  let mostHeap = 0;
  const heapBefore = process.memoryUsage().heapUsed;
  for (let index = 0; index < REQUESTS; index++) {
    const [operation, entry] = random.pick(operations);
    const whole = writeMapRequest(operation, maker.input(entry, 3), style);
    const bytes = mutate(whole, random);
    const charset = random.chance(0.2) ? 'utf-8' : undefined;
    let tookMs = Number.POSITIVE_INFINITY;
    let outcome = '';
    // A busy machine makes any of them slow, but not each time.
    for (let tries = TRIES; tries > 0 && tookMs > MAX_MS; tries--) {
      const start = performance.now();
      outcome = read(bytes, charset);
      tookMs = performance.now() - start;
    }
    slowest = Math.max(slowest, tookMs);
    if (index % 500 === 0) mostHeap = Math.max(mostHeap, process.memoryUsage().heapUsed - heapBefore);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect([...outcomes.keys()].filter((code) => !/^(?:read|(?:soap|value)\/[a-z-]+)$/.test(code))).toEqual([]);
  // The mutations reach every way out of the reader, and some requests survive them.
  for (const outcome of [
    'read',
    'soap/malformed',
    'soap/dtd',
    'soap/entity',
    'soap/too-deep',
    'value/bad',
    'value/missing',
  ]) {
    expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
  }
  expect(slowest).toBeLessThan(MAX_MS);
  expect(mostHeap).toBeLessThan(MAX_HEAP_BYTES);
}, 300_000);
