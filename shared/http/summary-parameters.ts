import { appError } from '../contracts/errors.ts';

/** The period in its one spelling: a month 1 to 12 or a quarter q1 to q4; absent is the whole year. */
export interface SummaryParameters {
  readonly year: number;
  readonly period?: string;
}

interface PeriodForm {
  readonly allowed: string;
  /** The one spelling of a value, or undefined when it is not allowed. */
  read(value: string): string | undefined;
}

const MONTH = /^(?:[1-9]|1[0-2])$/;
const QUARTER = /^q[1-4]$/;

const monthForm: PeriodForm = {
  allowed: '1 to 12',
  read: (value) => (MONTH.test(value) ? value : undefined),
};
const quarterForm: PeriodForm = {
  allowed: '1 to 4 or q1 to q4',
  read: (value) => [value, `q${value}`].find((text) => QUARTER.test(text)),
};
const periodForm: PeriodForm = {
  allowed: '1 to 12 or q1 to q4',
  read: (value) => (MONTH.test(value) || QUARTER.test(value) ? value : undefined),
};

// The specification does not tell the name: every likely one is understood.
const PERIOD_NAMES = new Map([
  ['period', periodForm],
  ['monthorquarter', periodForm],
  ['month', monthForm],
  ['m', monthForm],
  ['quarter', quarterForm],
  ['q', quarterForm],
]);

const FIRST_YEAR = 2012;

/** Reads the query of GetSummaryValues; names in any case, others ignored. Throws what the client did wrong. */
export function readSummaryParameters(query: string, currentYear: number): SummaryParameters {
  const given = [...new URLSearchParams(query)];
  const named = (isWanted: (name: string) => boolean) =>
    given.filter(([name]) => isWanted(name.toLowerCase()));
  const year = readYear(
    named((name) => name === 'year'),
    currentYear,
  );
  const period = readPeriod(named((name) => PERIOD_NAMES.has(name)));
  return period === undefined ? { year } : { year, period };
}

type Given = readonly (readonly [name: string, value: string])[];

function readYear(given: Given, currentYear: number): number {
  refuseRepeated(given);
  const allowed = `${FIRST_YEAR} to ${currentYear}`;
  const [first] = given;
  if (!first) throw appError('http/missing-parameter', { name: 'year', allowed });
  const [name, value] = first;
  refuseEmpty(name, value, allowed);
  const year = /^\d{4}$/.test(value) ? Number(value) : 0;
  if (year < FIRST_YEAR || year > currentYear) throw appError('http/bad-parameter', { name, value, allowed });
  return year;
}

function readPeriod(given: Given): string | undefined {
  refuseRepeated(given);
  const [first] = given;
  if (!first) return undefined;
  const [name, value] = first;
  const form = PERIOD_NAMES.get(name.toLowerCase()) ?? periodForm;
  refuseEmpty(name, value, form.allowed);
  const period = form.read(value.toLowerCase());
  if (period === undefined) throw appError('http/bad-parameter', { name, value, allowed: form.allowed });
  return period;
}

function refuseEmpty(name: string, value: string, allowed: string): void {
  if (value === '') throw appError('http/empty-parameter', { name, allowed });
}

function refuseRepeated(given: Given): void {
  if (given.length < 2) return;
  throw appError('http/repeated-parameter', { names: given.map(([name]) => name).join(', ') });
}
