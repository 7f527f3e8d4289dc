import type { BridgeType } from '../contracts/bridge/types.ts';
import type { Box } from '../geo/geometry/box.ts';
import type { FeatureIndexBytes } from '../geo/geometry/feature-index.ts';

/** Rows of a column that lie together, in the order in which they are stored. */
export type ColumnBlock =
  | {
      readonly kind: 'numbers';
      readonly numbers: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
      /** A bit a row that has no value; absent where all have one. */
      readonly nulls?: Uint8Array<ArrayBuffer>;
    }
  | {
      readonly kind: 'texts';
      /** 0 for no value, else one more than the place of the text. */
      readonly codes: Uint16Array<ArrayBuffer>;
      readonly texts: readonly string[];
    };

/** Shapes that lie together, in the order in which they are stored. */
export interface ShapeBlock {
  /** How many parts each row has; none for a row without a shape. */
  readonly partCounts: Uint32Array<ArrayBuffer>;
  /** How many numbers each part has. */
  readonly partLengths: Uint32Array<ArrayBuffer>;
  readonly coordinates: Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer>;
}

/** What is read whole before anything else of a layer. */
export interface LayerFrame {
  readonly objectIds: Uint32Array<ArrayBuffer>;
  /** The place in storage of each row: neighbours in space are mostly neighbours in storage. */
  readonly places: Uint32Array<ArrayBuffer>;
  /** The first place of each block of shapes, and after them how many rows there are. */
  readonly shapeStarts: Uint32Array<ArrayBuffer>;
  readonly index: FeatureIndexBytes;
}

/** Rows of a block of a column; the last one may have fewer. */
export const COLUMN_BLOCK_ROWS = 1024;

/** Names a block: the frame is number 0 of `frame`, columns are numbered by their fields. */
export type LayerPart = 'frame' | 'shapes' | `column ${number}`;

export interface LayerBlock {
  readonly contentId: string;
  readonly part: LayerPart;
  readonly number: number;
  readonly value: LayerFrame | ShapeBlock | ColumnBlock;
}

export type LayerField = BridgeType<'LayerField'>;

/** An imported layer as it is kept. */
export interface StoredLayer {
  readonly layerId: number;
  readonly name: string;
  readonly mapName: string;
  /** The system of a map of its own, as it was when the layer came into it. */
  readonly mapWkid: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly kind: BridgeType<'LayerShapeKind'>;
  readonly wkid: number;
  readonly rows: number;
  readonly withoutShape: number;
  readonly bounds: Box;
  readonly fields: readonly LayerField[];
  readonly importedAtMs: number;
  /** Under which its blocks stand. */
  readonly contentId: string;
}

export interface LayerStore {
  list(): Promise<StoredLayer[]>;
  /** Writes blocks of a layer that is not there yet: nobody sees them until it is added. */
  writeBlocks(blocks: readonly LayerBlock[]): Promise<void>;
  /** Adds layers or changes what is said of them, all of them or none. */
  put(layers: readonly StoredLayer[]): Promise<void>;
  /** Removes layers with their blocks. */
  remove(layerIds: readonly number[]): Promise<void>;
  readFrame(contentId: string): Promise<LayerFrame>;
  readShapes(contentId: string, numbers: readonly number[]): Promise<ShapeBlock[]>;
  readColumn(contentId: string, field: number, numbers: readonly number[]): Promise<ColumnBlock[]>;
  /** Removes the blocks that belong to no layer: what an import that was broken off has left. */
  clearUnused(): Promise<void>;
}
