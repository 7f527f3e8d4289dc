// The host's kept files of layers in memory: what is in it outlives the "restarts" of a test.

import { appError } from '../../contracts/errors.ts';
import type { LayerFile, LayerFiles } from '../../ports/layer-files.ts';

const CHUNK_BYTES = 64;

export interface MemoryLayerFiles {
  /** Its methods can be replaced, to let them fail. */
  readonly files: { -readonly [Method in keyof LayerFiles]: LayerFiles[Method] };
  /** As the user interface does, by the host: gives the id of a file that is not committed. */
  keep(fileName: string, content: string | Uint8Array): string;
}

export function createMemoryLayerFiles(): MemoryLayerFiles {
  const kept = new Map<string, { file: LayerFile; bytes: Uint8Array }>();
  const removedLayerIds: number[] = [];
  let lastLayerId = 999;

  function get(fileId: string) {
    const found = kept.get(fileId);
    if (!found) throw appError('layer-import/unknown-file', { fileId });
    return found;
  }

  return {
    keep(fileName, content) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const fileId = `file-${kept.size + 1}`;
      const file: LayerFile = {
        fileId,
        fileName,
        bytes: bytes.length,
        sha256: '',
        keptAtMs: kept.size + 1,
        isCommitted: false,
        layers: [],
      };
      kept.set(fileId, { file, bytes });
      return fileId;
    },
    files: {
      list: async () =>
        structuredClone({ files: [...kept.values()].map(({ file }) => file), lastLayerId, removedLayerIds }),
      read: async (fileId, offset) => get(fileId).bytes.slice(offset, offset + CHUNK_BYTES),
      async check(fileId) {
        get(fileId);
      },
      async reserve(count) {
        lastLayerId += count;
        return lastLayerId - count + 1;
      },
      async commit(fileId, layers) {
        const entry = get(fileId);
        const left = new Set(layers.map(({ layerId }) => layerId));
        for (const { layerId } of entry.file.layers) if (!left.has(layerId)) removedLayerIds.push(layerId);
        entry.file = { ...entry.file, isCommitted: true, layers: structuredClone([...layers]) };
        if (layers.length === 0) kept.delete(fileId);
      },
      async drop(fileId) {
        if (!kept.get(fileId)?.file.isCommitted) kept.delete(fileId);
      },
    },
  };
}
