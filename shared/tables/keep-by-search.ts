import { isNumbers, isText } from './column-kinds.ts';
import type { NumberColumn } from './column-table.ts';
import { foldText } from './fold-text.ts';
import { readDays } from './read-days.ts';
import type { RowMask } from './row-mask.ts';
import type { TableIndex } from './table-index.ts';

/** The rows that have the word: inside a text, or as the whole of a number, a year or a date. */
export function keepBySearch(index: TableIndex, word: string): RowMask {
  const kept = new Uint8Array(index.table.rowCount);
  const part = foldText(word);
  const number = readNumber(word);
  const dayMs = readDay(word);
  for (const column of index.table.columns) {
    if (isText(column)) matchTexts(kept, column.codes, index.folded(column), part);
    else if (isNumbers(column)) matchNumbers(kept, column, column.kind === 'date' ? dayMs : number);
  }
  return kept;
}

function matchTexts(kept: RowMask, codes: Uint32Array, folded: readonly string[], part: string): void {
  const hits = new Uint8Array(folded.length);
  let hitCount = 0;
  for (let code = 0; code < folded.length; code += 1) {
    if (!folded[code]?.includes(part)) continue;
    hits[code] = 1;
    hitCount += 1;
  }
  if (hitCount === 0) return;
  for (let row = 0; row < codes.length; row += 1) {
    if (hits[codes[row] ?? 0] === 1) kept[row] = 1;
  }
}

function matchNumbers(kept: RowMask, { values }: NumberColumn, wanted: number | undefined): void {
  if (wanted === undefined) return;
  for (let row = 0; row < values.length; row += 1) {
    if (values[row] === wanted) kept[row] = 1;
  }
}

const NUMBER = /^[+\-−]?\d+(?:[.,]\d+)?$/u;

function readNumber(word: string): number | undefined {
  return NUMBER.test(word) ? Number(word.replace(',', '.').replace('−', '-')) : undefined;
}

/** A word that is one day, and no month or year. */
function readDay(word: string): number | undefined {
  const days = readDays(word);
  return days?.firstMs === days?.lastMs ? days?.firstMs : undefined;
}
