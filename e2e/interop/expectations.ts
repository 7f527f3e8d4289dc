// What an answer has to say, for values that a toolkit read. Values are the scalars of the answer in document order.

import { inflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { ask } from '../drivers/http-client.ts';
import type { CallReport, ReportedLeaf } from './toolkit-tour.ts';

type Value = string | number | boolean;

interface Near {
  readonly near: number;
}

/** Throws where the report is of something else. `about`: what was asked. */
export type Expectation = (report: CallReport, about: string) => void | Promise<void>;

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

/** The answer has these values among others, and none of some. */
export function holdsOnly(meant: readonly Value[], not: readonly Value[]): Expectation {
  return async (report, about) => {
    await holds(...meant)(report, about);
    const values = valuesOf(report, about);
    expect(
      not.filter((each) => values.includes(each)),
      about,
    ).toEqual([]);
  };
}

/** What a file has to hold. */
type FileCheck = (bytes: Buffer, about: string) => void;

export const isPng: FileCheck = (bytes, about) => {
  expect(bytes.subarray(1, 4).toString('latin1'), about).toBe('PNG');
};

/** The answer is the bytes of a file. */
export function isFile(check: FileCheck): Expectation {
  return ({ fault, leaves = [] }, about) => {
    expect(fault, about).toBeUndefined();
    expect(leaves, about).toHaveLength(1);
    const [leaf] = leaves;
    if (typeof leaf !== 'object' || !('b64' in leaf)) throw new Error(`${about}: no bytes`);
    const bytes = Buffer.from(leaf.b64, 'base64');
    // Some toolkits leave bytes in the text that they came in.
    const text = bytes.toString('latin1');
    check(/^[\w+/]+=*$/.test(text) ? Buffer.from(text, 'base64') : bytes, about);
  };
}

/** The answer is an address of the service, at which a file of a type is fetched. */
export function isAddressOf(mediaType: string, check: FileCheck): Expectation {
  return async (report, about) => {
    const [address, ...others] = valuesOf(report, about);
    expect(others, about).toEqual([]);
    const { status, headers, body } = await ask(String(address));
    expect([status, headers['content-type']], about).toEqual([200, mediaType]);
    check(body, about);
  };
}

/** Features in JSON that have these values, in order, in a field. */
export function isJsonOf(field: string, values: readonly Value[]): FileCheck {
  return (bytes, about) => {
    const { features } = JSON.parse(bytes.toString('utf8'));
    const found = features.map(({ attributes }: { attributes: Record<string, Value> }) => attributes[field]);
    expect(found, about).toEqual(values);
  };
}

/** Zipped KML with a place mark for each name. */
export function isKmzOf(names: readonly string[]): FileCheck {
  return (bytes, about) => {
    const kml = unpackFirst(bytes);
    expect(kml.match(/<Placemark\b/g), about).toHaveLength(names.length);
    expect(
      names.filter((name) => !kml.includes(`<name>${name}</name>`)),
      about,
    ).toEqual([]);
  };
}

/** The first entry of a zip file, by its head. */
function unpackFirst(bytes: Buffer): string {
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(18));
  return (bytes.readUInt16LE(8) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
}

/** The answer has a text with this in it. */
export function says(expected: string | RegExp): Expectation {
  return (report, about) => {
    const texts = valuesOf(report, about).filter((value) => typeof value === 'string');
    const isSaid = (text: string) =>
      typeof expected === 'string' ? text.includes(expected) : expected.test(text);
    expect(texts.some(isSaid), `${about}: ${expected} in ${JSON.stringify(texts).slice(0, 500)}`).toBe(true);
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
