import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawnMetatiles } from '../../../shared/testing/drawn-metatiles.ts';
import type { AppDriver } from '../../drivers/app-driver.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { keptTiles } from '../../drivers/kept-tiles.ts';
import { mbtiles, readMbtile, tileCount, tpkxOf, writeUtmCache } from '../../drivers/tile-files.ts';
import type { Colour } from '../../drivers/tile-pictures.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const MAGENTA: Colour = [200, 30, 160];
const GREEN: Colour = [20, 120, 40];
/** The sides of the plane of web maps. */
const WORLD_M = '-20037508, -20037508, 20037508, 20037508';
const BUNDLE = 'R0000C0000.bundle';
const METATILE_SIDE = 4;

// Many pictures of a map that software draws.
test.slow();

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-exports-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

async function opensPlace(app: AppDriver): Promise<void> {
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(folder);
  await app.when.goesTo('Kartcacher');
}

test('a dropped cache is previewed, lies on the map and answers, and comes back when it was removed', async ({
  app,
  varde,
}) => {
  await app.given.opened();
  await app.tiles.when.drops('Flater.mbtiles', mbtiles({ colour: MAGENTA }));
  await app.tiles.then.isOffered(['MBTiles', 'Nettkart', '0 til 2', 'Antall fliser', '21', 'talt fra sør']);
  await app.tiles.then.isOffered(['PNG', 'EPSG:3857', WORLD_M, 'kB']);
  for (const level of [0, 1, 2]) await app.tiles.then.showsLevel(level, MAGENTA);
  await app.tiles.when.isCopied();
  await app.when.goesTo('Kart');
  await app.tiles.then.isListed('Flater', 'nivå 0 til 2');
  await app.tiles.then.isListed('Flater', 'tatt inn');
  // All of Norway is seen at more than zoom 2.
  await app.tiles.then.isListed('Flater', 'forstørret over det fineste nivået');
  await app.tiles.then.isSeen(MAGENTA);
  await app.tiles.when.isFaded('Flater', 50);
  await app.tiles.then.isNotSeen(MAGENTA);
  await app.tiles.when.isFaded('Flater', 100);
  await app.tiles.then.isSeen(MAGENTA);

  const address = new URL('/tiles/flater/1/0/1', varde.ready.url).href;
  const first = await ask(address, {});
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
  // As a map of the map service, through the decoder of the browser.
  expect(await app.tiles.get.shareOf(await pictureOf(varde, 'Flater'), MAGENTA)).toBeGreaterThan(0.5);

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

  const place = app.tiles.place;
  await test.step('checked and exported', async () => {
    await opensPlace(app);
    await place.then.stands('Flater', ['MBTiles', '0 til 2', 'Lesbar']);
    await place.then.tellsSpaceOf(['Tegnet av Varde', 'Tatt inn som kopi', 'Brukt der de ligger']);
    await place.when.isChecked('Flater');
    await place.then.stands('Flater', ['Hel', 'kontrollert']);
    await place.when.isExported('Flater', 'MBTiles');
    await place.then.isDone(/Eksport av fliser til Flater\.mbtiles: Skrevet til/);
    expect(tileCount(join(folder, 'Flater.mbtiles'))).toBe(21);
    await place.when.isExported('Flater', 'PMTiles');
    await place.then.isDone(/Eksport av fliser til Flater\.pmtiles: Skrevet til/);
    await place.when.isExported('Flater', 'Bunter, versjon 2');
    await place.then.isDone(/Eksport av fliser til Flater: Skrevet til/);
  });

  await test.step('PMTiles and a package are taken in, and seen', async () => {
    await app.tiles.when.drops('Arkiv.pmtiles', readFileSync(join(folder, 'Flater.pmtiles')));
    await app.tiles.then.isOffered(['PMTiles', 'Nettkart', '0 til 2', '21']);
    await app.tiles.when.isCopied();
    const bundles = [0, 1, 2].map((level) => `L0${level}/${BUNDLE}`);
    const members = bundles.map((path) => [path, readFileSync(join(folder, 'Flater/_alllayers', path))]);
    await app.tiles.when.drops('Pakke.tpkx', tpkxOf(Object.fromEntries(members)));
    await app.tiles.then.isOffered(['Bunter, versjon 2', 'Nettkart', '0 til 2']);
    await app.tiles.when.isCopied();
    for (const name of ['arkiv', 'pakke']) {
      // The copy goes on behind the dialog.
      const tile = new URL(`/tiles/${name}/1/0/1`, varde.ready.url).href;
      await expect.poll(async () => (await ask(tile, {})).body).toEqual(first.body);
    }
    await app.when.goesTo('Kart');
    await app.tiles.when.isHidden('Pakke');
    await app.tiles.then.isSeen(MAGENTA);
    await app.tiles.when.isHidden('Arkiv');
    await app.tiles.then.isNotSeen(MAGENTA);
    await app.tiles.when.isShown('Pakke');
    await app.tiles.then.isSeen(MAGENTA);
  });
});

test('a folder in UTM 33 is seen where it lies, and what is damaged or counted from the north says so', async ({
  app,
}) => {
  const { place } = app.tiles;
  await app.given.opened();
  await opensPlace(app);
  await place.when.looksAt(writeUtmCache(join(folder, 'Terreng'), GREEN));
  await app.tiles.then.isOffered(['Én fil for hver flis', 'UTM 33, Kartverket', 'EPSG:25833', '2 til 2']);
  await place.when.isUsedInPlace();
  await place.then.stands('Terreng', ['UTM 33, Kartverket', join(folder, 'Terreng')]);
  await app.when.goesTo('Kart');
  await app.tiles.then.isSeen(GREEN);

  await app.tiles.when.drops('Ødelagt.mbtiles', mbtiles({ colour: MAGENTA }).subarray(0, 5000));
  await app.tiles.then.isRefused(/skadet|ingen kartcache/);
  await app.tiles.when.isLeft();
  await app.tiles.when.drops('Snudd.mbtiles', mbtiles({ colour: MAGENTA, isMixedUp: true }));
  await app.tiles.then.isOffered(['talt fra nord', 'standarden teller fra sør']);
  await app.tiles.when.turnsRows();
  await app.tiles.then.isOffered(['talt fra sør']);
  await app.tiles.when.isCopied();
});

test('a cache whose file became another one while other screens were shown is seen as it is now', async ({
  app,
}) => {
  const { place } = app.tiles;
  const path = join(folder, 'Bytt.mbtiles');
  writeFileSync(path, mbtiles({ colour: MAGENTA }));
  await app.given.opened();
  await app.when.goesTo('Kartcacher');
  await place.when.looksAt(path);
  await app.tiles.then.isOffered(['MBTiles', '0 til 2']);
  await place.when.isUsedInPlace();
  await app.when.goesTo('Kart');
  await app.tiles.then.isSeen(MAGENTA);
  await app.when.goesTo('Innstillinger');
  writeFileSync(`${path}.new`, mbtiles({ colour: GREEN }));
  renameSync(`${path}.new`, path);
  await app.when.goesTo('Kart');
  await app.tiles.then.isSeen(GREEN);
  await app.tiles.then.isNotSeen(MAGENTA);
});

test('a build that does not fit is warned of, and one that is paused or stopped keeps what it drew', async ({
  app,
}) => {
  const { place } = app.tiles;
  await app.given.opened();
  await app.when.goesTo('Kartcacher');
  // Millions of tiles, and 2 GB at most for each cache.
  await place.when.isBuildWeighed(
    'Varde web',
    16,
    /Cachen kan ta [\d,]+\s*GB|ikke plass til dette på disken/,
  );

  await place.when.isBuilt('Varde web', BUILT_LEVEL + 1);
  await place.then.tellsProgress();
  await place.when.isPaused();
  await place.then.waits(/pause/i);
  await place.when.goesOn();
  await place.then.tellsProgress();
  await place.when.isStopped();
  await place.then.isDone(/Bygging av fliser av Varde web: Stoppet\. Flisene som ble tegnet, er beholdt/);
});

test('an area that is drawn on the map with keys or the pointer is told with its size, and is what is built', async ({
  app,
  dataFolder,
}) => {
  const { area, place } = app.tiles;
  await app.given.opened();
  await app.when.goesTo('Kartcacher');
  await place.when.asksToBuild('Varde web', BUILT_LEVEL);
  const proposed = await area.get.sides();
  await area.when.isDrawnByKeys([-60, -40], [-30, -20]);
  const small = await area.get.sides();
  await area.when.isDrawnByPointer([-60, -40], [20, 30]);
  const large = await area.get.sides();
  const nearly = (proposed.east - proposed.west) / 100;
  expect(Math.abs(small.west - large.west)).toBeLessThan(nearly);
  expect(Math.abs(small.north - large.north)).toBeLessThan(nearly);
  expect([large.east > small.east, large.south < small.south]).toEqual([true, true]);
  expect([proposed.west < large.west, proposed.north > large.north]).toEqual([true, true]);
  await area.when.isDrawnByKeys([-60, -40], [-30, -20]);
  expect(await area.get.sides()).toEqual(small);
  await place.then.tellsCountAndSize();
  await place.when.isBegun();
  const wanted = Array.from({ length: BUILT_LEVEL + 1 }, (_, level) => tilesAround(small, level)).flat();
  await place.then.isDone(new RegExp(`Bygging av fliser av Varde web: ${wanted.length} fliser er lagret`));
  const kept = keptTiles(dataFolder, 'varde-web');
  expect(wanted.filter((tile) => !kept.has(tile))).toEqual([]);
});

/** The tiles of the metatiles of a level that an area meets, as they are built. */
function tilesAround(
  { west, east, south, north }: Awaited<ReturnType<AppDriver['tiles']['area']['get']['sides']>>,
  level: number,
): readonly string[] {
  const side = 2 ** level / METATILE_SIDE;
  const columnOf = (longitude: number) => Math.floor(((longitude + 180) / 360) * side);
  const rowOf = (latitude: number) =>
    Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * side);
  return drawnMetatiles('varde-web', level)
    .filter(({ column }) => column >= columnOf(west) && column <= columnOf(east))
    .filter(({ row }) => row >= rowOf(north) && row <= rowOf(south))
    .flatMap(({ tiles }) => tiles);
}

test('the base map is the embedded one, a cache or none, and is so again after a while elsewhere', async ({
  app,
}) => {
  const { when, then } = app.tiles;
  await app.given.opened();
  await when.drops('Flater.mbtiles', mbtiles({ colour: MAGENTA }));
  await when.isCopied();
  await app.when.goesTo('Kart');
  await then.hasBaseMap('Vardes grunnkart');
  await when.isHidden('Flater');
  await app.mapLayers.then.isSeen('--land');
  await when.choosesBaseMap('Flater');
  await then.isSeen(MAGENTA);
  await app.mapLayers.then.isOff('Grunnkart');
  await when.choosesBaseMap('Ingen');
  await then.isNotSeen(MAGENTA);
  await app.mapLayers.then.isNotSeen('--land');
  await app.mapLayers.then.isOff('Flater');
  await app.when.goesTo('Kraftverk');
  await app.when.goesTo('Kart');
  await then.hasBaseMap('Ingen');
  await when.choosesBaseMap('Vardes grunnkart');
  await app.mapLayers.then.isSeen('--land');
  await then.isNotSeen(MAGENTA);
  await app.then.hasNoProblems();
});

test('a build that was killed at half goes on, and GDAL opens what is exported of it', async ({
  app,
  varde,
  dataFolder,
}) => {
  const { place } = app.tiles;
  await app.given.opened();
  await opensPlace(app);
  await place.then.stands('Varde web', ['Tegnes ved behov']);
  await place.when.isBuilt('Varde web', BUILT_LEVEL);
  await place.then.isHalfBuilt();
  await varde.kill();

  const next = await startVarde({ dataFolder });
  try {
    await app.given.opened({ of: next });
    await app.when.goesTo('Kartcacher');
    await place.when.goesOn();
    await place.then.isDone(/Bygging av fliser av Varde web: .* fliser er lagret/);
    await place.when.isExported('Varde web', 'MBTiles', BUILT_LEVEL);
    await place.then.isDone(/Eksport av fliser til Varde web\.mbtiles: Skrevet til/);
    const path = join(folder, 'Varde web.mbtiles');
    for (const [column, row] of [
      [16, 8],
      [17, 8],
      [17, 9],
      [16, 7],
    ] as const) {
      const asked = await ask(new URL(`/tiles/varde-web/5/${column}/${row}`, next.ready.url).href, {});
      expect(readMbtile(path, 5, column, row)).toEqual(asked.body);
    }
    const gdal = spawnSync('gdalinfo', ['-json', path], { encoding: 'utf8' });
    if (gdal.error) {
      test.info().annotations.push({ type: 'note', description: 'GDAL is not here: it was not asked.' });
      return;
    }
    expect(gdal.stdout).toContain('"driverShortName":"MBTiles"');
  } finally {
    await next.stop();
  }
});

/** Some thirty metatiles around Norway: enough to be killed within. */
const BUILT_LEVEL = 6;

/** The whole of a map as the map service draws it. */
async function pictureOf(varde: VardeProgram, mapName: string): Promise<Buffer> {
  const request = readFileSync(
    resolve(import.meta.dirname, '../../wire/map/export-map-image.request.xml'),
    'utf8',
  );
  const { text } = await ask(varde.ready.services['map'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: request.replace('<Name></Name>', `<Name>${mapName}</Name>`),
  });
  const [, address = ''] = /<ImageURL>([^<]+)</.exec(text) ?? [];
  return (await ask(address)).body;
}
