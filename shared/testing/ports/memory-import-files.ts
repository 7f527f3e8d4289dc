// The host's kept files in memory: what is in it outlives the "restarts" of a test.

import type { RegisterId } from '../../contracts/energy/registers.ts';
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
  const removedLayerIds = new Set<number>();
  const present = new Map<RegisterId, string>();
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
      removedLayerIds.clear();
      present.clear();
      lastLayerId = FIRST_LAYER_ID - 1;
    },
    files: {
      list: async () =>
        structuredClone({
          files: [...kept.values()].map(({ file }) => file),
          present: [...present].map(([register, edition]) => ({ register, edition })),
          removedLayerIds: [...removedLayerIds],
        }),
      async putPresent({ register, edition }) {
        calls.push('present');
        present.set(register, edition);
      },
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
      commitRows: commitRowsTo(kept, present, calls),
      async commitLayers(fileId, layers) {
        calls.push('commit');
        const entry = get(fileId);
        for (const { layerId } of entry.file.layers) removedLayerIds.add(layerId);
        for (const { layerId } of layers) removedLayerIds.delete(layerId);
        entry.file = { ...entry.file, isCommitted: true, layers: structuredClone([...layers]) };
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

function commitRowsTo(
  kept: Map<string, { file: KeptFile; bytes: Uint8Array }>,
  present: Map<RegisterId, string>,
  calls: string[],
): ImportFiles['commitRows'] {
  return async (fileId, { edition, ...rows }) => {
    calls.push('commit');
    const entry = kept.get(fileId);
    if (!entry) throw appError('files/unknown-file', { fileId });
    const { register } = rows;
    entry.file = { ...entry.file, ...rows, edition: [...edition], isCommitted: true };
    present.set(register, fileId);
    const own = [...kept.values()].filter(({ file }) => file.register === register && file.isCommitted);
    const needed = own.slice(-FILES_KEPT).flatMap(({ file }) => [file.fileId, ...(file.edition ?? [])]);
    for (const { file } of own) if (!needed.includes(file.fileId)) kept.delete(file.fileId);
  };
}
