// Pictures of 1024 × 768 pixels over SOAP beside MapServer, from the same data in the same style: 10,000 points with
// labels, 50,000 areas, a coast of 200,000 vertices. Sides take turns, each request asks for another box, and medians are
// compared. Ratios are told without a verdict: the aim, to be as fast as MapServer, is not reached yet. Where MapServer is not
// installed nothing is measured, which is said.

import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { exportRequest, nextBox } from './map-pictures.bench.ts';
import { coast, DATA_BOX, points, polygons } from './map-speed-data.mjs';
import { hasMapServer, startMapServer } from './mapserver.mjs';

const RUNS = 11;
/** A process that serves maps all day is measured warm: code in JavaScript gets its speed within some fifteen pictures. */
const WARM_RUNS = 20;
const SIZE = { widthPx: 1024, heightPx: 768 };
/** Degrees; with the shape of the image. */
const WISH = { box: DATA_BOX, step: 0.0007 };

const rgb = (Red, Green, Blue) => ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 });
const line = (Color, Width) => ({ $type: 'SimpleLineSymbol', Color, Width, Style: 'geoSLSSolid' });
const fill = (Color, Outline) => ({ $type: 'SimpleFillSymbol', Color, Outline, Style: 'geoSFSSolid' });

const SCENES = {
  points: {
    title: '10,000 points with labels',
    json: points(10_000),
    type: 'POINT',
    lines: [
      'LABELITEM "navn"',
      'CLASS STYLE SYMBOL "circle" SIZE 8 COLOR 30 110 150 OUTLINECOLOR 255 255 255 OUTLINEWIDTH 1 END',
      'LABEL TYPE TRUETYPE FONT "inter" SIZE 8 COLOR 40 50 60 OUTLINECOLOR 255 255 255 OUTLINEWIDTH 2',
      'POSITION AUTO PARTIALS FALSE BUFFER 1 END END',
    ],
    symbol: {
      $type: 'SimpleMarkerSymbol',
      ...{ Angle: 0, Size: 6, XOffset: 0, YOffset: 0, Style: 'geoSMSCircle', Color: rgb(30, 110, 150) },
      ...{ Outline: true, OutlineColor: rgb(255, 255, 255), OutlineSize: 0.75 },
    },
    labels: {
      LabelClassDescriptions: [
        {
          LabelExpression: '[navn]',
          Symbol: {
            $type: 'SimpleTextSymbol',
            ...{ Color: rgb(40, 50, 60), Size: 8, MaskStyle: 'geoMSHalo', MaskSize: 1 },
            MaskSymbol: fill(rgb(255, 255, 255)),
          },
        },
      ],
    },
  },
  polygons: {
    title: '50,000 areas',
    json: polygons(250, 200),
    type: 'POLYGON',
    lines: ['CLASS STYLE COLOR 226 214 190 OUTLINECOLOR 90 80 60 OUTLINEWIDTH 1 END END'],
    symbol: fill(rgb(226, 214, 190), line(rgb(90, 80, 60), 0.75)),
  },
  coast: {
    title: 'a coast of 200,000 vertices',
    json: coast(200, 1_000),
    type: 'POLYGON',
    lines: ['CLASS STYLE COLOR 238 236 224 OUTLINECOLOR 60 90 160 OUTLINEWIDTH 1 END END'],
    symbol: fill(rgb(238, 236, 224), line(rgb(60, 90, 160), 0.75)),
  },
};

if (hasMapServer()) await compareAll();
else console.log('MapServer is not installed (cgi-mapserver, spawn-fcgi, gdal-bin): nothing was compared');

async function compareAll() {
  const folder = createDataFolder();
  const theirFolder = join(folder.path, 'mapserver');
  mkdirSync(theirFolder);
  const varde = await startVarde({ dataFolder: join(folder.path, 'varde'), seed: 'none' });
  const client = await connectBridgeClient(varde);
  let theirs;
  try {
    theirs = await startMapServer(theirFolder, SCENES);
    for (const [name, scene] of Object.entries(SCENES)) {
      const layer = await takeIn(client, name, scene);
      await compare(name, scene, layer, new URL(varde.ready.services.map), theirs);
    }
  } finally {
    theirs?.stop();
    client.close();
    await varde.stop();
    folder.remove();
  }
}

async function takeIn(client, name, { json, symbol, labels }) {
  const bytes = new TextEncoder().encode(json);
  const fileId = await sendFile(client, `${name}.geojson`, bytes.length, [bytes]);
  await readFile(client, fileId);
  await storeFile(client, fileId, name);
  const { layerId } = (await client.data.remote['layers.list']({})).find(({ mapName }) => mapName === name);
  return {
    $type: 'LayerDescription',
    ...{
      LayerID: layerId,
      DefinitionExpression: '',
      Visible: true,
      ShowLabels: labels !== undefined,
      ScaleSymbols: false,
    },
    ...{ SetSelectionSymbol: false, SelectionBufferDistance: 0, ShowSelectionBuffer: false },
    DrawingDescription: {
      $type: 'FeatureLayerDrawingDescription',
      FeatureRenderer: { $type: 'SimpleRenderer', Symbol: symbol },
      Transparency: 0,
      ...(labels ? { LabelingDescription: labels } : {}),
    },
  };
}

async function compare(mapName, { title }, layer, address, theirs) {
  const wish = { ...SIZE, ...WISH, mapName, layers: [layer] };
  const ours = () => timed(() => post(address, exportRequest(wish)));
  const other = () => timed(() => theirs.draw(mapName, { ...SIZE, box: nextBox(WISH) }));
  for (let run = 0; run < WARM_RUNS; run++) await Promise.all([ours(), other()]);
  const [ourMs, theirMs] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    ourMs.push(await ours());
    theirMs.push(await other());
  }
  const figures = { name: title, ourMs: Math.round(median(ourMs)), mapServerMs: Math.round(median(theirMs)) };
  tellRatio('map-speed', { figures, ratio: median(ourMs) / median(theirMs) });
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function post({ hostname, port, pathname: path }, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length };
    const asked = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(pieces);
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(answer.toString().slice(0, 1000)));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
