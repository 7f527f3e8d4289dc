// A JSON file that a person can read and that tells by itself whether it is whole: its last member is the sum of the others.

import { isJsonObject, type JsonObject } from '../../../shared/base/json.ts';
import { sha256Of } from './sha256.ts';

const SUM = 'contentSha256';

/** The text of such a file. */
export function writeSummedJson(content: object): string {
  return `${JSON.stringify({ ...content, [SUM]: sumOf(content) }, undefined, 2)}\n`;
}

/**
 * Without the sum; undefined where it is no object, or not the one that was written. What has no sum passes: earlier
 * versions wrote none, and who mends a file by hand takes it out.
 */
export function readSummedJson(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isJsonObject(value)) return undefined;
    const { [SUM]: sum, ...content } = value;
    return sum === undefined || sum === sumOf(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** However the text is laid out. */
function sumOf(content: object): string {
  return sha256Of(JSON.stringify(content));
}
