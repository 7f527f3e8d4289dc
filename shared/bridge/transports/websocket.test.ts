import { expect, test } from 'vitest';
import { type WebSocketLike, webSocketChannel } from './websocket.ts';

/** A socket whose frames arrive at once at another channel. */
function createSocketPair() {
  const frames: number[] = [];
  let receive: (event: { data: unknown }) => void = () => undefined;
  const end: WebSocketLike = {
    binaryType: '',
    send: () => undefined,
    close: () => undefined,
    addEventListener: () => undefined,
  };
  const sending: WebSocketLike = {
    ...end,
    send(data) {
      frames.push(data.length);
      receive({ data: data.slice().buffer });
    },
  };
  const receiving: WebSocketLike = {
    ...end,
    addEventListener(type: string, listener: (event: { data: unknown }) => void) {
      if (type === 'message') receive = listener;
    },
  };
  return { from: webSocketChannel(sending), to: webSocketChannel(receiving), frames };
}

const sizeOf = (message: unknown) =>
  message instanceof Object && 'bytes' in message ? 'large' : JSON.stringify(message);
const large = { bytes: new Uint8Array(3 * 1024 * 1024 + 5).fill(7) };

test('a small message goes at once', () => {
  const { from, to } = createSocketPair();
  const heard: unknown[] = [];
  to.onMessage((message) => heard.push(message));
  from.post({ small: true });
  expect(heard).toEqual([{ small: true }]);
});

test('while a large message goes, others of this thread have their turn', async () => {
  const { from, to, frames } = createSocketPair();
  const heard: unknown[] = [];
  to.onMessage((message) => heard.push(message));
  from.post(large);
  await new Promise((resolve) => setTimeout(resolve));
  const sentAtFirst = frames.length;
  await expect.poll(() => heard.length).toBe(1);
  expect(sentAtFirst).toBeLessThan(frames.length);
});

test('messages arrive in the order of posting, also behind a large one', async () => {
  const { from, to } = createSocketPair();
  const heard: unknown[] = [];
  to.onMessage((message) => heard.push(message));
  const posted = [{ first: 1 }, large, { second: 2 }, large, { third: 3 }];
  for (const message of posted) from.post(message);
  await expect.poll(() => heard.length).toBe(posted.length);
  expect(heard.map(sizeOf)).toEqual(posted.map(sizeOf));
  from.post({ last: true });
  expect(heard.at(-1)).toEqual({ last: true });
});
