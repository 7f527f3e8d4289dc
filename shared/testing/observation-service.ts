// The observation service with its sockets cut off, over ports in memory.

import type { JsonObject } from '../base/json.ts';
import { createChanges } from '../changes/changes.ts';
import { operationOf } from '../contracts/services.ts';
import { cutPictures } from '../http/observation/cut-pictures.ts';
import {
  createObservationEndpoint,
  type ObservationParts,
} from '../http/observation/observation-endpoint.ts';
import { answerWithoutData } from '../http/routing/answer-without-data.ts';
import type { JournalPort } from '../ports/journal.ts';
import type { FindAreas } from '../sources/observations/found-areas.ts';
import { openLaterAreas } from '../sources/observations/later-areas.ts';
import { createPlaceNames } from '../sources/observations/place-names.ts';
import { openRegistrations, type Registrations } from '../sources/observations/registrations.ts';
import type { SearchRow } from '../sources/observations/search-row.ts';
import { createObservationTable } from '../sources/observations/table/observation-table.ts';
import { openTrips } from '../sources/observations/trips.ts';
import { createCountedEventLoop, createMemoryLog, createSetClock } from './ports/fixed-ports.ts';
import { createMemoryHost } from './ports/memory-host.ts';
import { createMemoryPictures, NAMING_SCALER } from './ports/memory-pictures.ts';
import { serviceRequest } from './service-request.ts';
import { SMALL_PLACE_NAMES } from './small-place-names.ts';

type HeldPictures = ReturnType<typeof createMemoryPictures>;

export interface ObservationService {
  /** What its endpoint is made of. */
  readonly parts: ObservationParts;
  readonly registrations: Registrations;
  /** What it took in, newest observation first. */
  rows(): SearchRow[];
  readonly journal: JournalPort;
  readonly pictures: HeldPictures;
  /** The status and the value of an answer. A text is sent as it is, else its JSON. */
  post(path: string, body: unknown): Promise<{ status: number; value: JsonObject }>;
  put(path: string, body: unknown): Promise<{ status: number; value: JsonObject }>;
  get(
    path: string,
    query?: string,
    headers?: { readonly [name: string]: string },
  ): Promise<{ status: number; value: JsonObject }>;
  getBytes(path: string): Promise<Uint8Array>;
}

/** `journal`, `pictures`: what an earlier start left behind. `findAreas`: without it there are no boundaries. */
export async function createObservationService(
  journal: JournalPort = createMemoryHost().journal,
  findAreas: FindAreas = async () => ({}),
  pictures: HeldPictures = createMemoryPictures(),
): Promise<ObservationService> {
  const clock = createSetClock('2026-11-28T12:00:00Z');
  const journalMark = { read: async () => 0, put: async () => undefined };
  const changes = createChanges({ journal, journalMark, clock, onChange: () => undefined });
  const placeNames = createPlaceNames(SMALL_PLACE_NAMES);
  const registrations = await openRegistrations({
    table: createObservationTable(),
    log: createMemoryLog(),
    journal,
    changes,
    pictures,
    placeNames,
    findAreas,
    laterAreas: await openLaterAreas(journal),
    clock,
    eventLoop: createCountedEventLoop(),
    foreground: { rest: async () => undefined },
    onObservationsChanged: () => undefined,
  });
  await registrations.loaded;
  const trips = await openTrips({ journal, changes, clock });
  const observationParts = { registrations, trips, placeNames, pictures, scaler: NAMING_SCALER };
  const endpoint = createObservationEndpoint(observationParts);

  async function ask(request: ReturnType<typeof serviceRequest>) {
    return answerWithoutData(request) ?? endpoint(request, operationOf(request.target));
  }

  async function askForJson(request: ReturnType<typeof serviceRequest>) {
    const { status, body } = await ask(request);
    return { status, value: JSON.parse(new TextDecoder().decode(body)) };
  }

  return {
    parts: observationParts,
    registrations,
    rows: () => [...registrations.search({})].map(registrations.table.read),
    journal,
    pictures,
    async post(path, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const cutting = { hold: pictures.hold, pause: async () => undefined };
      const cut = await cutPictures(new TextEncoder().encode(text), cutting);
      const request = serviceRequest({ method: 'POST', path: `/observation/${path}`, body: cut.body });
      return askForJson({ ...request, pictures: [...cut.pictures] });
    },
    put(path, value) {
      const body = new TextEncoder().encode(JSON.stringify(value));
      return askForJson(serviceRequest({ method: 'PUT', path: `/observation/${path}`, body }));
    },
    get(path, query = '', headers = {}) {
      const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
      return askForJson(serviceRequest({ path: `/observation/${path}`, query, headers: named }));
    },
    getBytes: async (path) => (await ask(serviceRequest({ path: `/observation/${path}` }))).body,
  };
}
