import { expect, test } from '../../drivers/app-test.ts';

const HUTS = collection([
  feature({ Navn: 'Gjendebu', Senger: 119, Åpnet: '1872-07-01' }, 'Point', [8.7, 61.45]),
  feature({ Navn: 'Memurubu', Senger: null }, 'Point', [8.52, 61.49]),
  feature({ Navn: 'Fannaråkhytta', Senger: 36 }, 'Point', [7.9, 61.52]),
]);
/** Two springs in one place, in the sea, where no plant is. */
const SPRINGS = collection([
  feature({ Navn: 'Kilde A' }, 'Point', [2, 66]),
  feature({ Navn: 'Kilde B', Omtale: 'Lang omtale '.repeat(20) }, 'Point', [2, 66]),
]);
const WITHOUT_NAME = collection(
  Array.from({ length: 10_500 }, (_, index) =>
    feature({}, 'Point', [2 + (index % 100) / 1000, 66 + Math.floor(index / 100) / 1000]),
  ),
);
/** A frame of the whole world, and points on both sides of the date line. */
const WORLD = collection([
  feature({ Navn: 'Hele verden' }, 'Polygon', [
    [
      [-180, -60],
      [180, -60],
      [180, 85],
      [-180, 85],
      [-180, -60],
    ],
  ]),
  feature({ Navn: 'Vest' }, 'Point', [-179.5, -17]),
  feature({ Navn: 'Øst' }, 'Point', [179.5, -17]),
]);
/** The colours of the first layers, by their numbers. */
const FIRST = '--layer-5';
const SECOND = '--layer-6';

function feature(properties: object, type: string, coordinates: readonly unknown[]) {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

function collection(features: readonly object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}

// Many pictures of a map that software draws.
test.slow();

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.then.showsRows();
});

test('an imported layer is drawn, hidden, explained, renamed and removed beside the map, and both can be undone', async ({
  app,
}) => {
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.then.isOffered(['3 objekter']);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.then.isAt('Kart');
  await app.mapLayers.then.isListed('hytter', 'Punkter · 3 objekter');
  await app.mapLayers.then.isSeen(FIRST);

  await app.mapLayers.when.isHidden('hytter');
  await app.mapLayers.then.isNotSeen(FIRST);
  await app.when.goesTo('Kraftverk');
  await app.when.goesTo('Kart');
  await app.mapLayers.then.isOff('hytter');
  await app.mapLayers.when.isZoomedTo('hytter');
  await app.mapLayers.then.isSeen(FIRST);

  await app.mapLayers.when.unfolds('hytter');
  await app.layers.when.isRenamed('hytter', 'Turisthytter');
  await app.mapLayers.then.isListed('Turisthytter', '3 objekter');
  await app.mapLayers.then.explains('Turisthytter');
  await app.mapLayers.when.isBroughtBack();
  await app.mapLayers.then.isNotListed('Turisthytter');
  await app.mapLayers.when.isRemoved('hytter');
  await app.mapLayers.then.isNotListed('hytter');
  await app.mapLayers.then.isNotSeen(FIRST);
  await app.mapLayers.when.isBroughtBack();
  await app.mapLayers.then.isListed('hytter', '3 objekter');
  await app.mapLayers.then.isSeen(FIRST);
  await app.then.hasNoProblems();
});

test('a click and a key tell what lies at a place, also where several things do', async ({ app }) => {
  await app.imports.when.drops('kilder.geojson', SPRINGS);
  await app.layers.then.isOffered(['2 objekter']);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.then.isSeen(FIRST);
  await app.mapLayers.when.clicksOn(FIRST);
  // The pointer is still there.
  await app.mapLayers.then.tells('Kilde B', 'kilder');
  await app.mapLayers.then.showsCard('kilder', ['2 objekter her', 'Kilde B', 'Kilde A']);
  await app.mapLayers.when.choosesHit('Kilde B');
  await app.mapLayers.then.showsCard('kilder', ['Omtale', 'Lang omtale Lang omtale']);
  await app.mapLayers.when.closesCard('kilder');
  await app.mapLayers.then.showsNoCard('kilder');
  // The layer is in the middle of the map since it was zoomed to.
  await app.mapLayers.when.asksByKeyForTheMiddle();
  await app.mapLayers.then.hasCardFocused('kilder');
  await app.then.hasNoProblems();
});

test('a layer that holds too much for a tile says so until it is near enough', async ({
  app,
  secondWindow,
}) => {
  await app.imports.when.drops('målinger.geojson', WITHOUT_NAME);
  await app.layers.then.isOffered(['10 500 objekter']);
  await app.layers.when.isMade();
  await app.layers.then.saysMade();
  // Another window that has the map open sees the layer too.
  await secondWindow.given.opened();
  await secondWindow.when.goesTo('Kart');
  await secondWindow.mapLayers.then.saysThinned('målinger');
  await secondWindow.mapLayers.when.isZoomedTo('målinger');
  await secondWindow.mapLayers.when.zoomsUntilNothingIsThinned();
  await secondWindow.mapLayers.when.isDrawn();
  await secondWindow.mapLayers.then.saysNothingOfThinning();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.when.isMade();
  await secondWindow.mapLayers.then.isListed('hytter', '3 objekter');
  await secondWindow.mapLayers.when.isZoomedTo('hytter');
  await secondWindow.mapLayers.then.isSeen(SECOND);
  expect(await secondWindow.get.placeNames()).toContain('Kart');
  await secondWindow.then.hasNoProblems();
});

test('layers that reach round the world leave the map as usable as it was', async ({ app }) => {
  await app.imports.when.drops('verden.geojson', WORLD);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.then.isListed('verden (flater)', '1 objekt');
  await app.mapLayers.when.isZoomedTo('verden (flater)');
  await app.mapLayers.when.isDrawn();
  await app.mapLayers.when.isZoomedTo('verden (punkter)');
  await app.mapLayers.when.isDrawn();
  await app.mapLayers.then.isListed('verden (punkter)', '2 objekter');
  await app.when.goesTo('Kraftverk');
  await app.when.goesTo('Kart');
  await app.mapLayers.then.isListed('verden (punkter)', '2 objekter');
  await app.then.hasNoProblems();
});

test('the points of a GPX file become a layer that is drawn on the map', async ({ app }) => {
  const spring = '<wpt lat="66" lon="2"><name>Kilde</name></wpt>';
  await app.imports.when.drops('kilder.gpx', `<?xml version="1.0"?><gpx version="1.1">${spring}</gpx>`);
  await app.layers.then.isOffered(['1 objekt']);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.then.isListed('kilder', 'Punkter · 1 objekt');
  await app.mapLayers.then.isSeen(FIRST);
});

test('a GPX file with a bad position is refused by its line', async ({ app }) => {
  await app.imports.when.drops('feil.gpx', '<gpx>\n<wpt lat="undefined" lon="2"/></gpx>');
  await app.imports.then.isRefused(/Linje 2: lat i wpt er «undefined»/);
});
