import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { LayerBlock, LayerPart, StoredLayer } from '../ports/layer-store.ts';
import type { RegisterState } from '../ports/register-store.ts';
import type { SavedView } from '../ports/view-store.ts';
import { damageWatch } from './damage-watch.ts';
import { registersMigration } from './migrations/0001-registers.ts';
import { viewsMigration } from './migrations/0002-views.ts';
import { objectIdsMigration } from './migrations/0003-object-ids.ts';
import { layersMigration } from './migrations/0004-layers.ts';
import { registerBlocksMigration } from './migrations/0005-register-blocks.ts';
import { marksMigration } from './migrations/0006-marks.ts';
import { rowJsonMigration } from './migrations/0007-row-json.ts';
import type { Migration } from './migrations/migration.ts';

/** Every step from an empty database to this one, in order. */
export const migrations: readonly Migration[] = [
  registersMigration,
  viewsMigration,
  objectIdsMigration,
  layersMigration,
  registerBlocksMigration,
  marksMigration,
  rowJsonMigration,
];

/** Rows of a register that stand together, in their order. */
export interface RegisterBlock {
  readonly register: RegisterId;
  /** From 0, without a gap. */
  readonly number: number;
  /** The rows as a JSON list in ASCII. */
  readonly json: Uint8Array<ArrayBuffer>;
  /** Of this JSON. */
  readonly digest: string;
}

/** What the rows of a register are found by, row for row. */
interface RegisterKeys {
  readonly register: RegisterId;
  readonly keys: readonly string[];
  readonly ownerNumbers: readonly string[];
}

interface ObjectIdRecord {
  readonly table: string;
  readonly key: string;
  readonly id: number;
}

/** A block of a layer, known again by the digest of its value. */
export interface StoredLayerBlock extends LayerBlock {
  readonly digest?: string;
}

/** The tables in their newest form. */
export interface Database {
  readonly dexie: Dexie;
  /** Tells of something that is not as it was stored, and fails. */
  fail(reason: string): never;
  readonly registers: Table<RegisterState, RegisterId>;
  readonly registerBlocks: Table<RegisterBlock, [register: RegisterId, number: number]>;
  readonly registerKeys: Table<RegisterKeys, RegisterId>;
  readonly views: Table<SavedView, string>;
  readonly objectIds: Table<ObjectIdRecord, [table: string, key: string]>;
  readonly marks: Table<{ readonly name: string; readonly number: number }, string>;
  readonly layers: Table<StoredLayer, number>;
  readonly layerBlocks: Table<StoredLayerBlock, [contentId: string, part: LayerPart, number: number]>;
  close(): void;
}

export interface DatabaseOptions extends DexieOptions {
  /** Told, any number of times, that what the database holds cannot be read or is not what was stored. */
  readonly onDamaged?: (error: Error) => void;
}

/** Opens the database, bringing an older one up to date first. `options` choose another IndexedDB, for tests. */
export async function openDatabase(
  name: string,
  { onDamaged = () => undefined, ...options }: DatabaseOptions = {},
): Promise<Database> {
  const dexie = createDexie(name, migrations, options);
  dexie.use(damageWatch(onDamaged));
  await dexie.open();
  return {
    dexie,
    fail(reason) {
      const error = new Error(reason);
      onDamaged(error);
      throw error;
    },
    registers: dexie.table('registers'),
    registerBlocks: dexie.table('registerBlocks'),
    registerKeys: dexie.table('registerKeys'),
    views: dexie.table('views'),
    objectIds: dexie.table('objectIds'),
    marks: dexie.table('marks'),
    layers: dexie.table('layers'),
    layerBlocks: dexie.table('layerBlocks'),
    close: () => dexie.close(),
  };
}

/** A closed database that knows the given steps; tests of a step open the one before. */
export function createDexie(name: string, steps: readonly Migration[], options: DexieOptions = {}): Dexie {
  // Strict: what a user was told is stored must be on the disk, not only in the cache of the system.
  const dexie = new Dexie(name, { ...options, chromeTransactionDurability: 'strict' });
  for (const { version, stores, upgrade } of steps) {
    const declared = dexie.version(version).stores({ ...stores });
    if (upgrade) declared.upgrade(upgrade);
  }
  return dexie;
}
