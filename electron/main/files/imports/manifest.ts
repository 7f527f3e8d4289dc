// The list of imports/: a line for each kept file, what of them stands in the registers, and the numbers that layers
// ever had.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { REGISTER_IDS, type RegisterId } from '../../../../shared/contracts/energy/registers.ts';
import type { RecordFile } from '../record-file.ts';
import { safeFileName } from '../safe-file-name.ts';

export type KeptFile = BridgeType<'KeptFile'>;
type PresentEdition = BridgeType<'PresentEdition'>;

export interface Manifest {
  /** Oldest first. */
  files(): KeptFile[];
  find(fileId: string): KeptFile | undefined;
  put(file: KeptFile): Promise<void>;
  /** The rows of a file stand in its register. */
  putRows(file: KeptFile, register: RegisterId): Promise<void>;
  /** The layers that stand of a file are others. Those that it lacks from now on were removed. */
  putLayers(file: KeptFile, layers: readonly BridgeType<'LayerFileEntry'>[]): Promise<void>;
  /** Says what stands in a register. */
  putPresent(present: PresentEdition): Promise<void>;
  remove(files: readonly KeptFile[]): Promise<void>;
  /** Everything, as the data window hears of it. */
  list(): BridgeType<'KeptFiles'>;
  /** Gives numbers to so many layers: the first of them. */
  reserveLayers(count: number): Promise<number>;
}

export const MANIFEST = 'manifest.jsonl';
const FIRST_LAYER_ID = 1000;
/** Records that are no files. */
const COUNTER = 'last layer';
const REMOVED = 'removed layer ';
const PRESENT = 'present ';

export function createManifest(records: RecordFile): Manifest {
  const files = () =>
    records
      .list()
      .filter(({ id }) => isFileRecord(id))
      .map(({ value }) => toKeptFile(value));
  const removedLayerIds = () =>
    records.list().flatMap(({ id, value }) => (id.startsWith(REMOVED) ? [Number(value)] : []));

  const present = () =>
    records.list().flatMap(({ id, value }) =>
      REGISTER_IDS.filter((register) => id === `${PRESENT}${register}`).map((register) => ({
        register,
        edition: String(value),
      })),
    );

  /** Also where the line of the counter was damaged, no number of a file is given again. */
  function lastLayerId(): number {
    const counted = records.list().find(({ id }) => id === COUNTER)?.value;
    const used = files().flatMap(({ layers }) => layers.map(({ layerId }) => layerId));
    return Math.max(FIRST_LAYER_ID - 1, Number(counted ?? 0), ...used, ...removedLayerIds());
  }

  return {
    files,
    find: (fileId) => files().find((file) => file.fileId === fileId),
    put: (file) => records.append([fileRecord(file)]),
    // One write. The file last: a line that is lost makes it one that was never committed.
    putRows: (file, register) =>
      records.append([presentRecord({ register, edition: file.fileId }), fileRecord(file)]),
    putPresent: (present) => records.append([presentRecord(present)]),
    putLayers(file, layers) {
      const before = file.layers.map(({ layerId }) => layerId);
      const after = layers.map(({ layerId }) => layerId);
      const removed = removedLayerIds();
      return records.append([
        ...before
          .filter((layerId) => !after.includes(layerId))
          .map((layerId) => ({ id: `${REMOVED}${layerId}`, value: layerId })),
        ...after
          .filter((layerId) => removed.includes(layerId))
          .map((layerId) => ({ id: `${REMOVED}${layerId}`, value: null })),
        fileRecord({ ...file, isCommitted: true, layers: [...layers] }),
      ]);
    },
    remove: (gone) => records.append(gone.map(({ fileId }) => ({ id: fileId, value: null }))),
    list: () => ({ files: files(), present: present(), removedLayerIds: removedLayerIds() }),
    async reserveLayers(count) {
      const first = lastLayerId() + 1;
      await records.append([{ id: COUNTER, value: first + count - 1 }]);
      return first;
    },
  };
}

function fileRecord(file: KeptFile) {
  return { id: file.fileId, value: { ...file } };
}

function presentRecord({ register, edition }: PresentEdition) {
  return { id: `${PRESENT}${register}`, value: edition };
}

/** Whether a line is of a file, and not of the numbers of layers or of what stands. */
export function isFileRecord(id: string): boolean {
  return id !== COUNTER && !id.startsWith(REMOVED) && !id.startsWith(PRESENT);
}

/** How a kept file is called in the folder. */
export function nameOf({ fileId, fileName }: Pick<KeptFile, 'fileId' | 'fileName'>): string {
  return `${fileId}-${safeFileName(fileName)}`;
}

function toKeptFile(value: unknown): KeptFile {
  // Its checksum says that these are the members that put wrote.
  return value as KeptFile;
}
