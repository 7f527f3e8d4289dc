import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDriver } from '../../drivers/app-driver.ts';
import { test } from '../../drivers/app-test.ts';
import {
  CONTROL_VIEW,
  CONTROL_ZOOMS,
  offsetsFrom,
  pmtilesOf,
  utmControlTiles,
  vectorControlTiles,
  webControlTiles,
} from '../../drivers/control-tiles.ts';
import { bundlesOf, mbtilesOf, tpkxOf, writeUtmBundles } from '../../drivers/tile-files.ts';

/** A place may be off by less than half a pixel. */
const MAX_ERROR_PX = 0.5;

// Many pictures of a map that software draws.
test.slow();
test.use({
  start: {
    seed: 'none',
    prepare: (dataFolder) =>
      writeFileSync(
        join(dataFolder, 'settings.json'),
        JSON.stringify({ ui: { 'map.camera': CONTROL_VIEW } }),
      ),
  },
});

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-places-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const FILES: readonly (readonly [
  kind: string,
  name: string,
  write: () => Buffer,
  facts: readonly string[],
])[] = [
  [
    'MBTiles',
    'Prøve.mbtiles',
    () => mbtilesOf(webControlTiles(), { name: 'Prøve' }),
    ['MBTiles', 'Nettkart'],
  ],
  [
    'PMTiles of images',
    'Prøve.pmtiles',
    () => pmtilesOf(webControlTiles(), 'png', { name: 'Prøve' }),
    ['PMTiles', 'Nettkart', 'PNG'],
  ],
  [
    'PMTiles of vector tiles',
    'Prøve.pmtiles',
    () =>
      pmtilesOf(vectorControlTiles(), 'vector', {
        name: 'Prøve',
        vector_layers: ['park', 'transportation', 'place'].map((id) => ({ id, fields: {} })),
      }),
    ['PMTiles', 'vektorfliser'],
  ],
  ['a package', 'Pakke.tpkx', () => tpkxOf(bundlesOf(webControlTiles())), ['Bunter, versjon 2', 'Nettkart']],
];

for (const [index, [kind, fileName, write, facts]] of FILES.entries()) {
  test(`control points of ${kind} lie where they belong, at three zooms`, async ({ app, dataFolder }) => {
    await app.given.opened();
    await app.tiles.when.drops(fileName, write());
    await app.tiles.then.isOffered(facts);
    await app.tiles.when.isCopied();
    const name = fileName === 'Pakke.tpkx' ? 'Pakke' : 'Prøve';
    await liesWhereItBelongs(app, { name, dataFolder, sides: index % 2 === 0 ? 'even' : 'odd' });
  });
}

test('control points of a dropped cache folder in UTM 33 lie where they belong, at three zooms', async ({
  app,
  dataFolder,
}) => {
  await app.given.opened();
  await app.tiles.when.dropsPath(writeUtmBundles(join(folder, 'Terreng'), utmControlTiles()));
  await app.tiles.then.isOffered(['Bunter, versjon 2', 'UTM 33, Kartverket', 'EPSG:25833', '3 til 9']);
  await app.tiles.when.isCopied();
  await liesWhereItBelongs(app, { name: 'Terreng', dataFolder, sides: 'odd' });
});

test('a folder with a torn bundle, and one that is no cache, say what is wrong', async ({ app }) => {
  const torn = writeUtmBundles(join(folder, 'Revet'), utmControlTiles());
  const level = join(torn, '_alllayers', 'L06');
  for (const name of readdirSync(level)) truncateSync(join(level, name), 64 + 8 * 128 ** 2 + 500);
  await app.given.opened();
  await app.tiles.when.dropsPath(torn);
  await app.tiles.then.isOffered(['Nivå 6', 'er skadet: den slutter for tidlig']);
  await app.tiles.when.isLeft();

  const other = join(folder, 'Bilder');
  mkdirSync(other);
  writeFileSync(join(other, 'bilde.png'), 'no tile');
  await app.tiles.when.dropsPath(other);
  await app.tiles.then.isRefused(/Bilder er ingen kartcache .* verken conf\.xml eller root\.json/);
});

interface Seen {
  readonly name: string;
  readonly dataFolder: string;
  /** Whether the middle of the map lies between pixels or in the middle of one. */
  readonly sides: 'even' | 'odd';
}

async function liesWhereItBelongs(app: AppDriver, { name, dataFolder, sides }: Seen): Promise<void> {
  await app.when.goesTo('Kart');
  await app.tiles.then.isListed(name, 'nivå');
  await app.tiles.when.mapHasSides(sides);
  // Marks and names of places lie above.
  await app.tiles.when.isHidden('Kraftverk');
  await app.tiles.when.isHidden('Grunnkart');
  let reached: number = CONTROL_VIEW.zoom;
  for (const zoom of CONTROL_ZOOMS) {
    for (; reached < zoom; reached++) await app.map.when.zoomsInOnce();
    const expected = () => offsetsFrom(cameraIn(dataFolder), zoom);
    await app.tiles.then.dotsLieWithin(MAX_ERROR_PX, expected, `${name} at zoom ${zoom}, ${sides} sides`);
  }
  await app.then.hasNoProblems();
}

/** Where the app says that the middle of its map is. */
function cameraIn(dataFolder: string): typeof CONTROL_VIEW {
  return JSON.parse(readFileSync(join(dataFolder, 'settings.json'), 'utf8')).ui['map.camera'];
}
