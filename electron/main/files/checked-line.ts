// One line of a file of lines: a JSON object with the checksum of what it carries. It can be read without Varde, and
// tells by itself whether it is whole.

import type { Json } from '../../../shared/base/json.ts';
import { sha256Of } from './sha256.ts';

/** What stands before the content, which goes on to the last brace but one. */
const HEAD = /^\{"sha256":"(?<sum>[0-9a-f]{64})","(?<name>[a-z]+)":(?=\{)/;
/** Names are short. */
const MAX_HEAD_BYTES = 160;
const BRACE = '}'.charCodeAt(0);

/** `name` says what the line carries. Without the line end. */
export function writeCheckedLine(name: string, content: object): string {
  const text = JSON.stringify(content);
  return `{"sha256":"${sha256Of(text)}","${name}":${text}}`;
}

/** Undefined when the line is damaged. Bytes are those of its UTF-8, as they stand in the file. */
export function readCheckedLine(line: string | Buffer): { name: string; content: Json } | undefined {
  const bytes = typeof line === 'string' ? Buffer.from(line) : line;
  const found = HEAD.exec(bytes.toString('latin1', 0, MAX_HEAD_BYTES));
  const { sum, name } = found?.groups ?? {};
  if (!found || name === undefined || bytes.at(-1) !== BRACE) return undefined;
  const text = bytes.subarray(found[0].length, -1);
  if (sha256Of(text) !== sum) return undefined;
  const content: Json = JSON.parse(text.toString('utf8'));
  return { name, content };
}
