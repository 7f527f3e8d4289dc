/** Words that are no field names unless they are quoted. The parser asks here, and the service tells of them. */
export const RESERVED_WORDS = [
  'AND',
  'OR',
  'NOT',
  'IS',
  'NULL',
  'IN',
  'LIKE',
  'BETWEEN',
  'ESCAPE',
  'SELECT',
  'FROM',
  'WHERE',
  'CASE',
  'WHEN',
  'THEN',
  'ELSE',
  'END',
  'EXISTS',
  'ORDER',
  'BY',
] as const;

const reserved = new Set(RESERVED_WORDS.map((word) => word.toLowerCase()));

export function isReserved(word: string): boolean {
  return reserved.has(word.toLowerCase());
}
