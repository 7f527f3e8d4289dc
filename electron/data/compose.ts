// Composes what the data window answers, over its stores and the ports of the host.

import { type Changes, createChanges } from '../../shared/changes/changes.ts';
import { settleJournal } from '../../shared/changes/settle-journal.ts';
import { createUndoableChanges, type UndoableChanges } from '../../shared/changes/undo.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import { createRequestHandler } from '../../shared/http/routing/handle-request.ts';
import type { Clock } from '../../shared/ports/clock.ts';
import type { EventLoop } from '../../shared/ports/event-loop.ts';
import type { Ids } from '../../shared/ports/ids.ts';
import type { JournalMark, JournalPort } from '../../shared/ports/journal.ts';
import type { Log } from '../../shared/ports/log.ts';
import type { NoticePort } from '../../shared/ports/notices.ts';
import type { ObjectIdStore } from '../../shared/ports/object-id-store.ts';
import type { RegisterStore } from '../../shared/ports/register-store.ts';
import type { ReplyCache } from '../../shared/ports/reply-cache.ts';
import type { ViewStore } from '../../shared/ports/view-store.ts';
import { mergeHandlers } from '../../shared/schema/handlers.ts';
import { createImports } from '../../shared/services/imports/imports.ts';
import { restore } from '../../shared/services/start/restore.ts';
import { settleImports } from '../../shared/services/start/settle-imports.ts';
import { createViews, followViews, touchesViews, viewThings } from '../../shared/services/views/views.ts';
import { type Boundaries, createBoundaries } from '../../shared/sources/boundaries/boundaries.ts';
import { openBoundaryThings } from '../../shared/sources/boundaries/boundary-things.ts';
import { createSeriesReader } from '../../shared/sources/energy/certificate/read-series.ts';
import { editionThings, listEditions } from '../../shared/sources/energy/editions/editions.ts';
import { createRegisterImports } from '../../shared/sources/energy/editions/register-imports.ts';
import type { Sample } from '../../shared/sources/energy/editions/sample.ts';
import { createVersionTables } from '../../shared/sources/energy/imports/version-tables.ts';
import { createObjectIds } from '../../shared/sources/energy/object-ids/object-ids.ts';
import { readPlantCard } from '../../shared/sources/energy/registers/plant-card.ts';
import { createRegisterTables, tablesOf } from '../../shared/sources/energy/registers/register-tables.ts';
import { openRegisters } from '../../shared/sources/energy/registers/registers.ts';
import { createLayerImports } from '../../shared/sources/imported/layer-imports.ts';
import { layerThings } from '../../shared/sources/imported/layer-things.ts';
import {
  clearRemovedLayers,
  findLostLayers,
  restoreLayers,
} from '../../shared/sources/imported/restore-layers.ts';
import { createLayerViews } from '../../shared/sources/imported/tiles/layer-views.ts';
import { boundaryHandlers } from './boundary-handlers.ts';
import type { DataWindowHandlers } from './data-handlers.ts';
import { createForeground } from './foreground.ts';
import { layerHandlers } from './layer-handlers.ts';
import { mapExportHandlers } from './map-export-handlers.ts';
import { observationHandlers } from './observation-handlers.ts';
import { type MapsDependencies, type OpenedMaps, openMaps } from './open-maps.ts';
import { type ObservationDependencies, openObservations } from './open-observations.ts';
import { registerHandlers } from './register-handlers.ts';
import { viewHandlers } from './view-handlers.ts';

export interface DataDependencies extends MapsDependencies, ObservationDependencies {
  readonly registerStore: RegisterStore;
  readonly viewStore: ViewStore;
  readonly objectIds: ObjectIdStore;
  readonly journal: JournalPort;
  readonly journalMark: JournalMark;
  readonly replies: ReplyCache;
  readonly notices: NoticePort;
  readonly sample: Sample;
  readonly hasSample: boolean;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly ids: Ids;
  readonly log: Log;
  /** Told of every register whose table is another one, also where only a part of it lies in another register. */
  onRegisterChanged(status: BridgeType<'RegisterStatus'>): void;
  onViewsChanged(): void;
  onBoundariesChanged(): void;
  onImportProgress(progress: BridgeType<'ImportProgress'>): void;
  /** A draft made room for a newer one. */
  onImportReplaced(fileId: string): void;
}

/** What is kept in the journal first. */
async function followJournal(dependencies: DataDependencies) {
  const { viewStore, journal } = dependencies;
  const changes = createChanges({
    ...dependencies,
    onChange: (change) => touchesViews(change) && dependencies.onViewsChanged(),
  });
  const objectIds = createObjectIds({ ...dependencies, changes });
  await settleJournal({ ...dependencies, changes }, [
    (view) => followViews(viewStore, journal, view),
    objectIds.follow,
  ]);
  return { changes, objectIds };
}

/** The observations, and the maps that show them: a change of the ones is told to the others. Layers tell where one was made. */
async function openRows(
  dependencies: DataDependencies,
  changes: Changes,
  rows: Omit<Parameters<typeof openMaps>[1], 'observations'>,
) {
  const foreground = createForeground();
  let opened: OpenedMaps | undefined;
  let findAreas: Boundaries['find'] | undefined;
  const observations = await openObservations({
    ...dependencies,
    changes,
    foreground,
    // Nobody can register anything before all is open.
    findAreas: async (position, hazardId) => findAreas?.(position, hazardId) ?? {},
    async onObservationsChanged() {
      dependencies.onObservationsChanged();
      await opened?.onObservationsChanged();
    },
  });
  const maps = await openMaps(dependencies, { ...rows, observations });
  opened = maps;
  const things = await openBoundaryThings(dependencies.journal, dependencies.onBoundariesChanged);
  return {
    foreground,
    observations,
    maps,
    boundaryThings: things,
    openBoundaries(undoable: UndoableChanges): Boundaries {
      const boundaries = createBoundaries({ layers: maps.layers, things, changes: undoable });
      findAreas = boundaries.find;
      return boundaries;
    },
  };
}

/** Brings the store up to date with the files of the host, then answers. */
export async function composeData(dependencies: DataDependencies): Promise<DataWindowHandlers> {
  const { clock, log } = dependencies;
  const { changes, objectIds } = await followJournal(dependencies);
  const registers = await openRegisters(dependencies.registerStore);
  await settleImports({ ...dependencies, registers }, await clearRemovedLayers(dependencies));
  await restore({ ...dependencies, registers });
  const readSeries = createSeriesReader(registers, clock);
  const tables = createRegisterTables(registers, readSeries, { eventLoop: dependencies.eventLoop, clock });
  const onChanged = (changed: RegisterId) => {
    for (const register of tablesOf(changed)) {
      const status = tables.status(register);
      if (status) dependencies.onRegisterChanged(status);
    }
  };
  const rows = await openRows(dependencies, changes, { registers, readSeries, objectIds });
  const { observations, maps } = rows;
  const { layers, drawnMaps } = maps;
  // What replaces rows tells the drawn maps.
  const drawn = { ...dependencies, registers: drawnMaps.watch(registers), onChanged };
  const undoable = createUndoableChanges(changes, [
    viewThings(dependencies.viewStore),
    editionThings(drawn),
    layerThings(layers),
    rows.boundaryThings,
    observations.laterAreas,
  ]);
  const boundaries = rows.openBoundaries(undoable);
  const registerImports = createRegisterImports({ ...drawn, changes: undoable });
  const lostLayers = await findLostLayers(dependencies, layers);
  const imports = createImports({
    ...dependencies,
    registerImports,
    layerImports: createLayerImports(
      { ...dependencies, changes: undoable, cacheMapNames: maps.cacheMapNames },
      layers,
    ),
    listLayers: layers.list,
  });
  // In the background: a large file takes a while, and everything else can be used meanwhile.
  void restoreLayers(dependencies, layers, lostLayers);
  await drawnMaps.tell();
  const handleRequest = createRequestHandler({
    ...observations,
    context: { registers, readSeries },
    map: maps.map,
    state: registers.state,
    clock,
    eventLoop: dependencies.eventLoop,
    log,
  });
  const partHandlers = mergeHandlers(
    maps.handlers,
    layerHandlers(layers, createLayerViews(layers, dependencies), undoable),
    mapExportHandlers(maps.map, dependencies.eventLoop),
    observationHandlers(observations),
    boundaryHandlers({ ...dependencies, ...observations, boundaries, changes: undoable }),
    registerHandlers({
      registers,
      tables,
      versions: createVersionTables(dependencies),
      editions: () => listEditions({ ...dependencies, registers }),
      changes: undoable,
    }),
    viewHandlers(createViews({ store: dependencies.viewStore, changes: undoable })),
  );
  return mergeHandlers(partHandlers, {
    'http.handle': ({ request }, { signal }) => rows.foreground.answer(() => handleRequest(request, signal)),
    'window.ping': () => ({}),
    'plants.card': ({ plantNumber }) => readPlantCard(registers, plantNumber),
    'imports.read': ({ fileId, register }, { signal }) => imports.read(fileId, register, signal),
    'imports.draft': ({ fileId }) => imports.draft(fileId),
    'imports.map': ({ fileId, reading }, { signal }) => imports.map(fileId, reading, signal),
    'imports.store': ({ fileId, ...word }, { signal }) => imports.store(fileId, word, signal),
    'imports.discard': async ({ fileId }) => {
      await imports.discard(fileId);
      return {};
    },
    'changes.undo': async ({ number }) => ({ number: await undoable.undo(number) }),
  } satisfies Omit<DataWindowHandlers, keyof typeof partHandlers>);
}
