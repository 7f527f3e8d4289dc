// Files of tile caches go another way than others: the host alone opens them, where they lie if it knows the place.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { isFolder, pathOf, tokenOf } from '../../bridge/varde-shell.ts';
import { type KeepOptions, keepFile, type SlicedFile } from './keep-file.ts';

export type CacheDraft = BridgeType<'TileCacheDraft'>;

/** Also the description of a cache in folders: the cache is the folder that it lies in. */
export const CACHE_EXTENSIONS = [
  '.mbtiles',
  '.pmtiles',
  '.tpk',
  '.tpkx',
  'conf.xml',
  'conf.cdi',
  'root.json',
];

/** By its name; a folder, and what was named by its path, is nothing else. */
export function isCacheFile(file: Pick<SlicedFile, 'name'>): boolean {
  if (pathOf(file) !== undefined || isFolder(file)) return true;
  const lower = file.name.toLowerCase();
  return CACHE_EXTENSIONS.some((end) => (end.startsWith('.') ? lower.endsWith(end) : lower === end));
}

export interface LookOptions extends KeepOptions {
  /** It is on the host's disk, and is opened. */
  readonly onReading: () => void;
}

/** Has the host look at a cache in its own place, or sends it there first. Fails with `tiles/folder-not-sent`. */
export async function lookAtCache(
  { host, onHost }: Pick<Bridge, 'host' | 'onHost'>,
  file: SlicedFile,
  { signal, onPart, onReading }: LookOptions,
): Promise<CacheDraft> {
  const path = pathOf(file);
  if (path !== undefined) {
    onReading();
    return host['caches.look']({ path }, { signal });
  }
  const token = await tokenOf(file);
  if (token !== undefined) {
    onReading();
    return host['caches.look']({ token }, { signal });
  }
  if (isFolder(file)) throw appError('tiles/folder-not-sent', { file: file.name });
  const fileId = await keepFile({ host, onHost }, file, { signal, onPart });
  onReading();
  return host['caches.look']({ fileId }, { signal });
}
