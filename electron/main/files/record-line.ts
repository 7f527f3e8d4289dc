// One line of a record file: a JSON object with the checksum of what it carries. It can be read without Varde, and
// tells by itself whether it is whole.

import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/base/json.ts';

/** What a line says of a thing: its last value, or null where it was removed. */
export interface FileRecord {
  readonly id: string;
  readonly value: Json;
}

const LINE = /^\{"sha256":"(?<sum>[0-9a-f]{64})","record":(?<text>\{.*\})\}$/;

/** Without the line end. */
export function writeRecordLine({ id, value }: FileRecord): string {
  const text = JSON.stringify({ id, value });
  return `{"sha256":"${sumOf(text)}","record":${text}}`;
}

/** Undefined when the line is damaged. */
export function readRecordLine(line: string): FileRecord | undefined {
  const parts = LINE.exec(line)?.groups;
  const text = parts?.['text'];
  if (text === undefined || sumOf(text) !== parts?.['sum']) return undefined;
  const { id, value }: { id: string; value: Json } = JSON.parse(text);
  return { id, value };
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
