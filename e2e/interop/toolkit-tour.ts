// A tour of a toolkit through all operations: it reads the description, sends each sample request, reads generated
// answers, and meets a fault. What it sent and what it read are compared with what was meant.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mapOperations } from '../../shared/contracts/map/operations.ts';
import { startMapAnswerServer, UNKNOWN_MAP } from '../../shared/testing/map-answer-server.ts';
import {
  type Leaf,
  leavesOfAnswer,
  sampleMapInput,
  sampleWireRequest,
} from '../../shared/testing/map-wire-form.ts';

/** What a toolkit prints for each call, one line of JSON. Text and bytes come as { b64 } so that nothing is lost. */
export interface CallReport {
  readonly operation: string;
  readonly leaves?: readonly ReportedLeaf[];
  readonly fault?: { readonly text: string; readonly code: string };
}

export type ReportedLeaf = number | boolean | { readonly b64: string } | { readonly time: number };

export interface Tour {
  /** A program and its arguments, before the address of the description and the file of requests. */
  readonly command: readonly [string, ...string[]];
  readonly dialect: 'neutral' | 'vendor';
  readonly seed: number;
  /** Where a toolkit reads a value in its own way, what it makes of it. */
  readonly adapt?: (leaf: Leaf) => Leaf | undefined;
  readonly timeoutMs?: number;
}

const ROUNDS = 6;

/** Runs a toolkit's program, which prints a report for each request. */
export async function runToolkit(
  command: readonly [string, ...string[]],
  timeoutMs: number,
): Promise<CallReport[]> {
  const output = await run(command, timeoutMs);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function run([program, ...args]: readonly [string, ...string[]], timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout, maxBuffer: 1e8, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} failed: ${stderr.slice(-4000)}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

function isSame(meant: Leaf, reported: ReportedLeaf | undefined): boolean {
  if (reported === undefined) return false;
  if (typeof reported !== 'object') return Object.is(meant, reported);
  if ('time' in reported) return typeof meant === 'object' && 'time' in meant && meant.time === reported.time;
  const bytes = Buffer.from(reported.b64, 'base64');
  if (typeof meant === 'string') return bytes.toString('utf8') === meant;
  // Numbers that JSON cannot hold come as their text.
  if (typeof meant === 'number') return Object.is(Number(bytes.toString().replace('INF', 'Infinity')), meant);
  if (typeof meant === 'boolean') return bytes.toString() === String(meant);
  if ('bytes' in meant) return meant.bytes === reported.b64;
  const text = bytes.toString();
  return Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`) === meant.time;
}

export function expectSameLeaves(
  operation: string,
  meant: readonly Leaf[],
  reported: readonly ReportedLeaf[],
): void {
  const wrong = meant.findIndex((leaf, index) => !isSame(leaf, reported[index]));
  expect(
    wrong < 0 ? 'same' : [operation, wrong, meant[wrong], reported[wrong], meant.length, reported.length],
  ).toBe('same');
  expect(reported.length, operation).toBe(meant.length);
}

export async function takeTour({ command, dialect, seed, adapt, timeoutMs = 80_000 }: Tour): Promise<void> {
  const server = await startMapAnswerServer(seed, 3);
  const folder = mkdtempSync(join(tmpdir(), 'varde-interop-'));
  try {
    const operations = Object.keys(mapOperations);
    const requests = [
      ...operations.flatMap((operation) =>
        Array.from({ length: ROUNDS }, () => sampleWireRequest(operation)),
      ),
      sampleWireRequest('GetServerInfo', { MapName: UNKNOWN_MAP }),
    ];
    const file = join(folder, 'requests.json');
    writeFileSync(file, JSON.stringify(requests));
    const reports = await runToolkit(
      [...command, `${server.url}?wsdl${dialect === 'vendor' ? '&dialect=esri' : ''}`, file],
      timeoutMs,
    );
    expect(reports.length).toBe(requests.length);
    const fault = reports.pop()?.fault;
    expect(fault).toEqual({ text: `There is no map ${UNKNOWN_MAP}.`, code: 'map/unknown-map' });
    for (const [index, report] of reports.entries()) {
      const exchange = server.exchanges[index];
      expect(report.fault, report.operation).toBeUndefined();
      expect(exchange?.operation).toBe(report.operation);
      expect(exchange?.input, report.operation).toEqual(sampleMapInput(report.operation));
      const meant = leavesOfAnswer(report.operation, exchange?.output, dialect).map((leaf) =>
        adapt ? adapt(leaf) : leaf,
      );
      expectSameLeaves(
        report.operation,
        meant.filter((leaf) => leaf !== undefined),
        report.leaves ?? [],
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
  }
}
