import type { Crs } from '../geo/crs/find-crs.ts';
import type { FeatureSearch } from '../geo/geometry/feature-index.ts';
import type { FlatShapes } from '../geo/geometry/flat-shapes.ts';
import type { Geometry } from '../geo/geometry/geometry.ts';

/** Numbers, text, dates as epoch milliseconds UTC; null where there is no value. */
export type FeatureValue = number | string | null;

/** A file that belongs to a row, such as a picture of what was observed. */
export interface AttachmentFacts {
  readonly attachmentId: number;
  /** Object id of its row. */
  readonly rowId: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export interface Attachment extends AttachmentFacts {
  readonly bytes: Uint8Array;
}

export interface TableAttachments {
  /** Of rows by their object ids, row after row. */
  ofRows(objectIds: readonly number[]): Promise<readonly AttachmentFacts[]>;
  /** undefined for a number that no attachment has. */
  read(attachmentId: number): Promise<Attachment | undefined>;
}

/** Shapes of the same rows with fewer vertices, for maps that are small. */
export interface CoarseShapes {
  /** They stand for the others on maps of 1 : `fromScale` and smaller. */
  readonly fromScale: number;
  /** As those of the table; in memory. */
  shape(row: number): Geometry | undefined;
}

/** The rows of a layer or table as they stood at one moment: columns and shapes by row, rows by object id. */
export interface FeatureTable {
  /**
   * Brings columns, and with the name `Shape` the shapes, into memory: of the given rows, else of all. What it gives
   * has them for as long as it is held. Before, `values` and `shape` throw, unless the table is in memory anyway.
   */
  load(fields: readonly string[], rows?: readonly number[]): Promise<FeatureTable>;
  readonly rowCount: number;
  /** Ascending. */
  readonly objectIds: readonly number[];
  /** A column by the name of its field, one value a row; of loaded rows only, where not all were loaded. */
  values(field: string): readonly FeatureValue[];
  /** In `crs`; undefined for a row without a place, and in tables. */
  shape(row: number): Geometry | undefined;
  /**
   * The shapes of rows, in their order, as flat numbers that can be sent to a worker; columns are plain values anyway.
   * They have to be in memory, as for `shape`.
   */
  flatShapes(rows: readonly number[]): FlatShapes;
  /** Absent: maps of all scales have the same shapes. Nothing but pictures is made of them. */
  readonly coarse?: CoarseShapes;
  /** The system of the shapes; undefined for tables. */
  readonly crs: Crs | undefined;
  /** The rows that have a shape, by their boxes. */
  readonly index: FeatureSearch;
  /**
   * The rows that the same layer did not have at another moment, where rows come and go and never change; undefined for
   * a table of something else. Absent: what changed shows only in the values.
   */
  rowsNotIn?(other: FeatureTable): readonly number[] | undefined;
  /** Absent: rows of this layer or table never have any. */
  readonly attachments?: TableAttachments | undefined;
}

export interface FeatureStore {
  /** The rows of a layer or table by its id in the registry. The same object until the rows change. */
  readTable(id: number): Promise<FeatureTable>;
}
