import { beforeEach, expect, test } from 'vitest';
import { mapService } from '../../contracts/map/service.ts';
import { resolveTarget } from '../../contracts/resolve-target.ts';
import { createOutputs, outputAddress } from '../../map-service/outputs.ts';
import { createSetClock } from '../../testing/ports/fixed-ports.ts';
import { serviceRequest } from '../../testing/service-request.ts';
import { answerOutput } from './handle-request.ts';

const START = '2026-11-28T12:00:00Z';
const BYTES = new TextEncoder().encode('<b>Åna</b>');
const FILE = { bytes: BYTES, mediaType: 'text/html; charset=utf-8', extension: 'html' };
const clock = createSetClock(START);
let outputs = createOutputs(clock);
beforeEach(() => {
  clock.set(Date.parse(START));
  outputs = createOutputs(clock);
});

const ask = (path: string, method = 'GET') => answerOutput(serviceRequest({ method, path }), outputs);
const keep = () => new URL(outputAddress('http://localhost:1', outputs.keep(FILE))).pathname;

test.each(['GET', 'HEAD'])('a result is given by its address, as what it is and no more: %s', (method) => {
  const reply = ask(keep(), method);
  expect(reply).toMatchObject({ status: 200, body: BYTES });
  expect(Object.fromEntries((reply?.headers ?? []).map(({ name, value }) => [name, value]))).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('paths of results answer in any case of letters, and nothing else is taken for one', () => {
  expect(ask(keep().toUpperCase())?.status).toBe(200);
  expect(resolveTarget('GET', `${mapService.path}/outputs/a.html`)?.kind).toBe('nothing');
  expect(ask(keep(), 'POST')?.status).toBe(405);
});

test('a result that is gone or never was is told in words', () => {
  const path = keep();
  clock.set(Date.parse(START) + 10 * 60_000);
  for (const gone of [path, `${mapService.path}/output/a.html`, `${mapService.path}/output/../x`]) {
    expect(() => ask(gone)).toThrow(expect.objectContaining({ code: 'http/output-gone' }));
  }
});

test('the oldest results go where the younger need the room', () => {
  outputs = createOutputs(clock, 2 * BYTES.length);
  const [first, second, third] = [keep(), keep(), keep()];
  expect(() => ask(first)).toThrow('There is no result at');
  expect([ask(second)?.status, ask(third)?.status]).toEqual([200, 200]);
});
