// Files of tile caches go another way than others: the host alone opens them, where they lie if it knows the place.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { folderOf, pathOf, tokenOf } from '../../bridge/varde-shell.ts';
import { packFolder } from './dropped-folder.ts';
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
  if (pathOf(file) !== undefined || folderOf(file)) return true;
  const lower = file.name.toLowerCase();
  return CACHE_EXTENSIONS.some((end) => (end.startsWith('.') ? lower.endsWith(end) : lower === end));
}

export interface LookOptions extends KeepOptions {
  /** It is on the host's disk, and is opened. */
  readonly onReading: () => void;
}

/**
 * Has the host look at a cache in its own place, or sends it there first, a folder as one package. Fails as the host and
 * `packFolder` do. What the host looks at is a draft, also where it was stopped meanwhile: it is given, to be left.
 */
export async function lookAtCache(
  { host, onHost }: Pick<Bridge, 'host' | 'onHost'>,
  file: SlicedFile,
  { signal, onPart, onReading }: LookOptions,
): Promise<CacheDraft> {
  const look = (place: Parameters<(typeof host)['caches.look']>[0]) => {
    onReading();
    // Not given up when it is stopped: the draft that it makes would be known to nobody.
    return host['caches.look'](place);
  };
  const path = pathOf(file);
  if (path !== undefined) return look({ path });
  const token = await tokenOf(file);
  if (token !== undefined) return look({ token });
  const folder = folderOf(file);
  const sent = folder ? await packFolder(folder, signal) : file;
  return look({ fileId: await keepFile({ host, onHost }, sent, { signal, onPart }) });
}
