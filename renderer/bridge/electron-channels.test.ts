import { expect, test } from 'vitest';
import { createElectronChannels } from './electron-channels.ts';

const origin = 'app://varde';

function createWindow() {
  let hear: (event: MessageEvent<unknown>) => void = () => undefined;
  return {
    target: {
      location: { origin },
      addEventListener: (_: 'message', listener: (event: MessageEvent<unknown>) => void) => {
        hear = listener;
      },
    },
    deliver: (data: unknown, port: MessagePort, from = origin) =>
      hear(new MessageEvent('message', { data, origin: from, ports: [port] as never })),
  };
}

async function speaks(openOrWaiting: Promise<{ post(message: unknown): void }>, other: MessagePort) {
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  (await openOrWaiting).post('hello');
  const word = await heard;
  other.close();
  return word;
}

test('a port that comes before it is asked for is kept', async () => {
  const { target, deliver } = createWindow();
  const open = createElectronChannels(target);
  const { port1, port2 } = new MessageChannel();
  deliver({ type: 'varde:port', role: 'data' }, port1);
  expect(await speaks(open('data'), port2)).toBe('hello');
});

test('one that comes later answers who waits', async () => {
  const { target, deliver } = createWindow();
  const open = createElectronChannels(target);
  const pending = open('host');
  const { port1, port2 } = new MessageChannel();
  deliver({ type: 'varde:port', role: 'host' }, port1);
  expect(await speaks(pending, port2)).toBe('hello');
});

test('ports from another origin or of another kind are ignored', async () => {
  const { target, deliver } = createWindow();
  const open = createElectronChannels(target);
  let isOpen = false;
  void open('host').then(() => {
    isOpen = true;
  });
  const { port1, port2 } = new MessageChannel();
  deliver({ type: 'varde:port', role: 'host' }, port1, 'https://example.org');
  deliver({ type: 'other', role: 'host' }, port1);
  deliver({ type: 'varde:port', role: 'control' }, port1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isOpen).toBe(false);
  port2.close();
});
