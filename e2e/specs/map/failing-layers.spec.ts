// Layers with which MapLibre throws in the page. No data is known that does so: the tests take hold of MapLibre itself.

import { test } from '../../drivers/app-test.ts';

/** Rows of points, one above the other, so that all are in one view; the colours of layers, by their numbers. */
const LAYERS = [
  { name: 'sør', latitude: 66, count: 3, token: '--layer-5' },
  { name: 'midt', latitude: 66.03, count: 4, token: '--layer-6' },
  { name: 'nord', latitude: 66.06, count: 5, token: '--layer-1' },
] as const;
const [SOUTH, MIDDLE, NORTH] = LAYERS;
/** The number that the second layer gets. */
const FAILING_ID = 1001;

function points(latitude: number, count: number): string {
  const features = Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: { Navn: 'Kilde' },
    geometry: { type: 'Point', coordinates: [2 + index / 10, latitude] },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

// Many pictures of a map that software draws, and several maps.
test.slow();

for (const moment of ['made', 'drawn'] as const) {
  test(`a layer that throws while it is ${moment} is left out and told, and the others stay drawn`, async ({
    app,
  }) => {
    await app.mapLayers.failing.given.throws(FAILING_ID, moment);
    await app.given.opened();
    await app.then.showsRows();
    for (const { name, latitude, count } of LAYERS) {
      await app.imports.when.drops(`${name}.geojson`, points(latitude, count));
      await app.layers.when.isMade();
      await app.layers.then.saysMade(`${count} objekter`);
    }
    await app.mapLayers.when.isShownOnMap();
    await app.mapLayers.failing.then.isTold(MIDDLE.name);
    const expectOthersDrawn = async () => {
      await app.mapLayers.when.isZoomedTo(MIDDLE.name);
      for (const { token } of [SOUTH, NORTH]) await app.mapLayers.then.isSeen(token);
      await app.mapLayers.then.isNotSeen(MIDDLE.token);
      await app.mapLayers.failing.then.isTold(MIDDLE.name);
    };
    await expectOthersDrawn();

    await app.when.goesTo('Kraftverk');
    await app.when.goesTo('Kart');
    await app.mapLayers.failing.then.isTold(MIDDLE.name);
    await app.when.reloads();
    await app.mapLayers.failing.then.isTold(MIDDLE.name);
    await expectOthersDrawn();

    await app.mapLayers.failing.when.isTriedAgain(MIDDLE.name);
    await expectOthersDrawn();
    await app.mapLayers.failing.when.isMended();
    await app.mapLayers.failing.when.isTriedAgain(MIDDLE.name);
    for (const { token } of LAYERS) await app.mapLayers.then.isSeen(token);
    await app.mapLayers.failing.then.isNotTold();
  });
}
