import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { createQueryClient, followChanges, question } from './query-client.ts';
import { createFakeBridge } from './testing/fake-bridge.ts';

type SavedView = BridgeType<'SavedView'>;

const viewOf = (name: string): SavedView => ({
  viewId: name,
  name,
  register: 'plants',
  query: '',
  savedAtMs: 0,
});

/** A screen that shows the saved views, as the names that it showed one after another. */
function openViews(answers: readonly SavedView[][]) {
  const left = [...answers];
  const fake = createFakeBridge({ data: { 'views.list': async () => left.shift() ?? [] } });
  const client = createQueryClient();
  const stop = followChanges(client, fake.bridge);
  const observer = new QueryObserver(client, question(fake.bridge.data, 'views.list', {}));
  const end = observer.subscribe(() => undefined);
  const names = () => observer.getCurrentResult().data?.map(({ name }) => name);
  const close = () => {
    end();
    stop();
    client.clear();
  };
  return { ...fake, client, names, close };
}

test('a question is asked once for all who want the answer', async () => {
  const { bridge, client, calls, close } = openViews([[viewOf('one')]]);
  await client.fetchQuery(question(bridge.data, 'views.list', {}));
  await client.fetchQuery(question(bridge.data, 'views.list', {}));
  expect(calls.filter(({ name }) => name === 'views.list')).toHaveLength(1);
  close();
});

test('an event that makes an answer old asks anew, another one does not', async () => {
  const { emitData, calls, names, close } = openViews([[viewOf('one')], [viewOf('one'), viewOf('two')]]);
  await expect.poll(names).toEqual(['one']);
  emitData('layers.changed', {});
  emitData('views.changed', {});
  await expect.poll(names).toEqual(['one', 'two']);
  expect(calls).toHaveLength(2);
  close();
});

test('what may have changed while the data window was away is asked anew', async () => {
  const { setConnection, names, close } = openViews([[viewOf('one')], [viewOf('two')]]);
  await expect.poll(names).toEqual(['one']);
  setConnection('data', 'lost');
  setConnection('data', 'open');
  await expect.poll(names).toEqual(['two']);
  close();
});

test('an answer of the data window stays when the host was away', async () => {
  const { setConnection, calls, names, close } = openViews([[viewOf('one')], [viewOf('two')]]);
  await expect.poll(names).toEqual(['one']);
  setConnection('host', 'lost');
  setConnection('host', 'open');
  await expect.poll(names).toEqual(['one']);
  expect(calls).toHaveLength(1);
  close();
});

test('a failure is told at once, and not tried again behind the back', async () => {
  const { bridge, calls } = createFakeBridge();
  await expect(createQueryClient().fetchQuery(question(bridge.data, 'views.list', {}))).rejects.toMatchObject(
    { code: 'bridge/unknown-method' },
  );
  expect(calls).toHaveLength(1);
});

test('what a kept map is drawn of is never forgotten, other answers are in time', () => {
  const client = createQueryClient();
  const lifeMs = (operation: string) => client.getQueryDefaults([operation, {}]).gcTime;
  const endless = Number.POSITIVE_INFINITY;
  expect(['layers.list', 'layers.bounds', 'caches.list'].map(lifeMs)).toEqual([endless, endless, endless]);
  expect(lifeMs('views.list')).toBeUndefined();
});
