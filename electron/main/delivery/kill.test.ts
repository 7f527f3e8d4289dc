// Processes that keep and deliver are killed at random steps, over one data folder. The target counts.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { createVardeTarget } from '../../../shared/testing/delivery/memory-target.ts';
import { createRandom } from '../../../shared/testing/observation-generator.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { callOf } from './testing/deliver-to.ts';

const RUNS = Number(process.env['VARDE_KILLS'] ?? 2);
const SEED = Number(process.env['VARDE_KILL_SEED'] ?? 1);
const RUN_MS = 5_000;
/** What a process says and what it asks of the target. */
const MAX_EVENTS = 14;

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

/** One file starts in a fraction of the time that two hundred take. */
async function bundleChild(folder: string): Promise<string> {
  const ssr = join(import.meta.dirname, 'testing', 'kill-child.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return join(folder, 'child.mjs');
}

async function serveTarget(onCall: () => void) {
  const { target, service } = await createVardeTarget();
  const call = callOf(target);
  const server = createServer(async (request, response) => {
    onCall();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const method = request.method === 'GET' ? 'GET' : 'POST';
    const reply = await call(
      { address: '' },
      { method, path: (request.url ?? '').slice(1), body: Buffer.concat(chunks).toString('utf8') },
    );
    onCall();
    if ('problem' in reply) request.destroy();
    else response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('No port');
  return { service, server, address: `http://127.0.0.1:${at.port}` };
}

test(
  `after ${RUNS} kills everything that was saved is at the target, once`,
  async () => {
    const random = createRandom(SEED);
    const root = folders.create();
    const program = await bundleChild(folders.create());
    const saved = new Set<string>();
    let left = 0;
    let child: ChildProcess | undefined;
    function countEvent(): void {
      left -= 1;
      // Between two steps, or in the middle of one.
      if (left === 0) void wait(random.below(4)).then(() => child?.kill('SIGKILL'));
    }
    const { service, server, address } = await serveTarget(countEvent);

    async function run(mode: string): Promise<void> {
      child = spawn(process.execPath, [program, root, address, mode], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (child.stdout)
        createInterface({ input: child.stdout }).on('line', (line) => {
          const [word, draftId = ''] = line.split(' ');
          if (word === 'saved') saved.add(draftId);
          countEvent();
        });
      await once(child, 'close');
    }

    for (let kill = 0; kill < RUNS; kill++) {
      left = 1 + random.below(MAX_EVENTS);
      await run('until killed');
    }
    left = Number.POSITIVE_INFINITY;
    await run('finish');
    server.close();

    const ids = service.rows().map(({ stored }) => String(stored.registration['Id']));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...saved].filter((draftId) => !ids.includes(draftId))).toEqual([]);
    expect(readdirSync(join(root, 'outbox'))).toEqual([]);
    const months = readdirSync(join(root, 'sent')).map((month) => readdirSync(join(root, 'sent', month)));
    expect(months.flat().toSorted()).toEqual(ids.toSorted());
  },
  RUNS * RUN_MS + 20_000,
);
