// The map service with its sockets cut off: requests in, replies out, over ports in memory.

import type { JsonObject } from '../base/json.ts';
import type { MapCatalog } from '../catalog/maps.ts';
import { NEUTRAL_NAMESPACE } from '../codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../codec/soap/map-codec.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { MapInput, MapOperationName, MapOutput } from '../contracts/map/operations.ts';
import { mapService } from '../contracts/map/service.ts';
import type { HttpReply, HttpRequest } from '../http/replies.ts';
import { createRequestHandler } from '../http/routing/handle-request.ts';
import type { Drawing } from '../map-service/drawing/jobs/draw-job.ts';
import { createFairDrawing } from '../map-service/drawing/jobs/fair-drawing.ts';
import type { MapDependencies } from '../map-service/map-context.ts';
import type { OutputFile } from '../map-service/outputs.ts';
import type { FeatureStore } from '../ports/feature-store.ts';
import { NEVER_YIELDING } from '../ports/scheduler.ts';
import type { BaseMapData } from '../sources/base-map/base-map-features.ts';
import { createSeriesReader } from '../sources/energy/certificate/read-series.ts';
import { seedRegister } from '../sources/energy/editions/sample.ts';
import { openRegisters, type Registers } from '../sources/energy/registers/registers.ts';
import type { Registrations } from '../sources/observations/registrations.ts';
import { createPublishedFeatures, publishedMaps } from '../sources/published-maps.ts';
import { createObservationService } from './observation-service.ts';
import { createCountedEventLoop, createMemoryLog, createSetClock } from './ports/fixed-ports.ts';
import { createMemoryObjectIdStore } from './ports/memory-object-id-store.ts';
import { createMemoryOutputs } from './ports/memory-outputs.ts';
import { createMemoryRegisterStore } from './ports/memory-register-store.ts';
import { serviceRequest } from './service-request.ts';
import { SMALL_BASE_MAP } from './small-base-map.ts';

type Rows = { readonly [Register in RegisterId]?: readonly JsonObject[] };

/** Changes the text of a request on its way: for what clients write and the writer of the contract never does. */
type EditRequest = (text: string) => string;

export interface MapRequests {
  send(request: {
    path: string;
    query?: string;
    method?: string;
    headers?: HttpRequest['headers'];
    body?: Uint8Array | string;
    /** The client no longer waits. */
    signal?: AbortSignal;
  }): Promise<HttpReply>;
  /** The envelope that answers an operation of the map service, whatever it says. */
  exchange(operation: MapOperationName, input: object, edit?: EditRequest): Promise<string>;
  /** The answer, read by the contract. Fails with the envelope where it is a fault. */
  ask<Name extends MapOperationName>(
    operation: Name,
    input: MapInput<Name>,
    edit?: EditRequest,
  ): Promise<MapOutput<Name>>;
  /** Code, path and value of the fault that answers. */
  refusal(operation: MapOperationName, input: object, edit?: EditRequest): Promise<string>;
  fill(rows: Rows, version: string): Promise<void>;
  /** What the handlers work with. */
  readonly dependencies: MapDependencies;
  readonly registers: Registers;
  /** The observations that the layers of hazards show. */
  readonly registrations: Registrations;
  readonly log: ReturnType<typeof createMemoryLog>;
}

const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;

/**
 * `features`: other rows than those of the registers. `catalog`: other maps than those that are published. `drawing`: with
 * other turns than those that are over at once.
 */
export async function createMapRequests(
  rows: Rows = {},
  features?: (store: FeatureStore) => FeatureStore,
  catalog: MapCatalog = publishedMaps,
  baseMap: BaseMapData = SMALL_BASE_MAP,
  drawing: Drawing = createFairDrawing(createCountedEventLoop()),
): Promise<MapRequests> {
  const registers = await openRegisters(createMemoryRegisterStore());
  const log = createMemoryLog();
  const clock = createSetClock('2026-11-28T12:00:00Z');
  const fill = async (more: Rows, version: string) => {
    const sample = { version, rows: more };
    for (const register of ['plants', 'points', 'applications'] as const) {
      await seedRegister({ registers, sample, clock }, register);
    }
  };
  await fill(rows, 'sample 1');
  const readSeries = createSeriesReader(registers, clock);
  const { parts } = await createObservationService();
  const store = createPublishedFeatures({
    registers,
    registrations: parts.registrations,
    eventLoop: createCountedEventLoop(),
    log,
    readSeries,
    objectIds: createMemoryObjectIdStore(),
    readBaseMap: async () => baseMap,
  });
  const outputs = createMemoryOutputs();
  const dependencies: MapDependencies = {
    catalog,
    features: features?.(store) ?? store,
    outputs,
    drawing: {
      // As a worker gets a job: nothing but values.
      draw: (job, signal) => drawing.draw(structuredClone(job), signal),
      begin(frame, signal) {
        const begun = drawing.begin(frame, signal);
        return {
          add: (section) => begun.add(structuredClone(section)),
          finish: (job) => begun.finish(structuredClone(job)),
        };
      },
    },
    createScheduler: () => NEVER_YIELDING,
    clock,
  };
  const handle = createRequestHandler({
    ...parts,
    context: { registers, readSeries },
    map: dependencies,
    state: registers.state,
    clock,
    eventLoop: createCountedEventLoop(),
    log,
  });

  const send: MapRequests['send'] = ({
    path,
    query = '',
    method = 'GET',
    headers = [],
    body = '',
    signal = new AbortController().signal,
  }) => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const request = serviceRequest({ method, path, query, headers, body: bytes });
    return request.target.kind === 'output'
      ? resultReply(outputs.find(request.target.name))
      : handle(request, signal);
  };
  const { registrations } = parts;
  return { registers, registrations, log, fill, dependencies, send, ...messagesBy(send) };
}

/** Operations asked as clients ask them. */
function messagesBy(send: MapRequests['send']): Pick<MapRequests, 'exchange' | 'ask' | 'refusal'> {
  const exchange = async (operation: string, input: object, edit: EditRequest = (text) => text) => {
    const body = edit(writeShortRequest(operation, input));
    const reply = await send({ path: mapService.path, method: 'POST', body });
    return new TextDecoder('utf-8', { fatal: true }).decode(reply.body);
  };
  return {
    exchange,
    async ask(operation, input, edit) {
      const envelope = await exchange(operation, input, edit);
      if (envelope.includes('<soap:Fault>')) throw new Error(envelope);
      return readMapAnswer(envelope).output as never;
    },
    async refusal(operation, input, edit) {
      const detail = /<detail><error[^>]*>(.*)<\/error><\/detail>/.exec(
        await exchange(operation, input, edit),
      );
      return [...(detail?.[1] ?? '').matchAll(/>([^<]+)</g)].map(([, text]) => text).join(' ');
    },
  };
}

/** What a request may leave out, and the writer of the contract does not. */
const PLACEHOLDERS = {
  QueryFilter: { $type: 'QueryFilter', WhereClause: '', Resolution: 0 },
  QueryResultOptions: { Format: 'geoQueryResultRecordSetAsObject' },
  LegendPatch: { Width: 36, Height: 18, ImageDPI: 96 },
};

/** A request without what the input leaves out, as hand-written clients send it. */
function writeShortRequest(operation: string, input: object): string {
  let text = new TextDecoder().decode(writeMapRequest(operation, { ...PLACEHOLDERS, ...input }, STYLE));
  for (const name of Object.keys(PLACEHOLDERS)) {
    if (!(name in input)) text = text.replace(new RegExp(`<${name} .*</${name}>`), '');
  }
  return text;
}

/** As the host gives a result that it keeps. */
async function resultReply(file: OutputFile | undefined): Promise<HttpReply> {
  if (!file) throw new Error('There is no such result');
  return { status: 200, headers: [{ name: 'content-type', value: file.mediaType }], body: file.bytes };
}
