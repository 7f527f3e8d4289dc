import { expect, test } from 'vitest';
import { messagePortChannel } from '../../shared/bridge/transports/message-port.ts';
import { connectElectron } from './connect-electron.ts';

/** A window that posts itself the messages of its preload, or of somebody else. */
function createWindow() {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  return {
    location: { origin: 'app://varde' },
    addEventListener: (_type: 'message', listener: (event: MessageEvent<unknown>) => void) =>
      void listeners.push(listener),
    hand(data: unknown, origin = 'app://varde') {
      const { port1, port2 } = new MessageChannel();
      for (const listener of listeners)
        listener(new MessageEvent('message', { data, origin, ports: [port2] }));
      return messagePortChannel(port1);
    },
  };
}

function connect() {
  const target = createWindow();
  const heard: string[] = [];
  connectElectron(
    {
      onHost: (channel) => channel.onMessage((message) => heard.push(`host: ${message}`)),
      onUi: (channel) => channel.onMessage((message) => heard.push(`ui: ${message}`)),
    },
    target,
  );
  return { target, heard };
}

test('the host comes by its control port, user interfaces by theirs', async () => {
  const { target, heard } = connect();
  target.hand({ type: 'varde:port', role: 'control' }).post('a');
  await expect.poll(() => heard).toEqual(['host: a']);
  target.hand({ type: 'varde:port', role: 'ui' }).post('b');
  await expect.poll(() => heard).toEqual(['host: a', 'ui: b']);
});

test('ports of other origins, kinds and roles are left alone', async () => {
  const { target, heard } = connect();
  target.hand({ type: 'varde:port', role: 'control' }, 'https://example.org').post('a');
  target.hand({ type: 'other', role: 'control' }).post('b');
  target.hand({ type: 'varde:port', role: 'host' }).post('c');
  target.hand('varde:port').post('d');
  target.hand({ type: 'varde:port', role: 'ui' }).post('e');
  await expect.poll(() => heard).toEqual(['ui: e']);
});
