// gSOAP is compiled from the description, once for each description: the program is kept by the description's hash.

import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mapOperations } from '../../shared/contracts/map/operations.ts';
import { startMapAnswerServer, UNKNOWN_MAP } from '../../shared/testing/map-answer-server.ts';
import { sampleDocument } from '../../shared/testing/map-exchange.ts';
import { describeMapService, makeMapMessages, readMapMessage } from '../../shared/testing/map-messages.ts';
import type { Leaf } from '../../shared/testing/map-wire-form.ts';
import { expect, test } from '../drivers/wire-test.ts';
import { serviceStops } from './service-stops.ts';
import { askPlainly, checkReports } from './service-tour.ts';
import type { CallReport } from './toolkit-tour.ts';

const run = promisify(execFile);
const isInstalled = ['wsdl2h', 'soapcpp2', 'g++'].every(
  (program) => spawnSync(program, ['-h']).error === undefined,
);
const SOURCE = join(import.meta.dirname, 'gsoap-tour.cpp');
const ROUNDS = 10;
const DIALECTS = ['neutral', 'vendor'] as const;
type Dialect = (typeof DIALECTS)[number];

async function compileTour(dialect: Dialect): Promise<string> {
  const wsdl = describeMapService(dialect);
  const hash = createHash('sha256').update(wsdl).update(readFileSync(SOURCE)).digest('hex').slice(0, 16);
  const program = join(tmpdir(), `varde-gsoap-${hash}`);
  if (existsSync(program)) return program;
  const folder = mkdtempSync(join(tmpdir(), 'varde-gsoap-build-'));
  const operations = Object.keys(mapOperations);
  writeFileSync(join(folder, 'map.wsdl'), wsdl);
  writeFileSync(join(folder, 'operations.inc'), operations.map((name) => `OPERATION(${name})\n`).join(''));
  // Times as text: the toolkit's own type is whole seconds since 1970.
  writeFileSync(join(folder, 'types.dat'), 'xsd__dateTime = | std::string\n');
  copyFileSync(SOURCE, join(folder, 'tour.cpp'));
  const build = (file: string, args: string[]) => run(file, args, { cwd: folder, maxBuffer: 1e8 });
  await build('wsdl2h', ['-t', 'types.dat', '-o', 'map.h', 'map.wsdl']);
  await build('soapcpp2', ['-j', '-C', '-x', '-L', '-I/usr/share/gsoap/import', 'map.h']);
  const sources = ['tour.cpp', 'soapC.cpp', 'soapMapServerBindingProxy.cpp'];
  await build('g++', ['-O0', '-o', 'tour', ...sources, '-lgsoap++']);
  renameSync(join(folder, 'tour'), program);
  rmSync(folder, { recursive: true });
  return program;
}

/**
 * No field of the schema is an xs:float, so the toolkit has no class for the type and keeps such a value as untyped text.
 */
const asMeant = (meant: readonly Leaf[]) => (leaf: Leaf, index: number) =>
  typeof meant[index] === 'number' && typeof leaf === 'string'
    ? Number(leaf.replace('INF', 'Infinity'))
    : leaf;

for (const dialect of DIALECTS) {
  test(`gSOAP reads and writes every message in strict mode and calls the service (${dialect})`, async () => {
    test.skip(!isInstalled, 'gSOAP is not installed (Debian: gsoap libgsoap-dev g++)');
    test.setTimeout(300_000);
    const program = await compileTour(dialect);
    const folder = mkdtempSync(join(tmpdir(), 'varde-gsoap-messages-'));
    const server = await startMapAnswerServer(5, 2);
    try {
      const messages = makeMapMessages(4, 3, ROUNDS, dialect);
      for (const [index, { xml }] of messages.entries()) writeFileSync(join(folder, nameOf(index)), xml);
      listMessages(folder, messages);
      const { stdout, stderr } = await run(program, [folder, server.url]);
      expect(stderr).toBe('');
      const count = server.exchanges[0]?.output;
      expect(stdout).toBe(`${count}\nThere is no map ${UNKNOWN_MAP}.\n`);
      for (const [index, { kind, operation, leaves }] of messages.entries()) {
        const written = readFileSync(join(folder, `${nameOf(index)}.out`), 'utf8');
        const found = readMapMessage(kind, written, dialect).map(asMeant(leaves));
        expect(found, `${operation} ${kind}`).toEqual(leaves);
      }
    } finally {
      rmSync(folder, { recursive: true });
      await server.close();
    }
  });
}

const nameOf = (index: number) => `${index}.xml`;

interface Listed {
  readonly operation: string;
  readonly kind: 'request' | 'answer' | 'call';
  readonly descriptionOf?: string | undefined;
}

/** Tells the program what lies in the folder, in this order. */
function listMessages(folder: string, messages: readonly Listed[]): void {
  const lines = messages.map(
    ({ operation, kind, descriptionOf = '' }, index) =>
      `${operation} ${kind} ${nameOf(index)} ${descriptionOf};\n`,
  );
  writeFileSync(join(folder, 'messages.txt'), lines.join(''));
}

/** What the program wrote for a call, as the other toolkits report it. */
function reportOf(operation: string, written: string, dialect: Dialect): CallReport {
  const [, text, detail = ''] = /^FAULT ([^\n]*)\n(.*)$/s.exec(written) ?? [];
  if (text !== undefined) {
    return { operation, fault: { text, code: /<code>([^<]+)<\/code>/.exec(detail)?.[1] ?? detail } };
  }
  const leaves = readMapMessage('answer', written, dialect).map((leaf) => {
    if (typeof leaf === 'string') return { b64: Buffer.from(leaf).toString('base64') };
    return typeof leaf === 'object' && 'bytes' in leaf ? { b64: leaf.bytes } : leaf;
  });
  return { operation, leaves };
}

for (const dialect of DIALECTS) {
  test(`gSOAP asks the running service (${dialect})`, async ({ varde }) => {
    test.skip(!isInstalled, 'gSOAP is not installed (Debian: gsoap libgsoap-dev g++)');
    test.setTimeout(300_000);
    const program = await compileTour(dialect);
    const folder = mkdtempSync(join(tmpdir(), 'varde-gsoap-calls-'));
    const address = varde.ready.services['map'] ?? '';
    try {
      for (const [index, { operation, given = {} }] of serviceStops.entries()) {
        writeFileSync(join(folder, nameOf(index)), sampleDocument(operation, given, dialect));
      }
      listMessages(
        folder,
        serviceStops.map(({ operation, descriptionOf }) => ({ operation, kind: 'call', descriptionOf })),
      );
      const { stderr } = await run(program, [folder, address]);
      expect(stderr).toBe('');
      const reports = serviceStops.map(({ operation }, index) =>
        reportOf(operation, readFileSync(join(folder, `${nameOf(index)}.out`), 'utf8'), dialect),
      );
      await checkReports(
        reports,
        (stop) => askPlainly(address, stop, dialect),
        (leaf) => leaf,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
