import { dayOfMs } from '../../../base/civil-day.ts';
import type { JsonObject } from '../../../base/json.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { applicationStatus } from '../normalise/application-reading.ts';
import { readDate } from '../normalise/read-date.ts';
import { readNumber } from '../normalise/readers.ts';
import { amountOfGwh } from './amount.ts';

/** Energy in the two schemes, steps of 10⁻²⁰ GWh. */
export interface Sums {
  readonly target: bigint;
  readonly transitional: bigint;
}

export const NO_ENERGY: Sums = { target: 0n, transitional: 0n };

export function addSums(one: Sums, other: Sums): Sums {
  return { target: one.target + other.target, transitional: one.transitional + other.transitional };
}

/** Certificates that an application gives from its first to its last day, both included. */
export interface Allocation {
  /** Days since 1 January 1970. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Of a normal year. */
  readonly perYear: Sums;
}

/** Approved, and appeal against an approval: certificates are issued for both. */
const COUNTED = [4, 7];

/** The allocations of the applications that count and say when. */
export function readAllocations(applications: readonly RegisterRow[]): Allocation[] {
  return applications.flatMap(({ value }) => readAllocation(value) ?? []);
}

function readAllocation(row: JsonObject): Allocation | undefined {
  const first = readDate(row['Startdato']);
  const last = readDate(row['Sluttdato']);
  const isCounted = COUNTED.includes(applicationStatus(row) ?? 0);
  if (!isCounted || typeof first !== 'number' || typeof last !== 'number' || last < first) return undefined;
  const target = amountOfGwh(readNumber(row['ProduksjonGWhMaalet']) ?? 0);
  const transitional = amountOfGwh(readNumber(row['ProduksjonGWhOvergangsordn']) ?? 0);
  return { firstDay: dayOfMs(first), lastDay: dayOfMs(last), perYear: { target, transitional } };
}
