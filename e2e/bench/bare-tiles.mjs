// The yardsticks of tiles.bench.mjs: node:http and nothing else. Either the same bytes from memory, or a tile of a bundle,
// of which it reads the record of the index and the bytes, by /ROW/COLUMN. They have the duties to a client that any server
// of tiles on loopback has: they look at the Host, know a copy by its tag, and send the headers that Varde sends. They do not
// look whether the file is still the same, nor whether the tile is whole, keep no list of requests, and allow no origins.

import { open, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { BUNDLE_SIDE, INDEX_OFFSET, pngOfLength } from './tile-files.mjs';

const [kind, path] = process.argv.slice(2);
const answer = kind === 'memory' ? fromMemory(Number(path)) : await fromBundle(path);
const server = createServer((request, response) => {
  if (request.headers.host !== ownHost) response.writeHead(403).end();
  else answer(request, response);
});
let ownHost;
server.listen(0, '127.0.0.1', () => {
  ownHost = `127.0.0.1:${server.address().port}`;
  process.send(`http://${ownHost}/`);
});

function fromMemory(tileBytes) {
  const bytes = pngOfLength(tileBytes, 1);
  const headers = headersOf('"memory"', bytes.length);
  return (request, response) => send(request, response, { etag: '"memory"', headers, bytes });
}

async function fromBundle(file) {
  const handle = await open(file);
  const { ino, size, mtimeMs } = await stat(file);
  const record = () => Buffer.allocUnsafe(8);
  return async (request, response) => {
    const { url } = request;
    const [row, column] = url.slice(1).split('/').map(Number);
    const at = INDEX_OFFSET + 8 * (row * BUNDLE_SIDE + column);
    const { buffer } = await handle.read(record(), 0, 8, at);
    const found = buffer.readBigUInt64LE();
    const bytes = Buffer.allocUnsafe(Number(found >> 40n));
    await handle.read(bytes, 0, bytes.length, Number(found & 0xff_ffff_ffffn));
    const etag = `"${ino}-${size}-${mtimeMs}-${at}"`;
    send(request, response, { etag, headers: headersOf(etag, bytes.length), bytes });
  };
}

function headersOf(etag, length) {
  return [
    ...['content-type', 'image/png', 'etag', etag, 'vary', 'Accept-Encoding', 'cache-control', 'no-cache'],
    ...['x-content-type-options', 'nosniff', 'content-length', String(length)],
    ...['cross-origin-resource-policy', 'same-origin'],
  ];
}

function send({ headers: asked }, response, { etag, headers, bytes }) {
  if (asked['if-none-match'] === etag) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(bytes);
}
