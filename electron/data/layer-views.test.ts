// What the map on the screen gets of imported layers, through the whole data window.

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { createDataFolder } from './testing/data-folder.ts';

const HUTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    hut([10, 60], { Navn: 'Gjendebu', Senger: 119, Åpnet: '1872-07-01' }),
    hut([8.2, 61.5], { Navn: 'Memurubu', Senger: null }),
    hut(null, { Navn: 'Ukjent', Senger: 3 }),
  ],
});

function hut(coordinates: readonly number[] | null, properties: object) {
  return { type: 'Feature', properties, geometry: coordinates && { type: 'Point', coordinates } };
}

async function importHuts() {
  const folder = createDataFolder();
  const window = await folder.start();
  const fileId = folder.host.keepFile('hytter.geojson', HUTS);
  await window.call('imports.read', { fileId });
  await window.call('imports.store', { fileId, mapName: 'Hytter' });
  return { folder, window };
}

test('a layer tells where it lies, and its tiles hold its features under their OBJECTIDs', async () => {
  const { window } = await importHuts();
  expect(await window.call('layers.bounds', { layerId: 1000 })).toEqual({
    west: 8.2,
    south: 60,
    east: 10,
    north: 61.5,
  });
  const { tile, isThinned } = await window.call('layers.tile', { layerId: 1000, z: 4, x: 8, y: 4 });
  const shapes = new VectorTile(new PbfReader(tile)).layers['shapes'];
  expect([shapes?.feature(0).id, shapes?.feature(1).id].toSorted()).toEqual([1, 2]);
  expect(isThinned).toBe(false);
  const empty = await window.call('layers.tile', { layerId: 1000, z: 4, x: 0, y: 4 });
  expect(empty.tile.byteLength).toBe(0);
});

test('a feature tells its values by field, with their types', async () => {
  const { window } = await importHuts();
  expect(await window.call('layers.feature', { layerId: 1000, objectId: 1 })).toEqual({
    objectId: 1,
    title: 'Gjendebu',
    values: [
      { name: 'Navn', type: 'text', value: 'Gjendebu' },
      { name: 'Senger', type: 'integer', value: 119 },
      { name: 'Åpnet', type: 'date', value: Date.UTC(1872, 6, 1) },
    ],
  });
  expect((await window.call('layers.feature', { layerId: 1000, objectId: 3 })).values[0]?.value).toBe(
    'Ukjent',
  );
});

test('what is not there is said by its number', async () => {
  const { window } = await importHuts();
  await expect(window.call('layers.feature', { layerId: 1000, objectId: 4 })).rejects.toMatchObject({
    code: 'layer-import/unknown-feature',
  });
  await expect(window.call('layers.tile', { layerId: 7, z: 0, x: 0, y: 0 })).rejects.toMatchObject({
    code: 'layer-import/unknown-layer',
  });
  await window.call('layers.remove', { layerId: 1000 });
  await expect(window.call('layers.bounds', { layerId: 1000 })).rejects.toMatchObject({
    code: 'layer-import/unknown-layer',
  });
});
