// A data folder with its database for tests: data windows are started on it, killed, and started again.

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DataOperations } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType, BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { type Database, openDatabase } from '../../../shared/data/database.ts';
import { createLayerStore } from '../../../shared/data/stores/layer-store.ts';
import {
  createJournalMark,
  createObjectIdStore,
  createViewStore,
} from '../../../shared/data/stores/one-table-stores.ts';
import { createRegisterStore } from '../../../shared/data/stores/register-store.ts';
import { createFairDrawing } from '../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import type { InputOf, OutputOf } from '../../../shared/schema/notation.ts';
import type { Sample } from '../../../shared/sources/energy/editions/sample.ts';
import {
  createCountedEventLoop,
  createCountingIds,
  createMemoryLog,
  createSetClock,
} from '../../../shared/testing/ports/fixed-ports.ts';
import { createMemoryHost, type MemoryHost } from '../../../shared/testing/ports/memory-host.ts';
import { createMemoryOutputs } from '../../../shared/testing/ports/memory-outputs.ts';
import { createMemoryPictures, NAMING_SCALER } from '../../../shared/testing/ports/memory-pictures.ts';
import { serviceRequest } from '../../../shared/testing/service-request.ts';
import { readBaseMap, readPlaceNames } from '../base-map.ts';
import { composeData, type DataDependencies } from '../compose.ts';
import { readSampleObservations } from '../sample-observations.ts';

export const SMALL_SAMPLE: Sample = {
  version: 'sample-1',
  rows: {
    plants: [{ VannKraftverkID: 90_001, Navn: 'Nerfossen (oppdiktet)', ErIDrift: true }],
    applications: [{ KraftverksNavn: 'Nerfossen (oppdiktet)', StatusID: 4 }],
    points: [{ plantNumber: 90_001, latitude: 60, longitude: 7 }],
  },
};

type Call = <Name extends keyof DataOperations>(
  name: Name,
  input: InputOf<BridgeTypes, DataOperations[Name]>,
) => Promise<OutputOf<BridgeTypes, DataOperations[Name]>>;

export interface StartedWindow {
  readonly call: Call;
  /** What the host was told of the maps. */
  readonly mapChanges: BridgeType<'MapChange'>[];
  readonly keepFile: MemoryHost['keepFile'];
  readonly database: Database;
  /** The registers whose change was told, in order. */
  readonly changed: BridgeType<'RegisterStatus'>[];
  /** As a crash does: nothing more is written by this one. */
  kill(): void;
}

export function createDataFolder() {
  const host = createMemoryHost();
  const clock = createSetClock('2026-11-28T12:00:00Z');
  const ids = createCountingIds();
  const log = createMemoryLog();
  const pictures = createMemoryPictures();
  let factory = new IDBFactory();

  async function start(changes: Partial<DataDependencies> = {}): Promise<StartedWindow> {
    const database = await openDatabase('varde', { indexedDB: factory, IDBKeyRange });
    const changed: BridgeType<'RegisterStatus'>[] = [];
    const mapChanges: BridgeType<'MapChange'>[] = [];
    const handlers = await composeData({
      registerStore: createRegisterStore(database, createCountedEventLoop()),
      viewStore: createViewStore(database),
      objectIds: createObjectIdStore(database),
      layerStore: createLayerStore(database),
      files: host.files,
      journal: host.journal,
      journalMark: createJournalMark(database),
      replies: host.replies,
      notices: host.notices,
      pictures,
      pulledWindows: {
        list: async () => [],
        read: async () => new Uint8Array(),
        giveUp: async () => undefined,
      },
      readCaches: async () => [],
      readTile: async () => undefined,
      outputs: createMemoryOutputs(),
      drawing: createFairDrawing(createCountedEventLoop()),
      tellChange: async (change) => {
        mapChanges.push(change);
        return false;
      },
      scaler: NAMING_SCALER,
      readBaseMap,
      readPlaceNames,
      readSampleObservations,
      sample: SMALL_SAMPLE,
      hasSample: false,
      clock,
      eventLoop: createCountedEventLoop(),
      ids,
      log,
      onRegisterChanged: (status) => void changed.push(status),
      onLayersChanged: () => undefined,
      onBoundariesChanged: () => undefined,
      onObservationsChanged: () => undefined,
      onViewsChanged: () => undefined,
      onImportProgress: () => undefined,
      onImportReplaced: () => undefined,
      ...changes,
    });
    const { signal } = new AbortController();
    const call: Call = async (name, input) => handlers[name](input, { signal });
    return { call, keepFile: host.keepFile, database, changed, mapChanges, kill: () => database.close() };
  }

  return {
    host,
    clock,
    log,
    start,
    /** What Chromium does to a damaged store. */
    loseDatabase() {
      factory = new IDBFactory();
    },
  };
}

/** Reads and stores a file. */
export async function takeFile({ call, keepFile }: StartedWindow, content: unknown, fileName = 'file.json') {
  const fileId = keepFile(fileName, typeof content === 'string' ? content : JSON.stringify(content));
  await call('imports.read', { fileId });
  return call('imports.store', { fileId });
}

/** A row of the plants, in operation or closed. */
export function plantRow(plantNumber: number, isInOperation = true) {
  return { VannKraftverkID: plantNumber, Navn: `Plant ${plantNumber}`, ErIDrift: isInOperation };
}

/** The plant numbers that the hydropower service answers with. */
export async function answeredPlants({ call }: StartedWindow): Promise<number[]> {
  const request = serviceRequest({ path: '/hydropower/GetHydroPowerPlants' });
  const { body } = await call('http.handle', { request });
  const rows: { VannKraftverkID: number }[] = JSON.parse(new TextDecoder().decode(body));
  return rows.map(({ VannKraftverkID }) => VannKraftverkID);
}
