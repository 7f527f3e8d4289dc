// A folder that was dropped where nobody knows its path: what a tile cache is made of, as one package to be sent.

import { appError } from '../../../shared/contracts/errors.ts';
import { notACache } from '../../../shared/tiles/cache-problems.ts';
import { type StoredFile, zipOfFiles } from '../../../shared/tiles/package/zip-of-files.ts';
import type { SlicedFile } from './keep-file.ts';

/** A name for each takes a moment: a cache with a file for each tile may have millions. */
const MAX_FILES = 50_000;
const DESCRIPTION = /^(conf\.xml|root\.json)$/i;
const OF_A_CACHE = /^(conf\.(xml|cdi)|root\.json)$|\.(bundle|bundlx|png|jpe?g|webp)$/i;

/**
 * The files of a cache in a folder as one ZIP. Fails with `tiles/not-a-cache` where no description is among them, and
 * with `tiles/folder-not-sent` where there are too many.
 */
export async function packFolder(folder: FileSystemDirectoryEntry, signal: AbortSignal): Promise<SlicedFile> {
  const entries: FileSystemFileEntry[] = [];
  await collect(folder, entries, signal);
  if (!entries.some(({ name }) => DESCRIPTION.test(name))) throw notACache(folder.name, 'noDescription');
  const files: StoredFile[] = [];
  for (const entry of entries) {
    signal.throwIfAborted();
    files.push(storedFile(entry.fullPath.slice(folder.fullPath.length + 1), await fileOf(entry)));
  }
  const zip = zipOfFiles(files);
  return {
    name: `${folder.name}.tpkx`,
    size: zip.sizeBytes,
    slice: (start, end) => ({ arrayBuffer: async () => (await zip.read(start, end)).buffer }),
  };
}

async function collect(
  folder: FileSystemDirectoryEntry,
  found: FileSystemFileEntry[],
  signal: AbortSignal,
): Promise<void> {
  const reader = folder.createReader();
  for (let batch = await nextOf(reader); batch.length > 0; batch = await nextOf(reader)) {
    signal.throwIfAborted();
    for (const entry of batch) {
      if (isFolder(entry)) await collect(entry, found, signal);
      else if (isFile(entry) && OF_A_CACHE.test(entry.name)) found.push(entry);
    }
    if (found.length > MAX_FILES) throw appError('tiles/folder-not-sent', { file: folder.name });
  }
}

/** A browser gives a hundred at a time, and none at the end. */
function nextOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function storedFile(path: string, file: File): StoredFile {
  return {
    path,
    sizeBytes: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

export function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
