// Columns as they are stored: numbers typed, texts each once, no value as a bit.

import { readIsoDate } from '../../../base/iso-date.ts';
import { BOOLEAN, NOTHING, type StagedColumn, TEXT } from '../../../imports/staging/staged-column.ts';
import type { ValueType } from '../../../imports/staging/value-facts.ts';
import type { FeatureValue } from '../../../ports/feature-store.ts';
import type { ColumnBlock } from '../../../ports/layer-store.ts';

/** Packs the values that features have in a column, as values of one type that holds them. */
export function packColumn(column: StagedColumn, features: Uint32Array, type: ValueType): ColumnBlock {
  if (type === 'text') return packTexts(column, features);
  const isWhole = type === 'integer' || type === 'boolean';
  const numbers = isWhole ? new Int32Array(features.length) : new Float64Array(features.length);
  let nulls: Uint8Array<ArrayBuffer> | undefined;
  for (let row = 0; row < features.length; row++) {
    const feature = features[row] ?? 0;
    const tag = column.tag(feature);
    if (tag === NOTHING) {
      nulls ??= new Uint8Array(Math.ceil(features.length / 8));
      nulls[row >> 3] = (nulls[row >> 3] ?? 0) | (1 << (row & 7));
    } else numbers[row] = tag === TEXT ? dateAt(column, feature) : column.slot(feature);
  }
  return { kind: 'numbers', numbers, ...(nulls ? { nulls } : {}) };
}

/** All texts of a column of dates are such. */
function dateAt(column: StagedColumn, feature: number): number {
  return readIsoDate(column.text(column.slot(feature))) ?? Number.NaN;
}

function packTexts(column: StagedColumn, features: Uint32Array): ColumnBlock {
  const codes = new Uint16Array(features.length);
  const texts: string[] = [];
  const codeOf = new Map<number | string, number>();
  for (let row = 0; row < features.length; row++) {
    const feature = features[row] ?? 0;
    const tag = column.tag(feature);
    if (tag === NOTHING) continue;
    const slot = column.slot(feature);
    // Numbers among texts are told apart from places by being text already.
    const key = tag === TEXT ? slot : asText(tag, slot);
    let code = codeOf.get(key);
    if (code === undefined) {
      code = texts.push(typeof key === 'number' ? column.text(key) : key);
      codeOf.set(key, code);
    }
    codes[row] = code;
  }
  return { kind: 'texts', codes, texts };
}

function asText(tag: number, slot: number): string {
  return tag === BOOLEAN ? String(slot === 1) : String(slot);
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
