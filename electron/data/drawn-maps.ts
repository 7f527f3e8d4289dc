// The published maps as the host's caches have them: drawn tile by tile, each change told with the places it touches.

import type { MapCatalog, MapDefinition } from '../../shared/catalog/maps.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { MapDependencies } from '../../shared/map-service/map-context.ts';
import { drawTiles } from '../../shared/map-service/tiles/draw-tiles.ts';
import { type LayerTables, touchedAreas } from '../../shared/map-service/tiles/touched-areas.ts';
import type { EventLoop } from '../../shared/ports/event-loop.ts';
import type { FeatureStore } from '../../shared/ports/feature-store.ts';
import type { Log } from '../../shared/ports/log.ts';
import { createScheduler } from '../../shared/ports/scheduler.ts';
import type { Registers } from '../../shared/sources/energy/registers/registers.ts';
import { publishedMaps, registerLayerIds } from '../../shared/sources/published-maps.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type MapChange = BridgeType<'MapChange'>;

export interface DrawnMapDependencies {
  readonly eventLoop: EventLoop;
  readonly log: Log;
  /** Answers whether the host keeps tiles of the map. */
  readonly tellChange: (change: MapChange) => Promise<boolean>;
}

export interface DrawnMaps {
  readonly handlers: Pick<DataWindowHandlers, 'tiles.draw'>;
  /** The registers, whose changes are told before their callers hear of the end. */
  watch(registers: Registers): Registers;
  /** Tells what the maps are now, at the start and when layers came or went. */
  tell(): Promise<void>;
}

interface Sources {
  readonly map: MapDependencies;
  readonly registers: Registers;
  readonly published: FeatureStore;
}

/** Rows that the layers of the published maps are made of. */
const DRAWN_REGISTERS = ['plants', 'points'] as const;

export function createDrawnMaps(
  { map, registers, published }: Sources,
  { eventLoop, log, tellChange }: DrawnMapDependencies,
): DrawnMaps {
  const told = new Map<string, string>();
  /** Maps of which tiles are kept, or just drawn: of others nobody needs to know where they changed. */
  const drawn = new Set<string>();

  function mapsNow(catalog: MapCatalog = map.catalog): MapDefinition[] {
    return catalog.filter(({ name }) => publishedMaps.some((each) => each.name === name));
  }

  async function tablesNow(): Promise<LayerTables> {
    const tables = registerLayerIds.map(async (id) => [id, await published.readTable(id)] as const);
    return new Map(await Promise.all(tables));
  }

  async function tellOf(definition: MapDefinition, touched: MapChange['touched'] | undefined): Promise<void> {
    const { name, layers } = definition;
    const version = versionOf(definition, registers);
    const from = told.get(name) ?? version;
    told.set(name, version);
    const layerIds = layers.map(({ id }) => id);
    const hasTiles = await tellChange({
      mapName: name,
      from,
      version,
      layerIds,
      ...(touched && { touched }),
    });
    if (hasTiles) drawn.add(name);
    else drawn.delete(name);
  }

  /** A failure is logged: the host finds another version at the next word, and drops everything. */
  async function settled(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => log.error('The host was not told how a map changed', error));
  }

  async function tellRows(before: LayerTables | undefined): Promise<void> {
    const after = before && (await tablesNow());
    for (const definition of mapsNow()) {
      if (told.get(definition.name) === versionOf(definition, registers)) continue;
      await tellOf(definition, after && (await touchedAreas(definition, before, after)));
    }
  }

  return {
    handlers: {
      async 'tiles.draw'(block, { signal }) {
        const definition = mapsNow().find(({ name }) => name === block.mapName);
        const version = definition ? versionOf(definition, registers) : '';
        drawn.add(block.mapName);
        const scheduler = createScheduler({ eventLoop, clock: map.clock, signal });
        return { version, tiles: await drawTiles(block, map, scheduler) };
      },
    },
    watch: (watched) => ({
      ...watched,
      async replace(state, rows) {
        const before = drawn.size > 0 ? await tablesNow().catch(() => undefined) : undefined;
        await watched.replace(state, rows);
        await settled(tellRows(before));
      },
    }),
    async tell() {
      for (const definition of mapsNow()) {
        const isKnown = told.get(definition.name) === versionOf(definition, registers);
        const touched = told.has(definition.name) ? undefined : [];
        if (!isKnown) await settled(tellOf(definition, touched));
      }
    },
  };
}

/** Changes with everything that is drawn, and with nothing else. */
function versionOf({ layers, restoring = [] }: MapDefinition, registers: Pick<Registers, 'version'>): string {
  const rows = DRAWN_REGISTERS.map((register) => registers.version(register)).join(' ');
  return `${rows} ${layers.map(({ id }) => id).join(',')} ${restoring.join(',')}`;
}
