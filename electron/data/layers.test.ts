import { describe, expect, test } from 'vitest';
import type { LayerFiles } from '../../shared/ports/layer-files.ts';
import { createDataFolder, type StartedWindow } from './testing/data-folder.ts';

type Folder = ReturnType<typeof createDataFolder>;

const never = () => new Promise<never>(() => undefined);

function collection(features: readonly object[], more: object = {}): string {
  return JSON.stringify({ type: 'FeatureCollection', ...more, features });
}

function feature(geometry: object | null, properties: object = {}): object {
  return { type: 'Feature', properties, geometry };
}

const point = (x: number, y: number) => ({ type: 'Point', coordinates: [x, y] });

const HUTS = collection([
  feature(point(10, 60), { Navn: 'Gjendebu', Senger: 119, Åpnet: '1872-07-01' }),
  feature(point(8.2, 61.5), { Navn: 'Memurubu', Senger: null }),
  feature(null, { Navn: 'Ukjent', Senger: 3 }),
]);

/** Reads a file and stores its layers in the map that is proposed. */
async function importLayers(
  folder: Folder,
  window: StartedWindow,
  content: string,
  fileName = 'hytter.geojson',
  mapName?: string,
) {
  const draft = await window.call('layers.read', { fileId: folder.layerHost.keep(fileName, content) });
  return window.call('layers.store', { draftId: draft.draftId, mapName: mapName ?? draft.mapName });
}

async function send(window: StartedWindow, operation: string, input: string) {
  const envelope = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><m:${operation} xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${input}</m:${operation}></soap:Body></soap:Envelope>`;
  return window.call('http.handle', {
    request: {
      method: 'POST',
      path: '/services/Varde/MapServer',
      query: '',
      headers: [{ name: 'content-type', value: 'text/xml; charset=utf-8' }],
      body: new TextEncoder().encode(envelope),
      origin: 'http://localhost:36036',
    },
  });
}

async function ask(window: StartedWindow, operation: string, input: string): Promise<string> {
  return new TextDecoder().decode((await send(window, operation, input)).body);
}

const count = async (window: StartedWindow, where: string, mapName = 'hytter', layerId = 1000) => {
  const filter = where.startsWith('<')
    ? where
    : `<QueryFilter xsi:type="m:QueryFilter"><WhereClause>${where}</WhereClause></QueryFilter>`;
  const answer = await ask(
    window,
    'QueryFeatureCount',
    `<MapName>${mapName}</MapName><LayerID>${layerId}</LayerID>${filter}`,
  );
  return /<Result>(\d+)<\/Result>/.exec(answer)?.[1] ?? answer;
};

describe('a GeoJSON file', () => {
  test('is told of before anything is served', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const draft = await window.call('layers.read', { fileId: folder.layerHost.keep('hytter.geojson', HUTS) });
    expect(draft).toMatchObject({
      fileName: 'hytter.geojson',
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
      { layerId: 1000, name: 'hytter (lines)', kind: 'polyline', rows: 2 },
      { layerId: 1001, name: 'hytter (areas)', kind: 'polygon', rows: 1 },
    ]);
    expect(await count(window, 'a &gt; 1')).toBe('1');
    expect(await ask(window, 'QueryFeatureIDs', ids(1001))).toContain('<Int>2</Int>');
    expect(await count(window, AREA, 'hytter', 1001)).toBe('1');
  });

  test('goes into a map that is there, and is refused where that does not reach', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const near = await window.call('layers.read', { fileId: folder.layerHost.keep('a.geojson', HUTS) });
    await window.call('layers.store', { draftId: near.draftId, mapName: 'Varde' });
    expect(await count(window, '1=1', '')).toBe('3');
    const away = collection([feature(point(-120, 40))]);
    const far = await window.call('layers.read', { fileId: folder.layerHost.keep('b.geojson', away) });
    await expect(
      window.call('layers.store', { draftId: far.draftId, mapName: 'Varde' }),
    ).rejects.toMatchObject({
      code: 'layer-import/outside-map',
    });
    await window.call('layers.store', { draftId: far.draftId, mapName: 'b' });
    expect(await ask(window, 'GetServerInfo', '<MapName>b</MapName>')).toContain('<XMin>-12');
  });

  test('that is bad in one place is refused by name, and leaves nothing behind', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const bad = collection([feature(point(1, 2)), feature({ type: 'Point', coordinates: ['x', 2] })]);
    const fileId = folder.layerHost.keep('bad.geojson', bad);
    await expect(window.call('layers.read', { fileId })).rejects.toMatchObject({
      code: 'layer-import/bad-feature',
      details: { feature: 2, problem: 'badCoordinates' },
    });
    expect((await folder.layerHost.files.list()).files).toEqual([]);
    expect(await window.database.layerBlocks.count()).toBe(0);
  });

  test('says its coordinate system in the old way, and an unknown one is refused by name', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } });
    const features = [feature(point(250_000, 6_700_000))];
    const utm = collection(features, crs('urn:ogc:def:crs:EPSG::25833'));
    const draft = await window.call('layers.read', { fileId: folder.layerHost.keep('utm.json', utm) });
    expect(draft.system.wkid).toBe(25833);
    const odd = folder.layerHost.keep('odd.json', collection(features, crs('EPSG:9999')));
    await expect(window.call('layers.read', { fileId: odd })).rejects.toMatchObject({
      code: 'layer-import/unknown-crs',
      details: { value: 'EPSG:9999' },
    });
    const degrees = folder.layerHost.keep('none.json', collection(features));
    await expect(window.call('layers.read', { fileId: degrees })).rejects.toMatchObject({
      details: { feature: 1, problem: 'outsideWorld' },
    });
  });
});

const BOX = filter(
  `<FilterGeometry xsi:type="m:EnvelopeN"><XMin>9</XMin><YMin>59</YMin><XMax>11</XMax><YMax>60.5</YMax></FilterGeometry>`,
);
const AREA = filter(`<FilterGeometry xsi:type="m:PointN"><X>8.9</X><Y>61.5</Y></FilterGeometry>`);

const VARDE_VIEW =
  '<MapDescription><Name/></MapDescription><MapImageDisplay><ImageHeight>400</ImageHeight><ImageWidth>600</ImageWidth></MapImageDisplay>';
const FIND = '<Contains>true</Contains><FindOption>geoFindAllLayers</FindOption>';

function filter(geometry: string): string {
  return `<QueryFilter xsi:type="m:SpatialFilter">${geometry}<SpatialRel>geoSpatialRelIntersects</SpatialRel></QueryFilter>`;
}

function ids(layerId: number): string {
  return `<MapName>hytter</MapName><LayerID>${layerId}</LayerID>`;
}

describe('a file that the host cannot note', () => {
  test('makes no layers, and can be stored again', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const draft = await window.call('layers.read', { fileId: folder.layerHost.keep('hytter.geojson', HUTS) });
    const whole = folder.layerHost.files.commit;
    folder.layerHost.files.commit = () => Promise.reject(new Error('The disk is full'));
    const store = () => window.call('layers.store', { draftId: draft.draftId, mapName: 'hytter' });
    await expect(store()).rejects.toThrow('The disk is full');
    expect(await window.call('layers.list', {})).toEqual([]);
    expect(await count(window, '1=1')).toContain('map/unknown-map');
    expect(await window.database.layerBlocks.count()).toBe(0);
    folder.layerHost.files.commit = whole;
    expect(await store()).toMatchObject([{ mapName: 'hytter', state: 'ready' }]);
    expect(await count(window, '1=1', 'hytter', 1001)).toBe('3');
    expect((await folder.layerHost.files.list()).files).toMatchObject([
      { isCommitted: true, layers: [{ layerId: 1001 }] },
    ]);
    await expect(store()).rejects.toMatchObject({ code: 'layer-import/unknown-draft' });
  });
});

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
    expect(await window.database.layerBlocks.count()).toBe(0);
    expect((await folder.layerHost.files.list()).files).toEqual([]);
    window.kill();
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

  test('are there after a start', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    first.kill();
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'ready' }]);
    expect(await count(second, 'Senger &gt; 2')).toBe('2');
  });

  test('come back from their files where the database was lost, with their names and numbers', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS, 'a.geojson');
    await importLayers(folder, first, HUTS);
    await first.call('layers.rename', { layerId: 1001, name: 'Hytter' });
    const before = await ask(first, 'QueryFeatureData', ids(1001));
    await first.call('layers.remove', { layerId: 1000 });
    first.kill();
    folder.loseDatabase();
    const second = await folder.start();
    await expect
      .poll(() => second.call('layers.list', {}))
      .toMatchObject([{ layerId: 1001, name: 'Hytter', mapName: 'hytter', state: 'ready' }]);
    expect(await ask(second, 'QueryFeatureData', ids(1001))).toBe(before);
  });

  test('that are being restored are told of to clients, who never get an answer that lacks them', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    await importLayers(folder, first, HUTS, 'a.geojson');
    await importLayers(folder, first, HUTS, 'b.geojson', 'Varde');
    const asked: [operation: string, input: string][] = [
      ['GetMapCount', ''],
      ['GetMapName', '<Index>2</Index>'],
      ['GetMapName', '<Index>3</Index>'],
      ['GetServerInfo', '<MapName>hytter</MapName>'],
      ['GetServerInfo', '<MapName>Varde</MapName>'],
      ['QueryFeatureCount', ids(1000)],
      ['QueryFeatureCount', '<MapName/><LayerID>1002</LayerID>'],
      ['QueryFeatureCount', '<MapName/><LayerID>1</LayerID>'],
      ['GetDefaultLayerDrawingDescriptions', '<MapName/>'],
      ['GetDefaultLayerDrawingDescriptions', '<MapName/><LayerIDs><Int>1</Int></LayerIDs>'],
      ['Find', `${VARDE_VIEW}<SearchString>bu</SearchString>${FIND}`],
      ['Find', `${VARDE_VIEW}<SearchString>bu</SearchString>${FIND}<LayerIDs><Int>1</Int></LayerIDs>`],
    ];
    const answers = async (window: StartedWindow) => {
      const all: string[] = [];
      for (const [operation, input] of asked) all.push(await ask(window, operation, input));
      return all;
    };
    const before = await answers(first);
    first.kill();
    folder.loseDatabase();
    const whole = folder.layerHost.files.check;
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    folder.layerHost.files.check = async (fileId) => {
      await allowed;
      return whole(fileId);
    };
    const second = await folder.start();
    const meanwhile = await answers(second);
    const fromBefore = meanwhile.flatMap((answer, index) => (answer === before[index] ? [index] : []));
    expect(fromBefore).toEqual([0, 1, 2, 7, 9, 11]);
    for (const [index, answer] of meanwhile.entries()) {
      if (!fromBefore.includes(index)) expect(answer).toContain('<code>map/restoring</code>');
    }
    const { status, headers } = await send(second, 'GetServerInfo', '<MapName>hytter</MapName>');
    expect(status).toBe(500);
    expect(headers).toContainEqual({ name: 'retry-after', value: '1' });
    expect(meanwhile[3]).toContain('<faultcode>soap:Server</faultcode>');
    folder.host.dropped.length = 0;
    allow();
    await expect.poll(() => answers(second)).toEqual(before);
    expect(folder.host.dropped).toContain('/services');
  });

  test('whose file is damaged are told of, and can be removed', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    first.kill();
    folder.loseDatabase();
    folder.layerHost.files.check = () => Promise.reject(new Error('SHA-256 differs'));
    const second = await folder.start();
    await expect.poll(() => second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'lost' }]);
    // Nobody waits for what does not come back.
    expect(await ask(second, 'GetMapCount', '')).toContain('<Result>2</Result>');
    expect(await count(second, '1=1')).toContain('map/unknown-map');
    await second.call('layers.remove', { layerId: 1000 });
    expect(await second.call('layers.list', {})).toEqual([]);
    expect((await folder.layerHost.files.list()).files).toEqual([]);
  });
});

describe('a kill', () => {
  async function killedAt(change: (files: LayerFiles, reached: () => void) => Partial<LayerFiles>) {
    const folder = createDataFolder();
    const whole = { ...folder.layerHost.files };
    const first = await folder.start();
    await new Promise<void>((reached, reject) => {
      Object.assign(folder.layerHost.files, change(whole, reached));
      importLayers(folder, first, HUTS).then(() => reject(new Error('The file was taken')), reject);
    });
    first.kill();
    Object.assign(folder.layerHost.files, whole);
    return folder;
  }

  test('while the file is read leaves nothing', async () => {
    let reads = 0;
    const folder = await killedAt((files, reached) => ({
      read(fileId, offset) {
        reads += 1;
        if (reads < 3) return files.read(fileId, offset);
        reached();
        return never();
      },
    }));
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toEqual([]);
    expect((await folder.layerHost.files.list()).files).toEqual([]);
  });

  test('after the layers stood is ended at the next start', async () => {
    const folder = await killedAt((_, reached) => ({
      commit() {
        reached();
        return never();
      },
    }));
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'ready' }]);
    expect((await folder.layerHost.files.list()).files).toMatchObject([{ isCommitted: true }]);
  });
});
