import { failure, type Result, success } from '../../base/result.ts';

/**
 * JSON as clients of the observation service send it: UTF-8 with or without a byte order mark, and with commas behind the
 * last member, which its parser takes. The problem is the parser's own word for what is wrong.
 */
export function parseLenient(bytes: Uint8Array): Result<unknown, string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failure('it is not text in UTF-8');
  }
  const strict = parse(text);
  return strict.ok ? strict : parse(withoutLastCommas(text));
}

function parse(text: string): Result<unknown, string> {
  try {
    return success(JSON.parse(text));
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/** Strings are passed over, so that a comma inside of one stays. */
function withoutLastCommas(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs, (found) => (found === ',' ? '' : found));
}
