// One line of a file of lines: a JSON object with the checksum of what it carries. It can be read without Varde, and
// tells by itself whether it is whole.

import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/base/json.ts';

const LINE = /^\{"sha256":"(?<sum>[0-9a-f]{64})","(?<name>[a-z]+)":(?<text>\{.*\})\}$/;

/** `name` says what the line carries. Without the line end. */
export function writeCheckedLine(name: string, content: object): string {
  const text = JSON.stringify(content);
  return `{"sha256":"${sumOf(text)}","${name}":${text}}`;
}

/** Undefined when the line is damaged. */
export function readCheckedLine(line: string): { name: string; content: Json } | undefined {
  const { sum, name, text } = LINE.exec(line)?.groups ?? {};
  if (text === undefined || name === undefined || sumOf(text) !== sum) return undefined;
  const content: Json = JSON.parse(text);
  return { name, content };
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
