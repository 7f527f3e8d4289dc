// A map service that knows nothing of maps: it describes itself, reads requests and answers with values from a seed.
// Toolkits of others are tried against it.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AppError } from '../base/app-error.ts';
import { mapSchema, readMapRequest, writeMapAnswer } from '../codec/soap/map-codec.ts';
import { readBody } from '../codec/soap/read-body.ts';
import { CONTENT_TYPES } from '../codec/soap/soap-versions.ts';
import { writeFault } from '../codec/soap/write-fault.ts';
import { printMapWsdl } from '../codec/wsdl/service-descriptions.ts';
import { appError } from '../contracts/errors.ts';
import { mapOperations } from '../contracts/map/operations.ts';
import { createRandom } from './map-random.ts';
import { createValueMaker } from './map-values.ts';

interface Exchange {
  readonly operation: string;
  readonly input: { readonly [field: string]: unknown };
  readonly output: unknown;
}

export interface MapAnswerServer {
  readonly url: string;
  /** What was asked and answered, in order; faults are left out. */
  readonly exchanges: Exchange[];
  close(): Promise<void>;
}

export const UNKNOWN_MAP = 'nowhere';
const PATH = '/services/Varde/MapServer';

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return new Uint8Array(Buffer.concat(pieces));
}

/** `depth`: how deep answers nest. */
export async function startMapAnswerServer(seed: number, depth: number): Promise<MapAnswerServer> {
  const maker = createValueMaker(mapSchema, createRandom(seed));
  const exchanges: Exchange[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const charset = /charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    const read = readBody(await bodyOf(request), charset, readMapRequest);
    const version = read.ok ? read.value.version : (read.problem.version ?? '1.1');
    try {
      if (!read.ok) throw read.problem.fault;
      const { operation, input } = read.value;
      if (input['MapName'] === UNKNOWN_MAP)
        throw appError('map/unknown-map', { path: 'MapName', value: UNKNOWN_MAP });
      const output = maker.output(mapOperations[operation as keyof typeof mapOperations], depth);
      exchanges.push({ operation, input, output });
      response.writeHead(200, { 'content-type': CONTENT_TYPES[version] });
      response.end(writeMapAnswer(operation, output, read.value));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { status, bytes } = writeFault(error, version);
      response.writeHead(status, { 'content-type': CONTENT_TYPES[version] });
      response.end(bytes);
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method === 'POST') {
      answer(request, response).catch((error: unknown) => response.destroy(error as Error));
      return;
    }
    const dialect = url.searchParams.get('dialect') === 'esri' ? 'vendor' : 'neutral';
    response.writeHead(200, { 'content-type': CONTENT_TYPES['1.1'] });
    response.end(printMapWsdl('Varde', `${url.origin}${PATH}`, { dialect }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
