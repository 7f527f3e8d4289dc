import { describe, expect, test } from 'vitest';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { createDataFolder } from './testing/data-folder.ts';
import {
  ask,
  collection,
  count,
  feature,
  HUTS,
  ids,
  importLayers,
  point,
} from './testing/layer-questions.ts';

/** A tile cache whose map is called as the file would be. */
const CACHE: BridgeType<'TileCache'> = {
  cacheId: 'hytter',
  name: 'hytter',
  mapName: 'hytter',
  addedAtMs: 0,
  bytes: 1,
  facts: {
    name: 'hytter',
    storage: 'mbtiles',
    scheme: {
      id: 'web',
      wkid: 3857,
      originX: 0,
      originY: 0,
      widthPx: 256,
      heightPx: 256,
      dpi: 96,
      levels: [],
    },
    format: 'PNG',
    quality: 0,
    minLevel: 0,
    maxLevel: 0,
  },
};

describe('a GeoJSON file', () => {
  test('is not taken into a map that is a tile cache, and another name is proposed', async () => {
    const folder = createDataFolder();
    const window = await folder.start({ readCaches: async () => [CACHE] });
    await expect(importLayers(folder, window, HUTS, 'hytter.geojson', 'hytter')).rejects.toMatchObject({
      code: 'layer-import/map-is-cache',
    });
    expect(await importLayers(folder, window, HUTS)).toMatchObject([{ mapName: 'hytter 2' }]);
  });

  test('is told of before anything is served', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const draft = await window.call('imports.read', { fileId: folder.host.keepFile('hytter.geojson', HUTS) });
    expect(draft).toMatchObject({
      fileName: 'hytter.geojson',
      layers: {
        system: { wkid: 4326 },
        mapName: 'hytter',
        maps: ['Varde', 'Varde web'],
        layers: [
          {
            name: 'hytter',
            kind: 'point',
            rows: 3,
            withoutShape: 1,
            fields: [
              { name: 'Navn', type: 'text', length: 8 },
              { name: 'Senger', type: 'integer', length: 0 },
              { name: 'Åpnet', type: 'date', length: 0 },
            ],
          },
        ],
      },
    });
    expect(await window.call('layers.list', {})).toEqual([]);
  });

  test('makes a layer in a map of its own, which answers like any other', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    expect(await importLayers(folder, window, HUTS)).toMatchObject([
      { layerId: 1000, name: 'hytter', mapName: 'hytter', kind: 'point', rows: 3, state: 'ready' },
    ]);
    expect(folder.host.dropped).toContain('/services');
    expect(await ask(window, 'GetMapCount', '')).toContain('<Result>3</Result>');
    const info = await ask(window, 'GetServerInfo', '<MapName>hytter</MapName>');
    expect(info).toContain('<LayerID>1000</LayerID>');
    expect(info).toMatch(/<XMin>8\.2<\/XMin>/);
    expect(await count(window, '1=1')).toBe('3');
    expect(await count(window, 'Senger &gt; 2')).toBe('2');
    expect(await count(window, "Navn LIKE '%bu'")).toBe('2');
    expect(await count(window, "Åpnet = DATE '1872-07-01'")).toBe('1');
    expect(await count(window, BOX)).toBe('1');
    const data = await ask(
      window,
      'QueryFeatureData',
      `<MapName>hytter</MapName><LayerID>1000</LayerID>${BOX}`,
    );
    expect(data).toContain('>Gjendebu<');
    expect(data).toContain('<X>10</X>');
    expect(data).not.toContain('Memurubu');
  });

  test('of GPX makes layers of its waypoints and tracks, which answer like any other', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const points =
      '<wpt lat="60" lon="10"><ele>1008.5</ele><name>Gjendebu</name></wpt><wpt lat="61.5" lon="8.2"/>';
    const track =
      '<trk><name>Tur</name><trkseg><trkpt lat="60" lon="10"/><trkpt lat="61" lon="9"/></trkseg></trk>';
    const content = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1">${points}${track}</gpx>`;
    expect(await importLayers(folder, window, content, 'hytter.gpx')).toMatchObject([
      { layerId: 1000, name: 'hytter', kind: 'point', rows: 2 },
      { layerId: 1001, name: 'hytter 2', kind: 'polyline', rows: 1 },
    ]);
    expect(await count(window, 'ele &gt; 1000')).toBe('1');
    expect(await count(window, "kind = 'track'", 'hytter', 1001)).toBe('1');
    expect(await count(window, BOX)).toBe('1');
  });

  test('of a table of places makes a layer of them, also where the database was lost', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const table = 'Navn;Senger;lat;lon\nGjendebu;119;60,5;10\nMemurubu;;61,5;8,2\n';
    expect(await importLayers(folder, window, table, 'hytter.csv')).toMatchObject([
      { layerId: 1000, name: 'hytter', kind: 'point', rows: 2 },
    ]);
    expect(await count(window, 'Senger &gt; 100')).toBe('1');
    window.kill();
    folder.loseDatabase();
    const second = await folder.start();
    await expect.poll(() => count(second, 'Senger &gt; 100')).toBe('1');
  });

  test('of a table with numbers makes points of plants where plants have them, else a layer', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const read = async (table: string) =>
      window.call('imports.read', { fileId: folder.host.keepFile('tabell.csv', table) });
    const plants = [1, 2, 3].map((number) => ({
      VannKraftverkID: number,
      Navn: `P${number}`,
      ErIDrift: true,
    }));
    const fileId = folder.host.keepFile('plants.json', JSON.stringify(plants));
    await window.call('imports.read', { fileId });
    await window.call('imports.store', { fileId });
    const huts =
      'id;Navn;lat;lon\n9001;Gjendebu;60,5;10\n9002;Memurubu;nord;8,2\n9003;Glitterheim;61,6;8,6\n';
    const draft = await read(huts);
    expect(draft).not.toHaveProperty('rows');
    expect(draft.layers).toMatchObject({
      layers: [{ name: 'tabell', kind: 'point', rows: 2 }],
      leftOutFeatures: 1,
      leftOut: [{ code: 'import/bad-row', details: { row: 3, field: 'lat', value: '"nord"' } }],
    });
    await window.call('imports.store', { fileId: draft.fileId });
    expect(await count(window, 'id &gt; 9001', 'tabell')).toBe('1');
    expect((await read('id;lat;lon\n1;60,5;10\n2;61,5;8,2\n9003;61,6;8,6')).rows).toMatchObject({
      register: 'points',
      rows: 3,
      unmatched: ['9003'],
    });
    // A name that nothing but plants has says enough.
    expect((await read('VannKraftverkID;lat;lon\n9001;60,5;10')).rows).toMatchObject({ register: 'points' });
  });

  test('answers searches, statistics, classes and measures too', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await importLayers(folder, window, HUTS);
    const display =
      '<MapImageDisplay xsi:type="m:ImageDisplay"><ImageHeight>400</ImageHeight><ImageWidth>600</ImageWidth><ImageDPI>96</ImageDPI></MapImageDisplay>';
    const around = `<MapDescription xsi:type="m:MapDescription"><Name>hytter</Name><Rotation>0</Rotation></MapDescription>${display}`;
    const layers = '<LayerIDs xsi:type="m:ArrayOfInt"><Int>1000</Int></LayerIDs>';
    const found = await ask(
      window,
      'Find',
      `${around}<SearchString>debu</SearchString><Contains>true</Contains><SearchFields></SearchFields><FindOption>geoFindVisibleLayers</FindOption>${layers}`,
    );
    expect(found).toContain('>Gjendebu<');
    expect(found).not.toContain('Memurubu');
    const place = '<SearchShape xsi:type="m:PointN"><X>8.2</X><Y>61.5</Y></SearchShape>';
    const identified = await ask(
      window,
      'Identify',
      `${around}${place}<Tolerance>3</Tolerance><IdentifyOption>geoIdentifyAllLayers</IdentifyOption>${layers}`,
    );
    expect(identified).toContain('Memurubu');
    expect(identified).not.toContain('Gjendebu');
    const described =
      '<MapName>hytter</MapName><MapTableDescription xsi:type="m:LayerDescription"><LayerID>1000</LayerID><Visible>true</Visible><ShowLabels>false</ShowLabels><ScaleSymbols>false</ScaleSymbols><SetSelectionSymbol>false</SetSelectionSymbol><SelectionBufferDistance>0</SelectionBufferDistance><ShowSelectionBuffer>false</ShowSelectionBuffer></MapTableDescription>';
    const sum =
      '<StatisticDescription xsi:type="m:StatisticDescription"><StatisticFieldName>Senger</StatisticFieldName><StatisticType>geoDataStatTypeSum</StatisticType></StatisticDescription>';
    const statistics = await ask(
      window,
      'QueryDataStatistics',
      `${described}<StatisticsRequest xsi:type="m:StatisticsRequest"><StatisticDescriptions xsi:type="m:ArrayOfStatisticDescription">${sum}</StatisticDescriptions></StatisticsRequest>`,
    );
    expect(statistics).toMatch(/>122<\/Value>/);
    const classes = await ask(
      window,
      'GenerateDataClasses',
      `${described}<DataClassificationDef xsi:type="m:UniqueValuesDef"><Fields xsi:type="m:ArrayOfString"><String>Navn</String></Fields></DataClassificationDef>`,
    );
    expect(classes).toContain('Ukjent');
    const extent =
      '<MapArea xsi:type="m:FeatureExtent"><DefaultScale>1000</DefaultScale><ExpandRatio>1</ExpandRatio><FeatureIDs xsi:type="m:ArrayOfInt"><Int>1</Int><Int>2</Int></FeatureIDs><LayerID>1000</LayerID><MapName>hytter</MapName></MapArea>';
    const scale = await ask(
      window,
      'ComputeScale',
      `<MapDescription xsi:type="m:MapDescription"><Name>hytter</Name>${extent}<Rotation>0</Rotation></MapDescription>${display}`,
    );
    expect(scale).toMatch(/<Result>\d/);
  });

  test('with several kinds of shapes makes a layer of each', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const line = {
      type: 'LineString',
      coordinates: [
        [8, 61],
        [9, 62],
      ],
    };
    const area = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [8, 61],
            [9, 61],
            [9, 62],
            [8, 61],
          ],
        ],
      ],
    };
    const made = await importLayers(
      folder,
      window,
      collection([feature(line, { a: 1 }), feature(area, { b: 'x' }), feature(line, { a: 2 })]),
    );
    expect(made).toMatchObject([
      { layerId: 1000, name: 'hytter', kind: 'polyline', rows: 2 },
      { layerId: 1001, name: 'hytter 2', kind: 'polygon', rows: 1 },
    ]);
    expect(await count(window, 'a &gt; 1')).toBe('1');
    expect(await ask(window, 'QueryFeatureIDs', ids(1001))).toContain('<Int>2</Int>');
    expect(await count(window, AREA, 'hytter', 1001)).toBe('1');
  });

  test('goes into a map that is there, and is refused where that does not reach', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const near = await window.call('imports.read', { fileId: folder.host.keepFile('a.geojson', HUTS) });
    await window.call('imports.store', { fileId: near.fileId, mapName: 'Varde' });
    expect(await count(window, '1=1', '')).toBe('3');
    const away = collection([feature(point(-120, 40))]);
    const far = await window.call('imports.read', { fileId: folder.host.keepFile('b.geojson', away) });
    await expect(
      window.call('imports.store', { fileId: far.fileId, mapName: 'Varde' }),
    ).rejects.toMatchObject({
      code: 'layer-import/outside-map',
    });
    await window.call('imports.store', { fileId: far.fileId, mapName: 'b' });
    expect(await ask(window, 'GetServerInfo', '<MapName>b</MapName>')).toContain('<XMin>-12');
  });

  test('that is bad in one place lists it, makes a layer of the rest, and the same where the database was lost', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const bad = feature({ type: 'Point', coordinates: ['x', 2] }, { Navn: 'Feil' });
    const outside = feature(point(8, 610), { Navn: 'Utenfor' });
    const good = ['Gjendebu', 'Memurubu', 'Glitterheim'].map((Navn) => feature(point(10, 60), { Navn }));
    const file = collection([...good.slice(0, 1), bad, outside, ...good.slice(1)]);
    const fileId = folder.host.keepFile('hytter.geojson', file);
    const { layers } = await window.call('imports.read', { fileId });
    expect(layers).toMatchObject({
      layers: [{ rows: 3 }],
      leftOutFeatures: 2,
      leftOut: [
        { code: 'layer-import/bad-feature', details: { feature: 2, problem: 'badCoordinates' } },
        { code: 'layer-import/bad-feature', details: { feature: 3, problem: 'outsideWorld' } },
      ],
    });
    await window.call('imports.store', { fileId });
    expect(await count(window, "Navn IN ('Gjendebu', 'Glitterheim')")).toBe('2');
    expect(await count(window, "Navn IN ('Feil', 'Utenfor')")).toBe('0');
    const numbers = await ask(window, 'QueryFeatureIDs', ids(1000));
    window.kill();
    folder.loseDatabase();
    const second = await folder.start();
    await expect.poll(() => count(second, '1=1')).toBe('3');
    expect(await ask(second, 'QueryFeatureIDs', ids(1000))).toBe(numbers);
  });

  test('without a good feature is refused by name, and leaves nothing behind', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const bad = collection([feature(null), feature({ type: 'Point', coordinates: ['x', 2] })]);
    const fileId = folder.host.keepFile('bad.geojson', bad);
    await expect(window.call('imports.read', { fileId })).rejects.toMatchObject({
      code: 'layer-import/bad-feature',
      details: { feature: 2, problem: 'badCoordinates', path: 'geometry.coordinates' },
    });
    expect((await folder.host.files.list()).files).toEqual([]);
    expect(await window.database.layerBlocks.count()).toBe(0);
  });

  test('says its coordinate system in the old way, and an unknown one is refused by name', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } });
    const features = [feature(point(250_000, 6_700_000))];
    const utm = collection(features, crs('urn:ogc:def:crs:EPSG::25833'));
    const draft = await window.call('imports.read', { fileId: folder.host.keepFile('utm.json', utm) });
    expect(draft.layers?.system.wkid).toBe(25833);
    const odd = folder.host.keepFile('odd.json', collection(features, crs('EPSG:9999')));
    await expect(window.call('imports.read', { fileId: odd })).rejects.toMatchObject({
      code: 'layer-import/unknown-crs',
      details: { value: 'EPSG:9999' },
    });
    const degrees = folder.host.keepFile('none.json', collection(features));
    await expect(window.call('imports.read', { fileId: degrees })).rejects.toMatchObject({
      details: { feature: 1, problem: 'outsideWorld', path: 'geometry.coordinates[0]' },
    });
  });
});
const BOX = filter(
  `<FilterGeometry xsi:type="m:EnvelopeN"><XMin>9</XMin><YMin>59</YMin><XMax>11</XMax><YMax>60.5</YMax></FilterGeometry>`,
);
const AREA = filter(`<FilterGeometry xsi:type="m:PointN"><X>8.9</X><Y>61.5</Y></FilterGeometry>`);

function filter(geometry: string): string {
  return `<QueryFilter xsi:type="m:SpatialFilter">${geometry}<SpatialRel>geoSpatialRelIntersects</SpatialRel></QueryFilter>`;
}

describe('layers', () => {
  test('are renamed and removed, and their numbers are never given again', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await importLayers(folder, window, HUTS);
    await window.call('layers.rename', { layerId: 1000, name: 'Hytter i fjellet' });
    expect(await window.call('layers.list', {})).toMatchObject([{ name: 'Hytter i fjellet' }]);
    await window.call('layers.remove', { layerId: 1000 });
    expect(await window.call('layers.list', {})).toEqual([]);
    expect(await count(window, '1=1')).toContain('map/unknown-map');
    expect((await folder.host.files.list()).files).toMatchObject([{ layers: [] }]);
    window.kill();
    const next = await folder.start();
    expect(await next.database.layerBlocks.count()).toBe(0);
    next.kill();
    folder.loseDatabase();
    const second = await folder.start();
    expect(await importLayers(folder, second, HUTS)).toMatchObject([{ layerId: 1001 }]);
  });

  test('keep their names where another one is empty or taken', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await importLayers(folder, window, HUTS);
    await importLayers(folder, window, HUTS, 'hytter.geojson', 'hytter');
    const [first, second] = await window.call('layers.list', {});
    const rename = (name: string) => window.call('layers.rename', { layerId: second?.layerId ?? 0, name });
    await expect(rename('  ')).rejects.toMatchObject({ code: 'layer-import/bad-name' });
    await expect(rename(` ${first?.name} `)).rejects.toMatchObject({ code: 'layer-import/name-taken' });
    expect(await window.call('layers.list', {})).toEqual([first, second]);
    await rename(second?.name ?? '');
    await rename('Hytter i fjellet');
    expect(await window.call('layers.list', {})).toMatchObject([
      { name: first?.name },
      { name: 'Hytter i fjellet' },
    ]);
    window.kill();
  });
});
