// Recorded pairs of request and reply, asked over a real socket. A reply is compared by its status, the headers that
// its record names, and its body byte for byte: a record holds the body as JSON, and the body on the wire must be
// exactly what JSON makes of it, so that order, types and unescaped letters are checked too.
//
// UPDATE=1 records replies anew. What differs by day and by start is written as a placeholder: {thisYear}, {base}.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ask, type HttpAnswer } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

interface RequestRecord {
  readonly method?: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
  /** Of a body that grows with the days, only what comes before this year is compared. */
  readonly beforeYear?: number;
}

interface ReplyRecord {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

/** Headers that say the same whenever and wherever they are asked for. */
const STABLE_HEADERS = ['content-type', 'content-encoding', 'vary', 'allow', 'varde-data', 'cache-control'];

const folder = import.meta.dirname;
const isUpdating = process.env['UPDATE'] === '1';

for (const file of globSync('*/*.request.json', { cwd: folder }).toSorted()) {
  const name = file.replace('.request.json', '');
  test(`${name} is answered as recorded`, async ({ varde }) => {
    const record = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as RequestRecord;
    const answer = await ask(new URL(record.path, varde.ready.url).href, record);
    const reply = recordOf(record, answer, varde.ready.url);
    const replyFile = resolve(folder, `${name}.response.json`);
    if (isUpdating) writeFileSync(replyFile, `${JSON.stringify(reply, undefined, 2)}\n`);
    expect(existsSync(replyFile), `${name}.response.json is missing: record it with UPDATE=1`).toBe(true);
    expect(reply).toEqual(JSON.parse(readFileSync(replyFile, 'utf8')));
    if (answer.text !== '') expect(answer.text).toBe(JSON.stringify(JSON.parse(answer.text)));
  });
}

function recordOf(record: RequestRecord, answer: HttpAnswer, base: string): ReplyRecord {
  const headers = Object.fromEntries(
    STABLE_HEADERS.filter((header) => answer.headers[header] !== undefined).map((header) => [
      header,
      String(answer.headers[header]),
    ]),
  );
  const body: unknown = answer.text === '' ? null : JSON.parse(answer.text.replaceAll(base, '{base}'));
  return { status: answer.status, headers, body: withoutDays(record, body) };
}

function withoutDays({ beforeYear }: RequestRecord, body: unknown): unknown {
  if (beforeYear !== undefined && Array.isArray(body)) {
    return body.filter((item: { Year: number }) => item.Year < beforeYear);
  }
  if (typeof body === 'object' && body !== null && 'Message' in body) {
    return { ...body, Message: String(body.Message).replaceAll(String(osloYear()), '{thisYear}') };
  }
  return body;
}

function osloYear(): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', year: 'numeric' }).format(new Date()),
  );
}
