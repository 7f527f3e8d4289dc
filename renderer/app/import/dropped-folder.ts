// A folder that was dropped where nobody knows its path: what a tile cache is made of, as one package to be sent.

import { appError } from '../../../shared/contracts/errors.ts';
import { notACache } from '../../../shared/tiles/cache-problems.ts';
import { findDescription } from '../../../shared/tiles/conf/find-description.ts';
import { type StoredFile, zipOfFiles } from '../../../shared/tiles/package/zip-of-files.ts';
import { orNotSent, type SlicedFile } from './keep-file.ts';

/** Files and folders, whatever they are: to name each takes a moment, and a home folder may have millions. */
const MAX_ENTRIES = 50_000;
const DESCRIPTION = /^(conf\.xml|root\.json)$/i;
const OF_A_CACHE = /^(conf\.(xml|cdi)|root\.json)$|\.(bundle|bundlx|png|jpe?g|webp)$/i;

/** What lies in a folder. */
type ReadEntries = (folder: FileSystemDirectoryEntry) => Promise<FileSystemEntry[]>;

/**
 * The files of a cache in a folder as one ZIP, from the folder of its description on. Fails with `tiles/not-a-cache` where
 * no description lies where the host would look for it, with `tiles/folder-not-sent` where too much lies there, and with
 * `files/not-sent` where some of it cannot be read.
 */
export async function packFolder(folder: FileSystemDirectoryEntry, signal: AbortSignal): Promise<SlicedFile> {
  const readEntries = createReader(folder, signal);
  const described = await findDescribed(folder, readEntries);
  if (!described) throw notACache(folder.name, 'noDescription');
  const files: StoredFile[] = [];
  for (const entry of await collect(described, readEntries)) {
    signal.throwIfAborted();
    files.push(await storedFile(entry, entry.fullPath.slice(described.fullPath.length + 1)));
  }
  const zip = zipOfFiles(files);
  return {
    name: `${folder.name}.tpkx`,
    size: zip.sizeBytes,
    slice: (start, end) => ({ arrayBuffer: async () => (await zip.read(start, end)).buffer }),
  };
}

function createReader(dropped: FileSystemDirectoryEntry, signal: AbortSignal): ReadEntries {
  let count = 0;
  return async (folder) => {
    const entries: FileSystemEntry[] = [];
    const reader = folder.createReader();
    const next = () => orNotSent(nextOf(reader), toldPath(folder));
    for (let batch = await next(); batch.length > 0; batch = await next()) {
      signal.throwIfAborted();
      count += batch.length;
      if (count > MAX_ENTRIES) throw appError('tiles/folder-not-sent', { file: dropped.name });
      entries.push(...batch);
    }
    return entries;
  };
}

/** The folder that has the description. */
async function findDescribed(
  top: FileSystemDirectoryEntry,
  readEntries: ReadEntries,
): Promise<FileSystemDirectoryEntry | undefined> {
  const folders = new Map([['', top]]);
  const described = new Set<string>();
  const list = async (path: string) => {
    const folder = folders.get(path);
    const entries = folder ? await readEntries(folder) : [];
    for (const entry of entries) {
      if (isFolder(entry)) folders.set(`${path}${entry.name}/`, entry);
      else if (DESCRIPTION.test(entry.name)) described.add(path);
    }
    return entries.map(({ name }) => name);
  };
  return findDescription(list, async (path) => (described.has(path) ? folders.get(path) : undefined));
}

async function collect(
  folder: FileSystemDirectoryEntry,
  readEntries: ReadEntries,
  found: FileSystemFileEntry[] = [],
): Promise<readonly FileSystemFileEntry[]> {
  for (const entry of await readEntries(folder)) {
    if (isFolder(entry)) await collect(entry, readEntries, found);
    else if (isFile(entry) && OF_A_CACHE.test(entry.name)) found.push(entry);
  }
  return found;
}

/** A browser gives a hundred at a time, and none at the end. */
function nextOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function storedFile(entry: FileSystemFileEntry, path: string): Promise<StoredFile> {
  const file = await orNotSent(fileOf(entry), toldPath(entry));
  return {
    path,
    sizeBytes: file.size,
    read: async (start, end) =>
      new Uint8Array(await orNotSent(file.slice(start, end).arrayBuffer(), toldPath(entry))),
  };
}

/** From the folder that was dropped on. */
function toldPath({ fullPath }: FileSystemEntry): string {
  return fullPath.replace(/^\//, '');
}

export function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
