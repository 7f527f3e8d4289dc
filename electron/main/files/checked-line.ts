// One line of a file of lines: a JSON object with the checksum of what it carries. It can be read without Varde, and
// tells by itself whether it is whole.

import type { Json } from '../../../shared/base/json.ts';
import { sha256Of } from './sha256.ts';

const LINE = /^\{"sha256":"(?<sum>[0-9a-f]{64})","(?<name>[a-z]+)":(?<text>\{.*\})\}$/;

/** `name` says what the line carries. Without the line end. */
export function writeCheckedLine(name: string, content: object): string {
  const text = JSON.stringify(content);
  return `{"sha256":"${sha256Of(text)}","${name}":${text}}`;
}

/** Undefined when the line is damaged. */
export function readCheckedLine(line: string): { name: string; content: Json } | undefined {
  const { sum, name, text } = LINE.exec(line)?.groups ?? {};
  if (text === undefined || name === undefined || sha256Of(text) !== sum) return undefined;
  const content: Json = JSON.parse(text);
  return { name, content };
}
