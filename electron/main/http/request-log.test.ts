import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestLog, type Exchange, type LoggedRequest, type RequestLog } from './request-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = {
  method: 'GET',
  path: '/a',
  operation: 'GetA',
  status: 200,
  bytes: 1,
  durationMs: 1,
  isCached: true,
  client: '',
};

const exchange: Exchange = {
  requestHeaders: { accept: 'text/plain', cookie: 'secret', obs_apptoken: 'secret' },
  requestBody: new TextEncoder().encode('question'),
  answerHeaders: ['content-type', 'text/plain', 'content-length', '6'],
  answerBody: new TextEncoder().encode('answer'),
};

test('the newest 200 stay, oldest first', () => {
  const log = createRequestLog(() => 5);
  for (let count = 0; count < 450; count++) log.record(request, exchange);
  const ids = log.recent().map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids[0]).toBe(250);
  expect(ids.at(-1)).toBe(449);
});

test('a request tells how much was sent, and how much that was before packing', () => {
  const log = createRequestLog(() => 5);
  log.record({ ...request, bytes: 4 }, exchange);
  log.record({ ...request, bytes: 6 }, exchange);
  log.record({ ...request, bytes: 900 }, { ...exchange, answerBody: new Uint8Array() });
  expect(log.recent().map(({ bytes, unpackedBytes }) => [bytes, unpackedBytes])).toEqual([
    [4, 6],
    [6, 6],
    [900, 900],
  ]);
});

test('a listener gets every request once, at most four batches a second', () => {
  const log = createRequestLog(() => 5);
  log.record(request, exchange);
  const batches: number[][] = [];
  const stop = log.listen((requests) => batches.push(requests.map(({ id }) => id)));
  for (let count = 0; count < 10; count++) {
    log.record(request, exchange);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(batches.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(batches.length).toBeLessThanOrEqual(5);
  stop();
  log.record(request, exchange);
  vi.advanceTimersByTime(1000);
  expect(batches.flat()).toHaveLength(10);
});

test('of a flood a listener gets the newest 200', () => {
  const log = createRequestLog(() => 5);
  const heard: LoggedRequest[] = [];
  log.listen((requests) => heard.push(...requests));
  for (let count = 0; count < 1000; count++) log.record(request, exchange);
  vi.advanceTimersByTime(250);
  expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => 800 + index));
});

test('long paths and names of clients are cut', () => {
  const log = createRequestLog(() => 5);
  log.record({ ...request, path: 'x'.repeat(1000), client: 'y'.repeat(200) }, exchange);
  expect(log.recent()[0]?.path).toHaveLength(500);
  expect(log.recent()[0]?.client).toHaveLength(80);
});

test('a request is shown with its answer, without what proves who the client is', () => {
  const log = createRequestLog(() => 5);
  log.record(request, exchange);
  const { request: asked, answer } = log.exchange(0);
  expect(asked.headers).toEqual([{ name: 'accept', value: 'text/plain' }]);
  expect(new TextDecoder().decode(asked.body)).toBe('question');
  expect(answer.headers).toEqual([
    { name: 'content-type', value: 'text/plain' },
    { name: 'content-length', value: '6' },
  ]);
  expect(new TextDecoder().decode(answer.body)).toBe('answer');
});

test('of a long body the beginning is kept, with the size of the whole', () => {
  const log = createRequestLog(() => 5);
  log.record(request, { ...exchange, answerBody: new Uint8Array(2_000_000) });
  const { answer } = log.exchange(0);
  expect([answer.body.length, answer.body.buffer.byteLength, answer.bytes]).toEqual([
    16_384, 16_384, 2_000_000,
  ]);
});

test('what is shown of a body holds nothing else of the memory that it came in', () => {
  const log = createRequestLog(() => 5);
  const body = Buffer.alloc(90_000, 7);
  log.record(request, { ...exchange, requestBody: body.subarray(0, 9), answerBody: body });
  const { request: asked, answer } = log.exchange(0);
  expect([asked.body.buffer.byteLength, answer.body.buffer.byteLength]).toEqual([9, 16_384]);
  expect(answer.body.every((byte) => byte === 7)).toBe(true);
});

test('a long body is not held by the log, and sent again it is shown as before', async () => {
  vi.useRealTimers();
  const log = createRequestLog(() => 5);
  const sent = new WeakRef(recordTwice(log));
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(sent.deref()).toBeUndefined();
  for (const id of [0, 1]) expect(log.exchange(id).answer.body).toEqual(new Uint8Array(16_384).fill(7));
});

test('a body that is lent is shown as it was, also when its memory is used again', () => {
  const log = createRequestLog(() => 5);
  const memory = Buffer.alloc(90_000, 7);
  const others = new Uint8Array(90_000).fill(5);
  for (const answerBody of [memory, others])
    log.record(request, { ...exchange, answerBody, isAnswerLent: true });
  const lent = new Uint8Array(16_384).fill(7);
  expect(log.exchange(0).answer).toMatchObject({ body: lent, bytes: 90_000 });
  log.takeBack(memory.buffer);
  memory.fill(9);
  expect(log.exchange(0).answer).toMatchObject({ body: lent, bytes: 90_000 });
  expect(log.exchange(1).answer.body.every((byte) => byte === 5)).toBe(true);
});

/** In a function of its own, which leaves nothing behind that would hold it. */
function recordTwice(log: RequestLog): ArrayBufferLike {
  const body = Buffer.alloc(90_000, 7);
  for (let count = 0; count < 2; count++) log.record(request, { ...exchange, answerBody: body });
  return body.buffer;
}

test('a request whose place was taken by a newer one is gone, and so is one that never was', () => {
  const log = createRequestLog(() => 5);
  for (let count = 0; count < 201; count++) log.record(request, exchange);
  for (const id of [0, 201, -1]) expect(() => log.exchange(id)).toThrow('no longer among the last 200');
  expect(log.exchange(1).answer.bytes).toBe(6);
});
