import { expect, test } from 'vitest';
import { messagePortChannel } from './message-port.ts';

test('messages cross in order and closing is told once at both ends', async () => {
  const { port1, port2 } = new MessageChannel();
  const [here, there] = [messagePortChannel(port1), messagePortChannel(port2)];
  const heard: unknown[] = [];
  there.onMessage((message) => heard.push(message));
  here.onClose(() => heard.push('closed here'));
  there.onClose(() => heard.push('closed there'));
  here.post(1);
  here.post(new Uint8Array([2]));
  await expect.poll(() => heard).toEqual([1, new Uint8Array([2])]);
  here.close();
  here.close();
  await expect.poll(() => heard.slice(2)).toEqual(['closed here', 'closed there']);
});
