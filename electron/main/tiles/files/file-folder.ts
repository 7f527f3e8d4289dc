import { type FileHandle, readdir } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { ByteFolder, ByteSource, ByteTarget } from '../../../../shared/tiles/byte-source.ts';
import { isGone, isSystemError } from '../../files/system-error.ts';
import type { OpenFiles } from './open-files.ts';

export function fileSource(files: OpenFiles, path: string): ByteSource {
  return {
    name: basename(path),
    sizeBytes: () => files.sizeBytes(path),
    read: (offset, length, room) => files.read(path, offset, length, room),
  };
}

/** A file that is open to be written. */
export function fileTarget(handle: FileHandle, path: string): ByteTarget {
  return {
    name: basename(path),
    sizeBytes: async () => (await handle.stat()).size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    },
    async write(offset, bytes) {
      // A disk that fills up takes a part, and refuses the rest.
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, offset + done);
        done += bytesWritten;
      }
    },
  };
}

/** A folder of the disk as stores of tiles see it. */
export function fileFolder(files: OpenFiles, root: string): ByteFolder {
  return {
    async open(path) {
      const file = join(root, path);
      return (await files.isFile(file)) ? fileSource(files, file) : undefined;
    },
    // Paths of stores are whole ones: to settle their dots, as `join` does, would take longer than the rest.
    ready: (path) => files.ready(root + sep + path.replaceAll('/', sep)),
    async list(path) {
      try {
        return await readdir(join(root, path));
      } catch (error) {
        const isNoFolder = isSystemError(error) && 'code' in error && error.code === 'ENOTDIR';
        if (isGone(error) || isNoFolder) return [];
        throw error;
      }
    },
    async mark(path) {
      try {
        return await files.mark(join(root, path));
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
  };
}
