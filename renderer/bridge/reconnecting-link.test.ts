import { expect, test } from 'vitest';
import type { Channel } from '../../shared/bridge/channel.ts';
import { createLink } from '../../shared/bridge/link.ts';
import { dataEvents, dataOperations } from '../../shared/contracts/bridge/data-api.ts';
import type { OperationTable } from '../../shared/schema/notation.ts';
import type { ConnectionState } from './bridge.ts';
import { createReconnectingLink } from './reconnecting-link.ts';
import { channelPair } from './testing/channel-pair.ts';

const none = {} as const satisfies OperationTable;
const table = {
  'views.list': dataOperations['views.list'],
  'views.remove': dataOperations['views.remove'],
} as const;

/** A data window that can be killed and started again. */
function createServer(list: () => Promise<never[]> | never[]) {
  let isUp = true;
  let serverEnd: Channel | undefined;
  let emit: () => void = () => undefined;
  let removals = 0;
  return {
    open: () => {
      if (!isUp) return Promise.reject(new Error('not there'));
      const [left, right] = channelPair();
      serverEnd = left;
      const link = createLink<typeof table, typeof dataEvents, typeof none, typeof none>({
        channel: left,
        party: 'test',
        local: table,
        handlers: {
          'views.list': list,
          'views.remove': () => {
            removals++;
            return new Promise(() => undefined);
          },
        },
        remote: none,
        remoteEvents: none,
        log: () => undefined,
      });
      emit = () => link.emit('views.changed', {});
      return Promise.resolve(right);
    },
    kill: () => {
      isUp = false;
      serverEnd?.close();
    },
    start: () => {
      isUp = true;
    },
    emit: () => emit(),
    removals: () => removals,
  };
}

function connect(server: { open: () => Promise<Channel> }, waitLimitMs = 2000) {
  return createReconnectingLink({
    open: server.open,
    party: 'data window',
    remote: table,
    remoteEvents: dataEvents,
    log: () => undefined,
    waitLimitMs,
    delayMs: () => 5,
  });
}

test('a call made before the other end is there waits for it', async () => {
  const server = createServer(() => []);
  server.kill();
  const link = connect(server);
  const pending = link.remote['views.list']({});
  server.start();
  await expect(pending).resolves.toEqual([]);
});

test('a call fails with bridge/closed when the other end does not come', async () => {
  const server = createServer(() => []);
  server.kill();
  const link = connect(server, 20);
  await expect(link.remote['views.list']({})).rejects.toMatchObject({ code: 'bridge/closed' });
  link.close();
});

test('a waiting call ends when its caller gives up', async () => {
  const server = createServer(() => []);
  server.kill();
  const link = connect(server);
  const controller = new AbortController();
  const pending = link.remote['views.list']({}, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(pending).rejects.toThrow('enough');
  link.close();
});

test('a read that was in flight when the other end died is asked again of the new one', async () => {
  let asked = 0;
  const server = createServer(() => {
    asked++;
    return asked === 1 ? new Promise<never[]>(() => undefined) : [];
  });
  const link = connect(server);
  const pending = link.remote['views.list']({});
  await expect.poll(() => asked).toBe(1);
  server.kill();
  server.start();
  await expect(pending).resolves.toEqual([]);
});

test('a change that was in flight is not repeated', async () => {
  const server = createServer(() => []);
  const link = connect(server);
  const pending = link.remote['views.remove']({ viewId: 'a' });
  const outcome = expect(pending).rejects.toMatchObject({ code: 'bridge/closed' });
  await expect.poll(() => server.removals()).toBe(1);
  server.kill();
  server.start();
  await outcome;
  expect(server.removals()).toBe(1);
});

test('listeners hear the new end too, and the states are told in order', async () => {
  const server = createServer(() => []);
  const link = connect(server);
  const states: ConnectionState[] = [];
  let heard = 0;
  link.onState((state) => void states.push(state));
  link.on('views.changed', () => void heard++);
  await link.remote['views.list']({});
  server.kill();
  server.start();
  await link.remote['views.list']({});
  server.emit();
  await expect.poll(() => heard).toBe(1);
  expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
});
