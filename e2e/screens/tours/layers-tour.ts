import type { Tour } from '../walk.ts';

const HUTS = collection([
  feature({ Navn: 'Gjendebu', Senger: 119, 'Åpnet for ferdsel': '1871-06-01' }, 'Point', [8.7, 61.45]),
  feature({ Navn: 'Memurubu', Senger: null, 'Åpnet for ferdsel': '1872-06-01' }, 'Point', [8.52, 61.49]),
]);
const MIXED = collection([
  feature({ Navn: 'Start' }, 'Point', [8.7, 61.45]),
  feature({ Navn: 'Besseggen' }, 'LineString', [
    [8.7, 61.45],
    [8.52, 61.49],
  ]),
  feature({ Navn: 'Gjende' }, 'Polygon', [
    [
      [8.6, 61.45],
      [8.7, 61.47],
      [8.8, 61.48],
      [8.6, 61.45],
    ],
  ]),
]);

function feature(properties: object, type: string, coordinates: readonly unknown[]) {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

function collection(features: readonly object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** GeoJSON that becomes layers, and what can be done with them. */
export const layersTour: Tour = {
  name: 'layers',
  async walk({ app, page, see }) {
    await app.imports.when.drops('hytter.geojson', HUTS);
    await app.layers.then.isOffered(['2 objekter']);
    await see('layer offered');
    await page.getByRole('button', { name: '3 felt' }).click();
    await see('fields of the layer');
    await app.layers.when.isMade();
    await app.layers.then.saysMade();
    await see('layer made');

    await app.imports.when.drops('turen over Besseggen fra Gjendesheim til Memurubu.geojson', MIXED);
    await app.layers.then.isOffered(['Linjer']);
    await page.locator('label').filter({ hasText: 'I et kart som finnes' }).click();
    await see('layers of several kinds for a map that is there');
    await app.layers.when.isMade();
    await app.layers.then.saysMade();
    await app.imports.when.drops('feil.geojson', HUTS.replace('61.49', '"nord"'));
    await app.imports.then.leavesOut(/Objekt 2/);
    await see('a bad feature left out');
    await app.layers.when.isStopped();

    await app.when.goesTo('Innstillinger');
    await app.layers.then.isListed('hytter', 'Punkter');
    await page.getByRole('heading', { name: 'Importerte kartlag' }).scrollIntoViewIfNeeded();
    await see('layers among the settings');
    await app.layers.when.isRenamed('hytter', '  ');
    await app.layers.then.refusesName(/kan ikke brukes/);
    await see('empty name refused');
    await page.keyboard.press('Escape');
    await app.layers.when.isRenamed('hytter', 'Hytter i Jotunheimen');
    await app.layers.then.isListed('Hytter i Jotunheimen', 'Punkter');
    await see('renamed, with a way back');
    await page.getByRole('button', { name: 'Fjern Hytter i Jotunheimen' }).click();
    await see('layer removed, with a way back');
  },
};
