// The host's kept files in memory: what is in it outlives the "restarts" of a test.

import { appError } from '../../contracts/errors.ts';
import type { ImportFiles, KeptFile } from '../../ports/import-files.ts';

/** So that files come in several chunks. */
const LEAST_CHUNK_BYTES = 64;
const CHUNKS = 8;
/** Files that stay besides those that are needed. */
const FILES_KEPT = 3;
const FIRST_LAYER_ID = 1000;

export interface MemoryImportFiles {
  /** Its methods can be replaced, to let them fail. */
  readonly files: { -readonly [Method in keyof ImportFiles]: ImportFiles[Method] };
  /** As the user interface does, by the host: gives the id of a file that is not committed. */
  keep(fileName: string, content: string | Uint8Array, more?: Partial<KeptFile>): string;
  /** The list is gone; the files lie aside. */
  loseList(): void;
  /** Every call that changes something in order, by its name. */
  readonly calls: string[];
}

export function createMemoryImportFiles(): MemoryImportFiles {
  const kept = new Map<string, { file: KeptFile; bytes: Uint8Array }>();
  const aside = new Map<string, { file: KeptFile; bytes: Uint8Array }>();
  const calls: string[] = [];
  const removedLayerIds: number[] = [];
  let lastLayerId = FIRST_LAYER_ID - 1;
  let count = 0;

  function get(fileId: string) {
    const found = kept.get(fileId);
    if (!found) throw appError('files/unknown-file', { fileId });
    return found;
  }

  return {
    calls,
    keep(fileName, content, more) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      count += 1;
      const fileId = `file-${count}`;
      const described = { fileId, fileName, origin: 'file', source: fileName, sha256: '' } as const;
      const state = { bytes: bytes.length, keptAtMs: count, isCommitted: false, layers: [] };
      kept.set(fileId, { file: { ...described, ...state, ...more }, bytes });
      return fileId;
    },
    loseList() {
      for (const [fileId, entry] of kept) aside.set(fileId, entry);
      kept.clear();
      removedLayerIds.length = 0;
      lastLayerId = FIRST_LAYER_ID - 1;
    },
    files: {
      list: async () =>
        structuredClone({ files: [...kept.values()].map(({ file }) => file), removedLayerIds }),
      async read(fileId, offset) {
        const { bytes } = get(fileId);
        return bytes.slice(offset, offset + Math.max(LEAST_CHUNK_BYTES, Math.ceil(bytes.length / CHUNKS)));
      },
      async check(fileId) {
        get(fileId);
      },
      async reserveLayers(wanted) {
        lastLayerId += wanted;
        return lastLayerId - wanted + 1;
      },
      async commitRows(fileId, register, needed) {
        calls.push('commit');
        const entry = get(fileId);
        entry.file = { ...entry.file, register, isCommitted: true };
        const own = [...kept.values()].filter(({ file }) => file.register === register && file.isCommitted);
        for (const { file } of own.slice(0, -FILES_KEPT)) {
          if (!needed.includes(file.fileId)) kept.delete(file.fileId);
        }
      },
      async commitLayers(fileId, layers) {
        calls.push('commit');
        const entry = get(fileId);
        const left = new Set(layers.map(({ layerId }) => layerId));
        for (const { layerId } of entry.file.layers) if (!left.has(layerId)) removedLayerIds.push(layerId);
        entry.file = { ...entry.file, isCommitted: true, layers: structuredClone([...layers]) };
        if (layers.length === 0) kept.delete(fileId);
      },
      async adoptLayers(fileId, fileName, layers) {
        calls.push('adopt');
        lastLayerId = Math.max(lastLayerId, ...layers.map(({ layerId }) => layerId));
        const found = aside.get(fileId);
        const none = { origin: 'file', source: fileName, bytes: 0, sha256: '', keptAtMs: 1 } as const;
        const state = { fileId, fileName, isCommitted: true, layers: structuredClone([...layers]) };
        const file = { ...(found?.file ?? none), ...state };
        kept.set(fileId, { file, bytes: found?.bytes ?? new Uint8Array() });
        return aside.delete(fileId);
      },
      async drop(fileId) {
        calls.push('drop');
        if (!kept.get(fileId)?.file.isCommitted) kept.delete(fileId);
      },
    },
  };
}
