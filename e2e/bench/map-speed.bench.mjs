// Pictures of 1024 × 768 pixels over SOAP beside MapServer, from the same data in the same style: 10,000 points with
// labels, 50,000 areas, a coast of 200,000 vertices; the coast also in drawing alone, to pixels without sockets and files.
// Sides take turns, each request asks for another box, and medians are compared. QGIS Server is told beside, where it is
// installed. Where MapServer is not installed nothing is measured, which is said.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { createPixelDrawing } from './drawn-pixels.bench.ts';
import { median, tellRatio } from './figures.mjs';
import { exportRequest, nextBox } from './map-pictures.bench.ts';
import { DATA_BOX } from './map-speed-data.mjs';
import { SCENES } from './map-speed-scenes.mjs';
import { hasMapServer, startMapServer } from './mapserver.mjs';
import { postSoap } from './post-soap.mjs';
import { hasQgisServer, startQgisServer } from './qgis-server.mjs';

const NO_DRAWER = 'map2img of MapServer is not installed (mapserver-bin): drawing alone was not compared';
const RUNS = 11;
/** A process that serves maps all day is measured warm: code in JavaScript gets its speed within some fifteen pictures. */
const WARM_RUNS = 20;
/** Of the pixels: what an empty picture does not have. */
const LEAST_SHARE = 0.1;
/** In drawing alone either side draws so many pictures in its turn, and the quickest counts: that which nobody disturbed. */
const DRAWN_AT_ONCE = 5;
/** It takes seconds for what others draw in parts of one. */
const QGIS_RUNS = 3;
const SIZE = { widthPx: 1024, heightPx: 768 };
/** Degrees; with the shape of the image. */
const WISH = { box: DATA_BOX, step: 0.0007 };

if (hasMapServer()) await compareAll();
else console.log('MapServer is not installed (cgi-mapserver, spawn-fcgi, gdal-bin): nothing was compared');

async function compareAll() {
  const folder = createDataFolder();
  const theirFolder = join(folder.path, 'mapserver');
  mkdirSync(theirFolder);
  const varde = await startVarde({ dataFolder: join(folder.path, 'varde'), seed: 'none' });
  const client = await connectBridgeClient(varde);
  let theirs;
  let qgis;
  try {
    theirs = await startMapServer(theirFolder, SCENES);
    if (hasQgisServer()) qgis = await startQgisServer(theirFolder, SCENES);
    else console.log('QGIS Server is not installed (qgis-server, spawn-fcgi): it is not told beside');
    for (const [name, scene] of Object.entries(SCENES)) {
      const layer = await takeIn(client, name, scene);
      await compare(name, scene, layer, new URL(varde.ready.services.map), { theirs, qgis });
    }
    for (const [name, scene] of Object.entries(SCENES))
      if (scene.maxDrawnRatio) await compareDrawing(name, scene, theirs);
  } finally {
    theirs?.stop();
    qgis?.stop();
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

async function compare(mapName, { title, maxRatio }, layer, address, { theirs, qgis }) {
  const wish = { ...SIZE, ...WISH, mapName, layers: [layer] };
  const ours = () => timed(() => postSoap(address, exportRequest(wish)));
  const other = () => timed(() => theirs.draw(mapName, { ...SIZE, box: nextBox(WISH) }));
  const third = () => timed(() => qgis.draw(mapName, { ...SIZE, box: nextBox(WISH) }));
  for (let run = 0; run < WARM_RUNS; run++) await Promise.all([ours(), other()]);
  // Its first picture reads the project.
  if (qgis) await third();
  const [ourMs, theirMs, qgisMs] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    ourMs.push(await ours());
    theirMs.push(await other());
    if (qgis && run < QGIS_RUNS) qgisMs.push(await third());
  }
  const beside = qgis ? { qgisServerMs: Math.round(median(qgisMs)) } : {};
  const figures = { name: title, ...rounded({ ourMs, theirMs }), ...beside };
  tellRatio('map-speed', { figures, ratio: median(ourMs) / median(theirMs), maxRatio });
}

/**
 * Of both what their own clock tells: ours from a display list to pixels; MapServer's from its file, which is in memory, to
 * pixels. How long ours takes from rows on is told beside it.
 */
async function compareDrawing(name, { title, json, symbol, maxDrawnRatio }, theirs) {
  const areas = JSON.parse(json).features.map(({ geometry }) => geometry.coordinates);
  const drawPixels = await createPixelDrawing(areas, symbol);
  const draw = () => drawPixels({ ...SIZE, box: nextBox(WISH) });
  for (let run = 0; run < WARM_RUNS; run++) {
    const { share } = await draw();
    if (!(share > LEAST_SHARE)) throw new Error(`Of the pixels ${share} were drawn`);
  }
  const [ourMs, theirMs, fromRowsMs] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    const listMs = [];
    for (let count = 0; count < DRAWN_AT_ONCE; count++)
      fromRowsMs.push(await timed(async () => listMs.push((await draw()).listMs)));
    ourMs.push(Math.min(...listMs));
    // Its first picture opens files and fonts.
    const times = theirs.drawTimes(name, { ...SIZE, box: nextBox(WISH) }, DRAWN_AT_ONCE + 1);
    if (!times) return console.log(NO_DRAWER);
    theirMs.push(Math.min(...times.slice(1)));
  }
  const figures = {
    name: `${title}, drawing alone`,
    ...rounded({ ourMs, theirMs }),
    fromRowsMs: Math.round(median(fromRowsMs)),
  };
  tellRatio('map-speed', { figures, ratio: median(ourMs) / median(theirMs), maxRatio: maxDrawnRatio });
}

function rounded({ ourMs, theirMs }) {
  return { ourMs: Math.round(median(ourMs)), mapServerMs: Math.round(median(theirMs)) };
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
