// What an answer has to say, for values that a toolkit read. Values are the scalars of the answer in document order.

import { expect } from '@playwright/test';
import type { CallReport, ReportedLeaf } from './toolkit-tour.ts';

type Value = string | number | boolean;

interface Near {
  readonly near: number;
}

/** Throws where the report is of something else. `about`: what was asked. */
export type Expectation = (report: CallReport, about: string) => void;

/** A number that is right to a ten-millionth of itself, or to a millimetre. */
export function near(value: number): Near {
  return { near: value };
}

/** The answer has these values and no others. */
export function isOnly(...meant: readonly (Value | Near)[]): Expectation {
  return (report, about) => {
    const values = valuesOf(report, about);
    expect(values.length, `${about}: ${JSON.stringify(values).slice(0, 500)}`).toBe(meant.length);
    for (const [index, each] of meant.entries()) {
      expect(isMeant(each, values[index]), `${about}: ${JSON.stringify(each)} beside ${values[index]}`).toBe(
        true,
      );
    }
  };
}

/** The answer has these values among others. */
export function holds(...meant: readonly (Value | Near)[]): Expectation {
  return (report, about) => {
    const values = valuesOf(report, about);
    const missing = meant.filter((each) => !values.some((value) => isMeant(each, value)));
    expect(missing, about).toEqual([]);
  };
}

/** The answer has a text with this in it. */
export function says(words: string | RegExp): Expectation {
  return (report, about) => {
    const texts = valuesOf(report, about).filter((value) => typeof value === 'string');
    const isSaid = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
    expect(texts.some(isSaid), `${about}: ${words} in ${JSON.stringify(texts).slice(0, 500)}`).toBe(true);
  };
}

/** There is a fault instead of an answer, with one of these codes and a sentence. */
export function fails(...codes: readonly string[]): Expectation {
  return ({ fault, leaves }, about) => {
    expect(leaves, about).toBeUndefined();
    expect(codes, about).toContain(fault?.code);
    expect(fault?.text, about).toMatch(/^[A-Z].+\.$/s);
  };
}

function valuesOf({ fault, leaves = [] }: CallReport, about: string): Value[] {
  expect(fault, about).toBeUndefined();
  return leaves.map(readLeaf);
}

function readLeaf(leaf: ReportedLeaf): Value {
  if (typeof leaf !== 'object') return leaf;
  return 'time' in leaf ? leaf.time : Buffer.from(leaf.b64, 'base64').toString('utf8');
}

function isMeant(meant: Value | Near, value: Value | undefined): boolean {
  if (typeof meant === 'string' || typeof meant === 'boolean') return meant === value;
  // Some toolkits leave the value of a field of any type as its text.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof meant === 'number') return Object.is(meant, number);
  if (typeof number !== 'number') return false;
  return Math.abs(number - meant.near) <= Math.max(0.001, Math.abs(meant.near) * 1e-7);
}
