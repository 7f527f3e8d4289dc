import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import type { Colour } from '../../drivers/tile-driver.ts';

const MAGENTA: Colour = [200, 30, 160];

// Many pictures of a map that software draws.
test.slow();

test('a dropped cache is previewed, lies on the map and answers, and comes back when it was removed', async ({
  app,
  varde,
}) => {
  await app.given.opened();
  await app.tiles.when.drops('Flater.mbtiles', mbtiles(MAGENTA));
  await app.tiles.then.isOffered(['MBTiles', 'Nettkart', '0 til 2', 'Antall fliser', '21', 'talt fra sør']);
  await app.tiles.when.isCopied();
  await app.when.goesTo('Kart');
  await app.tiles.then.isListed('Flater', 'nivå 0 til 2');
  await app.tiles.then.isSeen(MAGENTA);

  const address = new URL('/tiles/flater/1/0/1', varde.ready.url).href;
  const first = await ask(address, {});
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);

  await app.when.goesTo('Tjenester');
  await app.tiles.then.hasAddress('Flater', '/tiles/flater/{z}/{x}/{y}');
  await app.tiles.then.hasAddress('Varde web', '/tiles/varde-web/{z}/{x}/{y}');
  await app.when.goesTo('Kart');

  await app.tiles.when.isHidden('Flater');
  await app.tiles.then.isNotSeen(MAGENTA);
  await app.tiles.when.isRemoved('Flater');
  await app.tiles.then.isNotListed('Flater');
  expect((await ask(address, {})).status).toBe(404);
  await app.tiles.when.isBroughtBack();
  await app.tiles.then.isListed('Flater', 'nivå 0 til 2');
  expect((await ask(address, {})).status).toBe(200);

  // A published map is drawn when somebody asks for its tiles.
  const drawn = await ask(new URL('/tiles/varde-web/5/16/9', varde.ready.url).href, {});
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);

  await app.tiles.when.drops('Ødelagt.mbtiles', mbtiles(MAGENTA).subarray(0, 5000));
  await app.tiles.then.isRefused(/skadet|ingen kartcache/);
});

/** MBTiles of the levels 0 to 2, all of one colour. */
function mbtiles(colour: Colour): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'varde-tiles-'));
  const path = join(folder, 'tiles.mbtiles');
  const database = new DatabaseSync(path);
  database.exec(
    "CREATE TABLE metadata (name text, value text); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); INSERT INTO metadata VALUES ('name', 'Flater'), ('format', 'png')",
  );
  const add = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  const tile = pngOf(colour);
  for (const level of [0, 1, 2]) {
    for (let index = 0; index < 4 ** level; index++) {
      add.run(level, index % 2 ** level, Math.floor(index / 2 ** level), tile);
    }
  }
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

function pngOf(colour: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(256, 0);
  header.writeUInt32BE(256, 4);
  header.set([8, 2], 8);
  const line = Buffer.from([0, ...Array.from({ length: 256 }, () => colour).flat()]);
  const rows = Buffer.concat(Array.from({ length: 256 }, () => line));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}
