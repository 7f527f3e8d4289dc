import type { LRUCache } from 'lru-cache';
import type { FeatureValue } from '../../../ports/feature-store.ts';
import { COLUMN_BLOCK_ROWS, type ColumnBlock, type LayerStore } from '../../../ports/layer-store.ts';
import { columnBlockRows, valueAt } from './column-block.ts';

/** Whole columns by row, and blocks of columns as they are stored. */
export interface ColumnCache {
  readonly whole: LRUCache<string, Promise<readonly FeatureValue[]>>;
  readonly blocks: LRUCache<string, ColumnBlock>;
}

interface WantedColumn {
  readonly store: Pick<LayerStore, 'readColumn'>;
  readonly columns: ColumnCache;
  readonly contentId: string;
  readonly field: number;
  /** The place in storage of each row. */
  readonly places: Uint32Array;
}

/** A number takes this, a text about as much besides its characters, which rows share. */
const VALUE_BYTES = 8;
/** Blocks that are read, compared with what was stored and unpacked in one go: some milliseconds. */
const BLOCKS_AT_ONCE = 16;

/** All values by row. */
export function readWholeColumn(wanted: WantedColumn): Promise<readonly FeatureValue[]> {
  const { columns, contentId, field, places } = wanted;
  const key = `${contentId} ${field}`;
  const known = columns.whole.get(key);
  if (known) return known;
  const read = readByRow(wanted);
  columns.whole.set(key, read, { size: Math.max(1, places.length * VALUE_BYTES) });
  // The caller gets the failure; the next one tries again.
  read.catch(() => columns.whole.delete(key));
  return read;
}

async function readByRow(wanted: WantedColumn): Promise<readonly FeatureValue[]> {
  const { places } = wanted;
  const stored: FeatureValue[] = [];
  const known = new Map<string, string>();
  for await (const block of blocksOfColumn(wanted)) {
    const shared = block.kind === 'texts' ? shareTexts(block, known) : block;
    const rows = columnBlockRows(shared);
    for (let row = 0; row < rows; row++) stored.push(valueAt(shared, row));
  }
  return Array.from(places, (place) => stored[place] ?? null);
}

/** All of them, some at a time: others have their turn while the next ones come. */
async function* blocksOfColumn({
  store,
  contentId,
  field,
  places,
}: WantedColumn): AsyncGenerator<ColumnBlock> {
  const count = Math.ceil(places.length / COLUMN_BLOCK_ROWS);
  const read = (start: number) => {
    const length = Math.min(BLOCKS_AT_ONCE, count - start);
    return store.readColumn(
      contentId,
      field,
      Array.from({ length }, (_, index) => start + index),
    );
  };
  for (let start = 0; start < count; start += BLOCKS_AT_ONCE) yield* await read(start);
}

/** Blocks that say the same text share one. */
function shareTexts(block: Extract<ColumnBlock, { kind: 'texts' }>, known: Map<string, string>): ColumnBlock {
  const texts = block.texts.map((text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  });
  return { ...block, texts };
}

/** The values of some rows, by row; nothing in between. */
export async function readPartOfColumn(
  wanted: WantedColumn,
  rows: readonly number[],
): Promise<readonly FeatureValue[]> {
  const { columns, contentId, field, places } = wanted;
  const whole = columns.whole.get(`${contentId} ${field}`);
  if (whole) return whole;
  const blocks = await readColumnBlocks(wanted, rows);
  const values: FeatureValue[] = [];
  for (const row of rows) {
    const place = places[row] ?? 0;
    const block = blocks.get(Math.floor(place / COLUMN_BLOCK_ROWS));
    if (block) values[row] = valueAt(block, place % COLUMN_BLOCK_ROWS);
  }
  return values;
}

async function readColumnBlocks(
  { store, columns, contentId, field, places }: WantedColumn,
  rows: readonly number[],
): Promise<ReadonlyMap<number, ColumnBlock>> {
  const found = new Map<number, ColumnBlock>();
  const missing: number[] = [];
  for (const number of new Set(rows.map((row) => Math.floor((places[row] ?? 0) / COLUMN_BLOCK_ROWS)))) {
    const known = columns.blocks.get(`${contentId} ${field} ${number}`);
    if (known) found.set(number, known);
    else missing.push(number);
  }
  const blocks = missing.length > 0 ? await store.readColumn(contentId, field, missing) : [];
  for (const [index, block] of blocks.entries()) {
    const number = missing[index] ?? 0;
    found.set(number, block);
    columns.blocks.set(`${contentId} ${field} ${number}`, block, {
      size: COLUMN_BLOCK_ROWS * VALUE_BYTES,
    });
  }
  return found;
}
