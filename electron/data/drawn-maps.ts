// The published maps as the host's caches have them: drawn tile by tile, each change told with the places it touches.

import { createTaskQueue } from '../../shared/base/task-queue.ts';
import type { MapDefinition } from '../../shared/catalog/maps.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { appError } from '../../shared/contracts/errors.ts';
import type { MapDependencies } from '../../shared/map-service/map-context.ts';
import { drawTiles } from '../../shared/map-service/tiles/draw-tiles.ts';
import { type LayerTables, touchedAreas } from '../../shared/map-service/tiles/touched-areas.ts';
import type { EventLoop } from '../../shared/ports/event-loop.ts';
import type { FeatureStore } from '../../shared/ports/feature-store.ts';
import type { Log } from '../../shared/ports/log.ts';
import { createScheduler } from '../../shared/ports/scheduler.ts';
import type { Registers } from '../../shared/sources/energy/registers/registers.ts';
import { HAZARD_LAYER_IDS } from '../../shared/sources/observations/map/hazard-layers.ts';
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
  /**
   * Tells what the maps are now: at the start, and when layers or observations came or went; nothing while observations
   * are being read. Never fails.
   */
  tell(): Promise<void>;
}

interface Sources {
  readonly map: MapDependencies;
  readonly registers: Registers;
  readonly published: FeatureStore;
  /** The observations that the layers of hazards show. */
  readonly observed: { readonly digest: string };
}

/** Rows that the layers of the published maps are made of. */
const DRAWN_REGISTERS = ['plants', 'points'] as const;

/** Changes with everything that is drawn, and with nothing else. */
interface MapVersion {
  readonly layers: string;
  readonly registers: string;
  readonly observed: string;
}

export function createDrawnMaps(
  sources: Sources,
  { eventLoop, log, tellChange }: DrawnMapDependencies,
): DrawnMaps {
  const { map, registers, published } = sources;
  const inTurn = createTaskQueue();
  const told = new Map<string, MapVersion>();
  /** The layers of hazards as they were told of last. */
  let toldHazards: LayerTables = new Map();
  /** Maps of which tiles are kept, or just drawn: of others nobody needs to know where they changed. */
  const drawn = new Set<string>();

  async function tellOf(
    { name, layers }: MapDefinition,
    version: MapVersion,
    touched: MapChange['touched'] | undefined,
  ): Promise<void> {
    const from = told.get(name) ?? version;
    told.set(name, version);
    const hasTiles = await tellChange({
      mapName: name,
      from: textOf(from),
      version: textOf(version),
      layerIds: layers.map(({ id }) => id),
      ...(touched && { touched }),
    });
    if (hasTiles) drawn.add(name);
    else drawn.delete(name);
  }

  /** `before`: the layers of registers where they may have changed, else none; undefined where nobody looked in time. */
  async function tellAll(before: LayerTables | undefined): Promise<void> {
    if (isReading(map)) return;
    const isAnyDrawn = drawn.size > 0;
    const { tables, digest } = await readHazards(sources);
    const hasRegisters = before !== undefined && before.size > 0;
    const after = before && new Map([...(await readTables(published, [...before.keys()])), ...tables]);
    const then = before && new Map([...before, ...toldHazards]);
    toldHazards = tables;
    for (const definition of publishedNow(map)) {
      const version = versionOf(definition, registers, digest);
      const known = told.get(definition.name);
      if (known && textOf(known) === textOf(version)) continue;
      const isComparable =
        known?.layers === version.layers &&
        (known.registers === version.registers || hasRegisters) &&
        isAnyDrawn;
      const touched = isComparable && then && after ? await touchedAreas(definition, then, after) : undefined;
      await settled(tellOf(definition, version, known ? touched : []));
    }
  }

  /** A failure is logged: the host finds another version at the next word, and drops everything. */
  async function settled(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => log.error('The host was not told how a map changed', error));
  }

  return {
    handlers: {
      async 'tiles.draw'(block, { signal }) {
        const version = versionNow(sources, block.mapName);
        drawn.add(block.mapName);
        const scheduler = createScheduler({ eventLoop, clock: map.clock, signal });
        const tiles = await drawTiles(block, map, scheduler);
        // Of two states of the map they are of none, and nobody keeps them.
        return { version: version === versionNow(sources, block.mapName) ? version : '', tiles };
      },
    },
    watch: (watched) => ({
      ...watched,
      async replace(state, rows) {
        const before =
          drawn.size > 0 ? await readTables(published, registerLayerIds).catch(() => undefined) : undefined;
        await watched.replace(state, rows);
        await settled(inTurn(() => tellAll(before)));
      },
    }),
    tell: () => settled(inTurn(() => tellAll(new Map()))),
  };
}

function publishedNow({ catalog }: MapDependencies): MapDefinition[] {
  return catalog.filter(({ name }) => publishedMaps.some((each) => each.name === name));
}

/** Until all observations are read tiles of before stay, and nothing is told. */
function isReading(map: MapDependencies): boolean {
  return publishedNow(map).some((definition) => restoringHazards(definition).length > 0);
}

/** Empty where there is no such map. Throws `map/restoring` while observations are being read. */
function versionNow({ map, registers, observed }: Sources, mapName: string): string {
  const definition = publishedNow(map).find(({ name }) => name === mapName);
  if (!definition) return '';
  const away = restoringHazards(definition);
  if (away.length > 0)
    throw appError('map/restoring', { map: mapName, value: away.join(' '), path: 'mapName' });
  return textOf(versionOf(definition, registers, observed.digest));
}

function restoringHazards({ restoring = [] }: MapDefinition): number[] {
  return restoring.filter((id) => HAZARD_LAYER_IDS.includes(id));
}

function versionOf(
  { layers, restoring = [] }: MapDefinition,
  registers: Pick<Registers, 'version'>,
  digest: string,
): MapVersion {
  const hasHazards = layers.some(({ id }) => HAZARD_LAYER_IDS.includes(id));
  return {
    layers: `${layers.map(({ id }) => id).join(',')} ${restoring.join(',')}`,
    registers: DRAWN_REGISTERS.map((register) => registers.version(register)).join(' '),
    observed: hasHazards ? digest : '',
  };
}

async function readTables(published: FeatureStore, ids: readonly number[]): Promise<LayerTables> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await published.readTable(id)] as const)));
}

/** Rows that came while the tables were read are not in all of them: then they are read once more. */
async function readHazards({
  published,
  observed,
}: Sources): Promise<{ tables: LayerTables; digest: string }> {
  for (;;) {
    const { digest } = observed;
    const tables = await readTables(published, HAZARD_LAYER_IDS);
    if (digest === observed.digest) return { tables, digest };
  }
}

function textOf({ registers, observed, layers }: MapVersion): string {
  return `${registers} ${observed} ${layers}`;
}
