import { test } from '../../drivers/app-test.ts';
import { createLayerOrderDriver } from '../../drivers/layer-order-driver.ts';

const HUTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { Navn: 'Gjendebu' },
      geometry: { type: 'Point', coordinates: [8.7, 61.45] },
    },
  ],
});
/** The colour of the first layer, by its number. */
const FIRST = '--layer-5';

// Many pictures of a map that software draws.
test.slow();

test('a layer is faded and moved by keys, and lies there again after a while elsewhere', async ({ app }) => {
  const { when, then } = createLayerOrderDriver(app.get.page());
  await app.given.opened();
  await app.then.showsRows();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.then.isSeen(FIRST);
  await then.hasOrder(['Observasjoner', 'Kraftverk', 'hytter', 'Grunnkart']);

  await when.unfolds('hytter');
  await when.isFadedOut();
  await app.mapLayers.then.isNotSeen(FIRST);
  await when.isOpaque();
  await app.mapLayers.then.isSeen(FIRST);
  await when.movesUp('hytter');
  await then.saysPlace('hytter er nå lag 2 av 4, talt ovenfra.');
  await when.movesUp('hytter');
  await then.saysPlace('hytter er nå lag 1 av 4, talt ovenfra.');
  await then.hasDownFocused('hytter');

  await app.when.goesTo('Kraftverk');
  await app.when.goesTo('Kart');
  await then.hasOrder(['hytter', 'Observasjoner', 'Kraftverk', 'Grunnkart']);
  await app.mapLayers.then.isSeen(FIRST);
  await app.then.hasNoProblems();
});
