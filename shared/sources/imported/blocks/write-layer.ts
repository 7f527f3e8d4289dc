// Puts the staged features of a layer into blocks, neighbours in space together.

import { type FeatureIndex, indexFeatures } from '../../../geo/geometry/feature-index.ts';
import type { DraftLayer, LayerDraft } from '../../../imports/staging/layer-draft.ts';
import type { StagedShapes } from '../../../imports/staging/staged-shapes.ts';
import { COLUMN_BLOCK_ROWS, type LayerBlock, type LayerStore } from '../../../ports/layer-store.ts';
import { packColumn } from './column-block.ts';
import { packShapes } from './shape-block.ts';

export interface WriteDependencies {
  readonly store: Pick<LayerStore, 'writeBlocks'>;
  readonly contentId: string;
  readonly signal: AbortSignal;
  /** Told from 0 to 1. */
  readonly onPart: (part: number) => void;
}

/** A block of shapes ends before it has more numbers than this, unless one shape alone has. */
const MAX_NUMBERS = 65_536;
/** Written in one transaction: large enough that its end costs little, small enough that others get their turn. */
const ROWS_AT_ONCE = 24 * COLUMN_BLOCK_ROWS;

/** Writes all blocks of a layer. Throws the reason of the signal when that aborts; what was written is left unused. */
export async function writeLayer(
  draft: LayerDraft,
  layer: DraftLayer,
  dependencies: WriteDependencies,
): Promise<void> {
  const { store, contentId, signal, onPart } = dependencies;
  const { features } = layer;
  const index = indexOf(draft.shapes, features);
  const rows = storedOrder(index, features.length);
  const shapes = new ShapeWriter(contentId, draft.shapes);
  // The next blocks are made while these are written; others get their turn while one waits for the other.
  let written: Promise<void> = Promise.resolve();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.subarray(start, start + ROWS_AT_ONCE);
    const blocks = columnBlocks(layer, some, start, contentId);
    for (const row of some) shapes.push(features[row] ?? 0, blocks);
    if (start + ROWS_AT_ONCE >= rows.length) shapes.end(blocks);
    await written;
    signal.throwIfAborted();
    written = store.writeBlocks(blocks);
    // Who waits for it next gets the failure.
    written.catch(() => undefined);
    onPart(start / rows.length);
  }
  await written;
  onPart(1);
  signal.throwIfAborted();
  const value = {
    objectIds: features.map((feature) => feature + 1),
    places: placesOf(rows),
    shapeStarts: Uint32Array.from(shapes.starts),
    index: index.toBytes(),
  };
  await store.writeBlocks([{ contentId, part: 'frame', number: 0, value }]);
}

function indexOf(shapes: StagedShapes, features: Uint32Array): FeatureIndex {
  return indexFeatures(features.length, (row) => shapes.box(features[row] ?? 0));
}

/** The rows in the order of storage: along the curve of the index, after them those without a shape. */
function storedOrder(index: FeatureIndex, count: number): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(count);
  const isPlaced = new Uint8Array(count);
  let at = 0;
  for (const row of index.spatialOrder()) {
    rows[at++] = row;
    isPlaced[row] = 1;
  }
  for (let row = 0; row < count; row++) if (!isPlaced[row]) rows[at++] = row;
  return rows;
}

function placesOf(rows: Uint32Array): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place++) places[rows[place] ?? 0] = place;
  return places;
}

function columnBlocks(
  { fields, features }: DraftLayer,
  rows: Uint32Array,
  start: number,
  contentId: string,
): LayerBlock[] {
  const blocks: LayerBlock[] = [];
  for (let from = 0; from < rows.length; from += COLUMN_BLOCK_ROWS) {
    const own = rows.subarray(from, from + COLUMN_BLOCK_ROWS).map((row) => features[row] ?? 0);
    for (const [index, { column, type }] of fields.entries()) {
      blocks.push({
        contentId,
        part: `column ${index}`,
        number: (start + from) / COLUMN_BLOCK_ROWS,
        value: packColumn(column, own, type),
      });
    }
  }
  return blocks;
}

/** Cuts shapes into blocks by their rows and their numbers. */
class ShapeWriter {
  readonly starts = [0];
  private readonly contentId: string;
  private readonly shapes: StagedShapes;
  private features: number[] = [];
  private numbers = 0;

  constructor(contentId: string, shapes: StagedShapes) {
    this.contentId = contentId;
    this.shapes = shapes;
  }

  push(feature: number, blocks: LayerBlock[]): void {
    const more = this.shapes.size(feature);
    if (
      this.features.length === COLUMN_BLOCK_ROWS ||
      (this.numbers > 0 && this.numbers + more > MAX_NUMBERS)
    ) {
      this.end(blocks);
    }
    this.features.push(feature);
    this.numbers += more;
  }

  end(blocks: LayerBlock[]): void {
    if (this.features.length === 0) return;
    const number = this.starts.length - 1;
    blocks.push({
      contentId: this.contentId,
      part: 'shapes',
      number,
      value: packShapes(this.shapes, this.features),
    });
    this.starts.push((this.starts.at(-1) ?? 0) + this.features.length);
    this.features = [];
    this.numbers = 0;
  }
}
