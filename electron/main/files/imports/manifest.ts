// The list of imports/: a line for each kept file, and the numbers that layers ever had.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { RecordFile } from '../record-file.ts';
import { safeFileName } from '../safe-file-name.ts';

export type KeptFile = BridgeType<'KeptFile'>;

export interface Manifest {
  /** Oldest first. */
  files(): KeptFile[];
  find(fileId: string): KeptFile | undefined;
  put(file: KeptFile): Promise<void>;
  remove(files: readonly KeptFile[]): Promise<void>;
  removedLayerIds(): number[];
  /** Gives numbers to so many layers: the first of them. */
  reserveLayers(count: number): Promise<number>;
  removeLayers(layerIds: readonly number[]): Promise<void>;
}

export const MANIFEST = 'manifest.jsonl';
const FIRST_LAYER_ID = 1000;
/** Records that are no files. */
const COUNTER = 'last layer';
const REMOVED = 'removed layer ';

export function createManifest(records: RecordFile): Manifest {
  const files = () =>
    records
      .list()
      .filter(({ id }) => isFileRecord(id))
      .map(({ value }) => toKeptFile(value));
  const removedLayerIds = () =>
    records.list().flatMap(({ id, value }) => (id.startsWith(REMOVED) ? [Number(value)] : []));

  /** Also where the line of the counter was damaged, no number of a file is given again. */
  function lastLayerId(): number {
    const counted = records.list().find(({ id }) => id === COUNTER)?.value;
    const used = files().flatMap(({ layers }) => layers.map(({ layerId }) => layerId));
    return Math.max(FIRST_LAYER_ID - 1, Number(counted ?? 0), ...used, ...removedLayerIds());
  }

  return {
    files,
    find: (fileId) => files().find((file) => file.fileId === fileId),
    put: (file) => records.append([{ id: file.fileId, value: { ...file } }]),
    remove: (gone) => records.append(gone.map(({ fileId }) => ({ id: fileId, value: null }))),
    removedLayerIds,
    async reserveLayers(count) {
      const first = lastLayerId() + 1;
      await records.append([{ id: COUNTER, value: first + count - 1 }]);
      return first;
    },
    removeLayers: (layerIds) =>
      records.append(layerIds.map((layerId) => ({ id: `${REMOVED}${layerId}`, value: layerId }))),
  };
}

/** Whether a line is of a file, and not of the numbers of layers. */
export function isFileRecord(id: string): boolean {
  return id !== COUNTER && !id.startsWith(REMOVED);
}

/** How a kept file is called in the folder. */
export function nameOf({ fileId, fileName }: Pick<KeptFile, 'fileId' | 'fileName'>): string {
  return `${fileId}-${safeFileName(fileName)}`;
}

function toKeptFile(value: unknown): KeptFile {
  // Its checksum says that these are the members that put wrote.
  return value as KeptFile;
}
