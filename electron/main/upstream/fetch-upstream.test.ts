import { expect, test } from 'vitest';
import { fetchUpstream } from './fetch-upstream.ts';

/** As the network of Electron does: an answer that is given up ends as one that broke, whatever the reason was. */
function fetchInElectron(chunks: readonly string[]): typeof globalThis.fetch {
  return async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('Premature close')));
      },
    });
    return new Response(body);
  };
}

const request = () => ({ url: 'https://example.org/rows', onProgress: () => undefined });

test('an answer that falls silent in Electron is told as silent', async () => {
  const dependencies = {
    fetch: fetchInElectron(['[']),
    pause: async () => undefined,
    userAgent: 'Varde/test',
    silenceMs: 20,
  };
  const { signal } = new AbortController();
  await expect(fetchUpstream(dependencies, { ...request(), signal })).rejects.toMatchObject({
    code: 'upstream/unreachable',
    details: { problem: 'silent', reason: 'nothing came for 20 ms' },
  });
});

test('one that a person stops ends by the reason of who stopped it', async () => {
  const stop = new AbortController();
  const dependencies = {
    fetch: fetchInElectron(['[']),
    pause: async () => undefined,
    userAgent: 'Varde/test',
  };
  const stopped = fetchUpstream(dependencies, {
    ...request(),
    signal: stop.signal,
    onProgress: ({ doneBytes }) => {
      if (doneBytes > 0) stop.abort(new Error('the person stopped it'));
    },
  });
  await expect(stopped).rejects.toThrow('the person stopped it');
});
