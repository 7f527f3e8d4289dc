// Large messages that are taken and answered: what they took of memory comes back when nobody asks for more.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { ask } from '../../drivers/http-client.ts';
import { pageProcessOf } from '../../drivers/processes.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const MB = 1024 * 1024;
const MESSAGES = 40;
const MESSAGE_BYTES = 15 * MB;
/** As many make a process as large as such messages make it in any case. */
const FIRST_MESSAGES = 8;
/** What may stay taken: six of the forty. */
const MAX_GROWTH_MB = 90;
/** Garbage is collected when it is quiet, and the system takes back what is free at its leisure. */
const MAX_QUIET_MS = 120_000;

const filled = (part: string) => part.repeat(Math.floor(MESSAGE_BYTES / part.length));

interface Large {
  readonly filter?: string;
  readonly header?: string;
  readonly comment?: string;
}

/** What makes a message large, each time otherwise: a list of object ids, a header for somebody else, a comment. */
const kinds: readonly ((number: number) => Large)[] = [
  (number) => ({
    filter: `<FIDSet><FIDArray>${filled(`<Int>${number + 2_000_000_000}</Int>`)}</FIDArray></FIDSet>`,
  }),
  (number) => ({
    header: `<s:Header><t:Trace xmlns:t="urn:trace">${filled(`${number} `)}</t:Trace></s:Header>`,
  }),
  (number) => ({ comment: `<!-- ${filled(`${number} `)} -->` }),
];

function message(number: number): Buffer {
  const { filter = '', header = '', comment = '' } = kinds[number % kinds.length]?.(number) ?? {};
  return Buffer.from(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">${header}<s:Body>${comment}<m:QueryFeatureCount xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><MapName/><LayerID>1</LayerID><QueryFilter xsi:type="m:QueryFilter">${filter}</QueryFilter></m:QueryFeatureCount></s:Body></s:Envelope>`,
  );
}

async function send(varde: VardeProgram, first: number, count: number): Promise<void> {
  for (let number = first; number < first + count; number++) {
    const headers = { 'content-type': 'text/xml; charset=utf-8' };
    const { status, text } = await ask(varde.ready.services['map'] ?? '', {
      ...{ method: 'POST', headers, body: message(number) },
    });
    expect(text.slice(0, 2000)).toMatch(/<(\w+:)?Result>\d+</);
    expect(status).toBe(200);
  }
}

function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

test('what forty taken messages of 15 MB took comes back in the host and in the data window', async () => {
  test.setTimeout(10 * 60_000);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  try {
    const processes = {
      host: varde.ready.pid,
      'data window': pageProcessOf(join(data.path, 'profile-data')) ?? 0,
    };
    const memory = () => Object.entries(processes).map(([name, pid]) => [name, memoryMb(pid)] as const);
    await send(varde, 0, FIRST_MESSAGES);
    const before = new Map(memory());
    await send(varde, FIRST_MESSAGES, MESSAGES);
    const after = memory();
    const grown = () =>
      Object.fromEntries(memory().map(([name, mb]) => [name, mb - (before.get(name) ?? 0) > MAX_GROWTH_MB]));
    await expect
      .poll(grown, { timeout: MAX_QUIET_MS, intervals: [1000] })
      .toEqual({ host: false, 'data window': false });
    for (const [name, mb] of memory()) {
      const then = after.find(([each]) => each === name)?.[1] ?? 0;
      console.log(
        `${name}: ${before.get(name)?.toFixed(0)} MB, then ${then.toFixed(0)}, at last ${mb.toFixed(0)}`,
      );
    }
  } finally {
    await varde.stop();
    data.remove();
  }
});
