// The list of caches on the disk: what a person took in, and where it lies.

import { isJsonObject, type Json } from '../../../../shared/base/json.ts';
import type { TileFacts } from '../../../../shared/tiles/tile-store.ts';
import type { RecordFile } from '../../files/record-file.ts';

export interface CacheRecord {
  /** As in its address: `terrain`, `terrain-2`. */
  readonly cacheId: string;
  readonly name: string;
  /** That of its map in the map service. */
  readonly mapName: string;
  /** The name of its file or folder in a folder of its own, or the whole path of one that is used where it lies. */
  readonly place: string;
  readonly isCopy: boolean;
  readonly rowOrder?: 'xyz' | 'tms' | undefined;
  readonly addedAtMs: number;
  readonly bytes: number;
  /** What it was found to be, and the mark of the file that was looked at: as long as it has that, nobody opens it. */
  readonly known?: { readonly mark: string; readonly facts: TileFacts } | undefined;
  /** Can be brought back until the next start. */
  readonly isRemoved: boolean;
}

/** Reads the records of a list; those that make no sense are left out, and their files are set aside. */
export function readCacheRecords(file: Pick<RecordFile, 'list'>): CacheRecord[] {
  return file.list().flatMap(({ id, value }) => readRecord(id, value) ?? []);
}

export function writeCacheRecord({ cacheId, rowOrder, known, ...rest }: CacheRecord): {
  id: string;
  value: Json;
} {
  const facts = known && { known: { mark: known.mark, facts: JSON.stringify(known.facts) } };
  return { id: cacheId, value: { ...rest, ...(rowOrder && { rowOrder }), ...facts } };
}

function readKnown(value: Json | undefined): CacheRecord['known'] {
  if (!isJsonObject(value)) return undefined;
  const { mark, facts } = value;
  // The checksum of its line says that this is what was written.
  return typeof mark === 'string' && typeof facts === 'string'
    ? { mark, facts: JSON.parse(facts) }
    : undefined;
}

function readRecord(cacheId: string, value: Json): CacheRecord | undefined {
  if (!isJsonObject(value)) return undefined;
  const { name, mapName, place, isCopy, rowOrder, addedAtMs, bytes, isRemoved } = value;
  if (typeof name !== 'string' || typeof place !== 'string') return undefined;
  return {
    cacheId,
    name,
    mapName: typeof mapName === 'string' ? mapName : name,
    place,
    isCopy: isCopy === true,
    rowOrder: rowOrder === 'xyz' || rowOrder === 'tms' ? rowOrder : undefined,
    addedAtMs: typeof addedAtMs === 'number' ? addedAtMs : 0,
    bytes: typeof bytes === 'number' ? bytes : 0,
    known: readKnown(value['known']),
    isRemoved: isRemoved === true,
  };
}

/** Paths of addresses that are no caches. */
const RESERVED = new Set(['wmts']);

/** A name as a part of an address that no other cache has. */
export function createCacheId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const base = plain === '' || RESERVED.has(plain) ? 'cache' : plain;
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** A name that no other map of the service has. */
export function createMapName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(free)) return free;
  }
}
