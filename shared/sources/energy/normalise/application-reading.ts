import type { JsonObject } from '../../../base/json.ts';
import { readNumber, readText } from './readers.ts';

const STATUS_WORDS = new Map([
  ['godkjent', 4],
  ['klage på godkjennelse', 7],
]);

/** 4 approved, 7 appeal against approval; null where the row says neither. Both spellings of the member occur. */
export function applicationStatus(row: JsonObject): number | null {
  const id = readNumber(row['StatusID']) ?? readNumber(row['StatusId']);
  return id ?? STATUS_WORDS.get(readText(row['Status'])?.toLowerCase() ?? '') ?? null;
}

/** target: issued in the target scheme (IMalet Ja). transitional: in the transitional arrangement (Nei). */
export function applicationScheme(row: JsonObject): 'target' | 'transitional' | null {
  switch (readText(row['IMalet'])?.toLowerCase()) {
    case 'ja':
      return 'target';
    case 'nei':
      return 'transitional';
    default:
      return null;
  }
}
