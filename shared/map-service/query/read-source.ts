import { findRows } from '../../catalog/find-layer.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureStore } from '../../ports/feature-store.ts';
import { createJoinMemory, type JoinMemory } from './join-memory.ts';
import { joinedRows, joinTables, singlePart } from './join-rows.ts';
import type { JoinedTables, SourceRows } from './join-tables.ts';

type SourceDescription = MapType<'MapServerSourceDescription'>;

interface Around {
  readonly map: MapDefinition;
  readonly features: FeatureStore;
}

const DEEPEST_JOIN = 8;

/** Cells of four bytes that the joins over one store may keep. */
const KEPT_CELLS = 16_000_000;
const memories = new WeakMap<FeatureStore, JoinMemory>();

function memoryOf(features: FeatureStore): JoinMemory {
  const memory = memories.get(features) ?? createJoinMemory(KEPT_CELLS);
  memories.set(features, memory);
  return memory;
}

/**
 * The rows that a request puts in the place of a layer or table: another of the map, or a join. Throws
 * `map/source-not-supported` for workspaces and versions, which nothing here has.
 */
export async function readSource(
  description: SourceDescription,
  path: string,
  around: Around,
): Promise<SourceRows> {
  return joinedRows(await readParts(description, path, around, 0));
}

async function readParts(
  description: SourceDescription,
  path: string,
  around: Around,
  depth: number,
): Promise<JoinedTables> {
  switch (description.$type) {
    case 'MapTableSourceDescription': {
      const { MapTableID, VersionName = '' } = description;
      if (VersionName !== '')
        throw notSupported(`version ${VersionName.slice(0, 70)}`, `${path}.VersionName`);
      const source = findRows(around.map, MapTableID, `${path}.MapTableID`);
      return singlePart(source, await around.features.readTable(source.id));
    }
    case 'JoinTableSourceDescription': {
      if (depth === DEEPEST_JOIN) throw notSupported(`a join deeper than ${DEEPEST_JOIN}`, path);
      const { LeftSourceDescription, RightSourceDescription, ...join } = description;
      const left = await readParts(LeftSourceDescription, `${path}.LeftSourceDescription`, around, depth + 1);
      const right = await readParts(
        RightSourceDescription,
        `${path}.RightSourceDescription`,
        around,
        depth + 1,
      );
      return joinTables(
        left,
        right,
        {
          leftKey: join.LeftTableKey,
          rightKey: join.RightTableKey,
          isInner: join.JoinType === 'geoLeftInnerJoin',
          path,
        },
        memoryOf(around.features),
      );
    }
    default:
      throw notSupported(description.$type, path);
  }
}

function notSupported(value: string, path: string) {
  return appError('map/source-not-supported', { value, path });
}
