import { MessageChannelMain } from 'electron';
import { expect, test } from 'vitest';
import { electronPortChannel } from './port-broker.ts';

function channels() {
  const { port1, port2 } = new MessageChannelMain();
  return [electronPortChannel(port1), electronPortChannel(port2)] as const;
}

test('what was posted before anybody listened is heard, in order and with its bytes', async () => {
  const [here, there] = channels();
  here.post({ first: new Uint8Array([1, 2]) });
  here.post('second');
  const heard: unknown[] = [];
  there.onMessage((message) => heard.push(message));
  await expect.poll(() => heard).toEqual([{ first: new Uint8Array([1, 2]) }, 'second']);
});

test('closing is told once at both ends', async () => {
  const [here, there] = channels();
  const heard: string[] = [];
  here.onClose(() => heard.push('here'));
  there.onClose(() => heard.push('there'));
  here.close();
  here.close();
  there.close();
  await expect.poll(() => heard).toEqual(['here', 'there']);
});
