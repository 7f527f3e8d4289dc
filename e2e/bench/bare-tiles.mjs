// The yardsticks of tiles.bench.mjs: node:http and nothing else. Either the same bytes from memory, or a tile of a bundle,
// of which it reads the record of the index and the bytes, by /ROW/COLUMN.

import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { BUNDLE_SIDE, INDEX_OFFSET, pngOfLength } from './tile-files.mjs';

const [kind, path] = process.argv.slice(2);
const answer = kind === 'memory' ? fromMemory(Number(path)) : await fromBundle(path);
const server = createServer(answer);
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));

function fromMemory(tileBytes) {
  const bytes = pngOfLength(tileBytes, 1);
  return (_, response) => send(response, bytes);
}

async function fromBundle(file) {
  const handle = await open(file);
  const record = () => Buffer.allocUnsafe(8);
  return async ({ url }, response) => {
    const [row, column] = url.slice(1).split('/').map(Number);
    const at = INDEX_OFFSET + 8 * (row * BUNDLE_SIDE + column);
    const { buffer } = await handle.read(record(), 0, 8, at);
    const found = buffer.readBigUInt64LE();
    const bytes = Buffer.allocUnsafe(Number(found >> 40n));
    await handle.read(bytes, 0, bytes.length, Number(found & 0xff_ffff_ffffn));
    send(response, bytes);
  };
}

function send(response, bytes) {
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
}
