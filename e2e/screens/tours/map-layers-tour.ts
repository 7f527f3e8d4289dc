import type { Tour } from '../walk.ts';

const PLACES = [
  [8.7, 61.45],
  [8.52, 61.49],
  [7.9, 61.52],
  [8.3, 61.62],
] as const;
const LONG =
  'Besseggen er en fjellegg mellom Gjende og Bessvatnet. Turen over eggen går fra Gjendesheim til Memurubu og tar sju timer. https://eksempel.no/turer/besseggen-fra-gjendesheim-til-memurubu';

const HUTS = collection(
  PLACES.map((coordinates, index) =>
    feature(
      {
        Navn: ['Gjendesheim', 'Memurubu', 'Fannaråkhytta', 'Spiterstulen'][index],
        Senger: 40 * index || null,
        Betjent: index % 2 === 0,
        Åpnet: '1872-07-01',
        Omtale: LONG,
      },
      'Point',
      coordinates,
    ),
  ),
);
const TOUR = collection([
  feature({ Navn: 'Besseggen', Timer: 7.5 }, 'LineString', PLACES),
  feature({ Navn: 'Jotunheimen' }, 'Polygon', [
    [
      [7.7, 61.3],
      [8.9, 61.3],
      [9, 61.7],
      [8, 61.75],
      [7.7, 61.3],
    ],
    [
      [8.2, 61.4],
      [8.4, 61.4],
      [8.4, 61.46],
      [8.2, 61.46],
      [8.2, 61.4],
    ],
  ]),
]);
/** More than a tile draws, in one place. */
const SPRINGS = collection(
  Array.from({ length: 12_000 }, (_, index) =>
    feature({}, 'Point', [9 + (index % 120) / 100, 61 + Math.floor(index / 120) / 200]),
  ),
);

function feature(properties: object, type: string, coordinates: readonly unknown[]) {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

function collection(features: readonly object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Imported layers on the map: points, lines, areas, the panel, the card, what is too much to be drawn apart. */
export const mapLayersTour: Tour = {
  name: 'map layers',
  async walk({ app, see }) {
    await app.when.goesTo('Kart');
    await app.map.then.listsInView('Kvilldal');
    await see('none yet');
    for (const [name, text, made] of [
      ['Hytter i Jotunheimen.geojson', HUTS, '4 objekter'],
      ['Turer.geojson', TOUR, '2 kartlag'],
    ] as const) {
      await app.imports.when.drops(name, text);
      await app.layers.then.isOffered([]);
      await app.layers.when.isMade();
      await app.layers.then.saysMade(made);
    }
    await app.mapLayers.when.isShownOnMap();
    await app.mapLayers.when.isDrawn();
    await see('areas, lines and points');
    await app.mapLayers.when.isHidden('Kraftverk');
    await app.mapLayers.when.isHidden('Grunnkart');
    await app.mapLayers.when.isDrawn();
    await see('base map and plants hidden');
    await app.mapLayers.when.isShown('Kraftverk');
    await app.mapLayers.when.isShown('Grunnkart');
    await app.mapLayers.when.isZoomedTo('Hytter i Jotunheimen');
    await app.mapLayers.when.isDrawn();
    await app.mapLayers.when.asksByKeyForTheMiddle();
    await see('card by key');
    await app.mapLayers.when.clicksOn('--layer-5');
    await see('card of a click');
    await app.imports.when.drops('Kilder.geojson', SPRINGS);
    await app.layers.then.isOffered([]);
    await app.layers.when.isMade();
    await app.layers.then.saysMade('12\\s000');
    await app.mapLayers.when.isShownOnMap();
    await app.mapLayers.when.isDrawn();
    await see('many points');
    await app.map.when.showsAllOfNorway();
    await app.mapLayers.when.isDrawn();
    await app.mapLayers.then.saysThinned('Kilder');
    await see('thinned');
  },
};
