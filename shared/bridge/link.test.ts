import { expect, test } from 'vitest';
import { AppError } from '../base/app-error.ts';
import { dataEvents, dataOperations } from '../contracts/bridge/data-api.ts';
import type { OperationTable } from '../schema/notation.ts';
import type { Channel } from './channel.ts';
import { decodeFrame, encodeFrame } from './frame-codec.ts';
import { createLink } from './link.ts';

function channelPair(): [Channel, Channel] {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const closers: (() => void)[] = [];
  const end = (own: number): Channel => ({
    post: (message) => {
      const frame = encodeFrame(message);
      queueMicrotask(() => {
        for (const listener of listeners[1 - own] ?? []) listener(decodeFrame(frame));
      });
    },
    onMessage: (listener) => void listeners[own]?.push(listener),
    onClose: (listener) => void closers.push(listener),
    close: () => {
      for (const closer of closers.splice(0)) closer();
    },
  });
  return [end(0), end(1)];
}

const none = {} as const satisfies OperationTable;
const rows = { doc: '', input: { register: 'RegisterId', key: 'string' }, output: 'json' } as const;
const table = { 'registers.row': rows, 'imports.store': { ...dataOperations['imports.store'] } } as const;

function connect(
  handlers: Partial<Record<keyof typeof table, (input: never, context: { signal: AbortSignal }) => unknown>>,
  limitMs = 1000,
) {
  const [left, right] = channelPair();
  const logged: unknown[] = [];
  const log = (error: unknown) => void logged.push(error);
  const server = createLink<typeof table, typeof dataEvents, typeof none, typeof none>({
    channel: left,
    party: 'client',
    local: table,
    handlers: handlers as never,
    remote: none,
    remoteEvents: none,
    log,
  });
  const client = createLink<typeof none, typeof none, typeof table, typeof dataEvents>({
    channel: right,
    party: 'data window',
    local: none,
    handlers: {},
    remote: table,
    remoteEvents: dataEvents,
    limitMs,
    log,
  });
  return { server, client, logged };
}

test('a call crosses with its bytes and comes back', async () => {
  const { client } = connect({
    'registers.row': ({ key }: { key: string }) => ({ key, bytes: new Uint8Array([1, 2]) }),
  });
  const row = await client.remote['registers.row']({ register: 'plants', key: '7' });
  expect(row).toEqual({ key: '7', bytes: new Uint8Array([1, 2]) });
});

test('an error of the catalogue keeps its code and details', async () => {
  const { client } = connect({
    'registers.row': () => {
      throw new AppError('register/unknown-row', 'No row', { key: '9' });
    },
  });
  const failure = await client.remote['registers.row']({ register: 'plants', key: '9' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(AppError);
  expect(failure).toMatchObject({ code: 'register/unknown-row', details: { key: '9' } });
});

test('an unexpected error is logged here and told there without internals', async () => {
  const { client, logged } = connect({
    'registers.row': () => {
      throw new TypeError('secret path /x/y');
    },
  });
  await expect(client.remote['registers.row']({ register: 'plants', key: '1' })).rejects.toMatchObject({
    code: 'internal',
  });
  expect(String(logged[0])).toContain('secret path');
});

test('an input is checked on arrival and the fault names its place', async () => {
  const { client } = connect({ 'registers.row': () => null });
  const bad = client.remote['registers.row']({ register: 'rivers' as 'plants', key: '1' });
  await expect(bad).rejects.toMatchObject({ code: 'bridge/bad-input', details: { path: 'register' } });
});

test('a call that takes too long fails and is cancelled at the other end', async () => {
  let wasCancelled = false;
  const { client } = connect(
    {
      'registers.row': (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            wasCancelled = true;
            resolve(null);
          });
        }),
    },
    20,
  );
  await expect(client.remote['registers.row']({ register: 'plants', key: '1' })).rejects.toMatchObject({
    code: 'bridge/timeout',
  });
  await expect.poll(() => wasCancelled).toBe(true);
});

test('a call that ends because nobody waits for it any more is not logged', async () => {
  const stopping = new AbortController();
  let ended: Promise<unknown> = Promise.resolve();
  const { client, logged } = connect({
    'registers.row': (_, { signal }) => {
      ended = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      stopping.abort();
      return ended;
    },
  });
  const call = client.remote['registers.row']({ register: 'plants', key: '1' }, { signal: stopping.signal });
  await expect(call).rejects.toBeDefined();
  await expect.poll(() => ended.then(String, String)).toContain('Abort');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(logged).toEqual([]);
});

test('calls in flight fail when the channel closes, and new ones are refused', async () => {
  const { client } = connect({ 'registers.row': () => new Promise(() => undefined) });
  const pending = client.remote['registers.row']({ register: 'plants', key: '1' });
  const outcome = expect(pending).rejects.toMatchObject({ code: 'bridge/closed' });
  client.close();
  await outcome;
  await expect(client.remote['registers.row']({ register: 'plants', key: '1' })).rejects.toMatchObject({
    code: 'bridge/closed',
  });
});

test('events reach their listeners until they stop listening', async () => {
  const { server, client } = connect({});
  let heard = 0;
  const stop = client.on('views.changed', () => void heard++);
  server.emit('views.changed', {});
  await expect.poll(() => heard).toBe(1);
  stop();
  server.emit('views.changed', {});
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(heard).toBe(1);
});
