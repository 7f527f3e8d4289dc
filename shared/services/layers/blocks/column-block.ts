// Columns as they are stored: numbers typed, texts each once, no value as a bit.

import type { FeatureValue } from '../../../ports/feature-store.ts';
import type { ColumnBlock } from '../../../ports/layer-store.ts';
import type { ValueType } from '../staging/value-facts.ts';

/** Packs values of one type. */
export function packColumn(values: readonly FeatureValue[], type: ValueType): ColumnBlock {
  if (type === 'text') return packTexts(values);
  const isWhole = type === 'integer' || type === 'boolean';
  const numbers = isWhole ? new Int32Array(values.length) : new Float64Array(values.length);
  let nulls: Uint8Array<ArrayBuffer> | undefined;
  for (const [row, value] of values.entries()) {
    if (typeof value === 'number') numbers[row] = value;
    else {
      nulls ??= new Uint8Array(Math.ceil(values.length / 8));
      nulls[row >> 3] = (nulls[row >> 3] ?? 0) | (1 << (row & 7));
    }
  }
  return { kind: 'numbers', numbers, ...(nulls ? { nulls } : {}) };
}

function packTexts(values: readonly FeatureValue[]): ColumnBlock {
  const codes = new Uint16Array(values.length);
  const texts: string[] = [];
  const codeOf = new Map<string, number>();
  for (const [row, value] of values.entries()) {
    if (value === null) continue;
    const text = String(value);
    const code = codeOf.get(text) ?? texts.push(text);
    codeOf.set(text, code);
    codes[row] = code;
  }
  return { kind: 'texts', codes, texts };
}

export function columnBlockRows(block: ColumnBlock): number {
  return block.kind === 'numbers' ? block.numbers.length : block.codes.length;
}

export function valueAt(block: ColumnBlock, row: number): FeatureValue {
  if (block.kind === 'texts') {
    const code = block.codes[row] ?? 0;
    return code === 0 ? null : (block.texts[code - 1] ?? null);
  }
  const { nulls, numbers } = block;
  if (nulls && ((nulls[row >> 3] ?? 0) >> (row & 7)) & 1) return null;
  return numbers[row] ?? null;
}
