// A tour of a toolkit through the running service: what it reads is compared with the sample data, and, scalar by scalar,
// with the answer that the same question gets without it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mapOperations } from '../../shared/contracts/map/operations.ts';
import { descriptionIn, leavesOfEnvelope, sampleEnvelope } from '../../shared/testing/map-exchange.ts';
import { type Leaf, sampleWireRequest } from '../../shared/testing/map-wire-form.ts';
import { ask } from '../drivers/http-client.ts';
import { type ServiceStop, serviceStops } from './service-stops.ts';
import {
  type CallReport,
  expectSameLeaves,
  type ReportedLeaf,
  runToolkit,
  type Tour,
} from './toolkit-tour.ts';

export interface ServiceTour extends Pick<Tour, 'command' | 'dialect' | 'adapt' | 'timeoutMs'> {
  /** The address of the running map service. */
  readonly address: string;
}

export async function takeServiceTour(tour: ServiceTour): Promise<void> {
  const { command, dialect, adapt = (leaf) => leaf, timeoutMs = 80_000, address } = tour;
  const folder = mkdtempSync(join(tmpdir(), 'varde-tour-'));
  try {
    const file = join(folder, 'requests.json');
    const requests = serviceStops.map(({ operation, given, descriptionOf }) => ({
      ...sampleWireRequest(operation, given),
      descriptionOf,
    }));
    writeFileSync(file, JSON.stringify(requests));
    const query = dialect === 'vendor' ? '?wsdl&dialect=esri' : '?wsdl';
    const reports = await runToolkit([...command, `${address}${query}`, file], timeoutMs);
    await checkReports(reports, (stop) => askPlainly(address, stop, dialect), adapt);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `plain`: the scalars of the answer as it is on the wire. */
export async function checkReports(
  reports: readonly CallReport[],
  plain: (stop: ServiceStop) => Promise<readonly Leaf[]>,
  adapt: (leaf: Leaf) => Leaf | undefined,
): Promise<void> {
  expect(new Set(serviceStops.map(({ operation }) => operation))).toEqual(
    new Set(Object.keys(mapOperations)),
  );
  expect(reports.length).toBe(serviceStops.length);
  // All of them are told of at once: what a toolkit does not take is seldom one operation's matter.
  const problems: string[] = [];
  for (const [index, stop] of serviceStops.entries()) {
    try {
      await checkReport(stop, reports[index], plain, adapt);
    } catch (error) {
      problems.push(String(error));
    }
  }
  expect(problems.join('\n\n')).toBe('');
}

async function checkReport(
  stop: ServiceStop,
  report: CallReport | undefined,
  plain: (stop: ServiceStop) => Promise<readonly Leaf[]>,
  adapt: (leaf: Leaf) => Leaf | undefined,
): Promise<void> {
  if (!report) throw new Error(`No report of ${stop.operation}`);
  const about = `${stop.operation} ${JSON.stringify(stop.given ?? {}).slice(0, 200)}`;
  await stop.expects(report, about);
  if (report.fault) return;
  const meant = (await plain(stop)).map(adapt).filter((leaf) => leaf !== undefined);
  expectSameLeaves(about, meant.map(withoutSecret), (report.leaves ?? []).map(withoutReportedSecret));
}

/** Each result that is fetched by its address has an address of its own. */
function withoutSecret(leaf: Leaf): Leaf {
  return typeof leaf === 'string' ? leaf.replace(/(?<=^http\S+\/output\/)[\w-]+(?=\.\w+$)/, '…') : leaf;
}

function withoutReportedSecret(leaf: ReportedLeaf): ReportedLeaf {
  if (typeof leaf !== 'object' || !('b64' in leaf)) return leaf;
  const text = Buffer.from(leaf.b64, 'base64').toString('utf8');
  const changed = withoutSecret(text);
  return changed === text ? leaf : { b64: Buffer.from(String(changed)).toString('base64') };
}

export async function askPlainly(
  address: string,
  { operation, given = {}, descriptionOf }: ServiceStop,
  dialect: Tour['dialect'],
): Promise<readonly Leaf[]> {
  const post = async (envelope: string) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8' };
    return (await ask(address, { method: 'POST', headers, body: envelope })).text;
  };
  const described =
    descriptionOf === undefined
      ? {}
      : {
          MapDescription: descriptionIn(
            await post(sampleEnvelope('GetServerInfo', { MapName: descriptionOf }, dialect)),
          ),
        };
  return leavesOfEnvelope(
    await post(sampleEnvelope(operation, { ...given, ...described }, dialect)),
    dialect,
  );
}
