// Messages that break a limit: each is refused with the byte that breaks it, and costs little until then.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BrokenBody, type RefusedBody, sendBrokenBody } from '../../drivers/broken-body.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { pageProcessOf } from '../../drivers/processes.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const MAX_ANSWER_MS = 100;
/** A busy machine makes anything slow, but not each time. */
const TRIES = 3;
const MAX_BYTES = 16 * 1024 * 1024;

const OPENING =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetServerInfo><MapName>';
/** With the most of what may stand, in two bytes a character, still below the limit of size. */
const PADDING = `<!-- ${'x'.repeat(3 * 1024 * 1024)} -->`;
const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');

/** By the code of its fault: what may stand, and what breaks the limit with its last character. */
const broken: [code: string, before: string, breaking: string][] = [
  ['soap/dtd', ' <', '!D'],
  ['soap/too-deep', `${OPENING}${'<a>'.repeat(96)}`, '<a'],
  ['soap/too-many-elements', `${OPENING}${'<a/>'.repeat(999_996)}`, '<a'],
  ['soap/too-many-attributes', `${OPENING}<a ${attributes(1000)}`, ' b="'],
];

const encodings: [name: string, encode: (text: string) => Buffer][] = [
  ['UTF-8', (text) => Buffer.from(text, 'utf8')],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
];

let varde: VardeProgram;
let data: ReturnType<typeof createDataFolder>;
test.beforeAll(async () => {
  data = createDataFolder();
  varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
});
test.afterAll(async () => {
  await varde.stop();
  data.remove();
});

const send = (body: BrokenBody): Promise<RefusedBody> =>
  sendBrokenBody(varde.ready.services['map'] ?? '', body);

async function quickest(body: BrokenBody): Promise<RefusedBody> {
  const all: RefusedBody[] = [];
  while (all.length < TRIES && !all.some(({ tookMs }) => tookMs < MAX_ANSWER_MS)) all.push(await send(body));
  return all.reduce((best, one) => (one.tookMs < best.tookMs ? one : best));
}

function expectRefused({ early, answer, tookMs }: RefusedBody, code: string): void {
  expect(early).toBe('');
  expect(answer).toContain(`<code>${code}</code>`);
  expect(answer).toMatch(/^HTTP\/1\.1 500 [\s\S]*\r\ncontent-type: text\/xml/i);
  expect(tookMs).toBeLessThan(MAX_ANSWER_MS);
}

for (const [encoding, encode] of encodings) {
  for (const [code, before, breaking] of broken) {
    for (const pieceBytes of [before.length > 100_000 ? 1000 : 7, 1024 * 1024]) {
      test(`${code} answers in ${encoding} with its byte, sent ${pieceBytes} bytes at a time`, async () => {
        const body = { before: encode(before), breaking: encode(breaking), pieceBytes };
        expectRefused(await quickest(body), code);
      });
    }
  }
}

test('a byte too many is refused with that byte', async () => {
  const before = Buffer.alloc(MAX_BYTES, ' ');
  expectRefused(
    await quickest({ before, breaking: Buffer.from(' '), pieceBytes: 1024 * 1024 }),
    'soap/too-large',
  );
});

test('a refused body makes no process grow by twice its size', async () => {
  test.setTimeout(5 * 60_000);
  const page = pageProcessOf(join(data.path, 'profile-data')) ?? 0;
  const bodies = broken.flatMap(([code, before, breaking]) =>
    encodings.map(([encoding, encode]) => ({
      name: `${code} in ${encoding}`,
      before: encode(PADDING + before),
      breaking: encode(breaking),
    })),
  );
  let largest = 0;
  const whole = { name: 'size', before: Buffer.alloc(MAX_BYTES, ' '), breaking: Buffer.from(' ') };
  for (const { name, before, breaking } of [...bodies, whole]) {
    for (const pid of [varde.ready.pid, page]) {
      const growths: number[] = [];
      for (let count = 0; count < TRIES; count++) {
        writeFileSync(`/proc/${pid}/clear_refs`, '5');
        const beforeKb = memoryKb(pid, 'VmRSS');
        await send({ before, breaking, pieceBytes: 64 * 1024 });
        growths.push((memoryKb(pid, 'VmHWM') - beforeKb) * 1024);
      }
      const part = Math.max(...growths) / (before.length + breaking.length);
      largest = Math.max(largest, part);
      expect(part, name).toBeLessThan(2);
    }
  }
  console.log(`A refused body makes a process grow by ${largest.toFixed(2)} times its size at most`);
});

function memoryKb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
