// A client that leaves while its vector tile is packed.

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Representation, storeReply } from '../../http/replies/stored-reply.ts';
import { createRequestLog } from '../../http/request-log.ts';
import { NO_CACHES } from '../../testing/http-host.ts';
import { createTileAddresses } from './tile-addresses.ts';
import type { TileSlab } from './tile-memory.ts';

const PATH = '/tiles/nord/1/0/0';
const TILE_BYTES = 2000;

test('the memory of its tile is in use until it is recorded, which is then the tile that was asked', async () => {
  const memory = new Uint8Array(TILE_BYTES).fill(7);
  const slab: TileSlab = { buffer: memory.buffer, users: 1, moreBytes: 0 };
  let pack: (form: Representation) => void = () => undefined;
  const packing = new Promise<Representation>((resolve) => {
    pack = resolve;
  });
  const headers = [{ name: 'content-type', value: 'application/x-protobuf' }];
  const stored = storeReply({ status: 200, headers, body: memory }, true);
  const reply = { ...stored, compressed: () => packing };
  const requests = createRequestLog(() => 1_000);
  const answer = createTileAddresses({
    caches: NO_CACHES,
    hotTiles: {
      find: () => ({ reply, isHot: true, memory: slab }),
      get: async () => undefined,
      drop: () => undefined,
    },
    requests,
    log: () => undefined,
  });
  const server = createServer((request, response) => {
    answer(request, response, { path: PATH, query: '', origin: () => '', more: [] });
  });
  const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`);
  const [, response] = await asked;
  client.destroy();
  await once(response, 'close');
  expect(slab.users).toBe(1);

  pack(stored.plain);
  await expect.poll(() => slab.users).toBe(0);
  requests.takeBack(slab.buffer);
  memory.fill(9);
  expect(requests.exchange(0).answer).toMatchObject({
    body: new Uint8Array(TILE_BYTES).fill(7),
    bytes: TILE_BYTES,
  });
  server.close();
});
