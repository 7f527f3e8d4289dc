import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { closeListeners, listeners } from '../testing/http-host.ts';
import { openListener } from './listener.ts';
import { type ReleaseOptions, releaseMemoryAfter } from './release-memory.ts';

const engine = vi.hoisted(() => ({ givesCollector: true }));

vi.mock('node:vm', async (importReal) => {
  const real = await importReal<typeof import('node:vm')>();
  const runInNewContext = (code: string) => (engine.givesCollector ? real.runInNewContext(code) : undefined);
  return { ...real, runInNewContext };
});

afterEach(() => {
  engine.givesCollector = true;
  return closeListeners();
});

const MB = 1024 * 1024;

/** A server that takes bodies and forgets them. */
async function serve(
  options: Partial<ReleaseOptions>,
): Promise<(bytes: number, path?: string) => Promise<unknown>> {
  const listener = await openListener(0);
  listeners.push(listener);
  const handlers = releaseMemoryAfter(
    {
      async onRequest(request, response) {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        response.end(String(Buffer.concat(chunks).length));
      },
      onUpgrade: () => undefined,
    },
    options,
  );
  listener.serve(handlers);
  return (bytes, path = '/') => ask(listener.port, path, { method: 'POST', body: Buffer.alloc(bytes) });
}

test('garbage is collected once after large exchanges, and not after small ones', async () => {
  let collected = 0;
  const send = await serve({ collect: () => void collected++, quietMs: 20, leastBytes: 3 * MB });
  for (let count = 0; count < 100; count++) await send(50_000);
  await send(2 * MB);
  await new Promise((done) => setTimeout(done, 100));
  expect(collected).toBe(0);
  await send(2 * MB);
  await expect.poll(() => collected).toBe(1);
  await send(2 * MB);
  await new Promise((done) => setTimeout(done, 100));
  expect(collected).toBe(1);
});

test('tiles are not counted: their memory is used again', async () => {
  let collected = 0;
  const send = await serve({ collect: () => void collected++, quietMs: 20, leastBytes: 3 * MB });
  for (let count = 0; count < 3; count++) await send(2 * MB, '/tiles/nord/2/1/1');
  await new Promise((done) => setTimeout(done, 100));
  expect(collected).toBe(0);
  for (let count = 0; count < 2; count++) await send(2 * MB, '/tilesets');
  await expect.poll(() => collected).toBe(1);
});

test('an engine that gives no collector keeps nobody from being served', async () => {
  engine.givesCollector = false;
  const send = await serve({ quietMs: 0, leastBytes: 0 });
  expect(await send(MB)).toMatchObject({ status: 200 });
});

test('what bodies took comes back although nobody asks for more', async () => {
  // Long enough for what the client of this process holds to be let go of too.
  const send = await serve({ quietMs: 500 });
  for (let count = 0; count < 10; count++) await send(15 * MB);
  await expect.poll(() => process.memoryUsage().arrayBuffers, { timeout: 60_000 }).toBeLessThan(10 * MB);
}, 90_000);
