// Requests with wrong bits, structures, sizes and encodings, through the sockets and the bridge to the handlers: each is
// answered, none takes long, and memory stays within bounds.

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createMutatedRequests } from '../../../shared/testing/map-mutated-requests.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { pageProcessOf } from '../../drivers/processes.ts';
import { startVarde } from '../../drivers/varde-program.ts';

/** With a number given, all of them are asked, however long that takes. */
const GIVEN = process.env['VARDE_MUTATIONS'];
const REQUESTS = Number(GIVEN ?? 100_000);
const FEWEST = Math.min(REQUESTS, 5_000);
const ASKING_LIMIT_MS = GIVEN === undefined ? 90_000 : Number.POSITIVE_INFINITY;
const AT_A_TIME = 8;
const LONGEST_MS = 1_000;
const MOST_KB = 500 * 1024;
const TRIES = 3;
const LOOKS = 20;

test('mutated requests are answered, up to a hundred thousand of them', async () => {
  test.setTimeout(GIVEN === undefined ? 5 * 60_000 : 0);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const address = varde.ready.services['map'] ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const next = createMutatedRequests(21);
  const codes = new Map<string, number>();
  const slow: string[] = [];
  const endMs = performance.now() + ASKING_LIMIT_MS;
  let asked = 0;
  let mostKb = 0;

  async function askOn(): Promise<void> {
    while (asked < REQUESTS && (performance.now() < endMs || asked < FEWEST)) {
      if (asked++ % Math.ceil(REQUESTS / LOOKS) === 0) mostKb = Math.max(mostKb, memoryKb());
      const body = next();
      const { code, tookMs } = await post(address, body, agent);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (tookMs > LONGEST_MS) await tellIfSlow(body);
    }
  }

  /** A busy machine makes any request slow, but not each time. */
  async function tellIfSlow(body: Uint8Array): Promise<void> {
    for (let count = 1; count < TRIES; count++) {
      if ((await post(address, body, agent)).tookMs <= LONGEST_MS) return;
    }
    slow.push(Buffer.from(body).toString('latin1').slice(0, 2000));
  }

  function memoryKb(): number {
    const page = pageProcessOf(join(data.path, 'profile-data')) ?? 0;
    return Math.max(residentKb(varde.ready.pid), residentKb(page));
  }

  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, askOn));
    expect(slow).toEqual([]);
    expect(mostKb).toBeLessThan(MOST_KB);
    // What goes wrong is the request's, never the service's.
    expect(
      [...codes.keys()].filter((code) => !/^(?:answer|(?:soap|value|map)\/[a-z-]+)$/.test(code)),
    ).toEqual([]);
    for (const code of [
      'answer',
      'soap/malformed',
      'soap/dtd',
      'soap/too-deep',
      'value/bad',
      'map/not-available',
    ]) {
      expect(codes.get(code), code).toBeGreaterThan(0);
    }
    console.log(`${asked} mutated requests: ${Math.round(mostKb / 1024)} MB at most`);
  } finally {
    agent.destroy();
    await varde.stop();
    data.remove();
  }
});

/** The code of the fault that answers, or that there is an answer. Fails where there is neither. */
function post(address: string, body: Uint8Array, agent: Agent): Promise<{ code: string; tookMs: number }> {
  return new Promise((done, fail) => {
    const startedAt = performance.now();
    const headers = { 'content-type': 'text/xml', 'content-length': body.length };
    const sent = request(address, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const code = /<code>([^<]+)<\/code>/.exec(text)?.[1];
        const isAnswer = response.statusCode === 200 && text.endsWith('</soap:Body></soap:Envelope>');
        done({
          code: code ?? (isAnswer ? 'answer' : `HTTP ${response.statusCode}`),
          tookMs: performance.now() - startedAt,
        });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
