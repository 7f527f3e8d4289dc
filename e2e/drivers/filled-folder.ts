// A data folder with something of every kind that a person may have in Varde: as small as may be, and with values so large
// that the browser keeps them in files of their own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BridgeClient, connectBridgeClient, readFile, sendFile, storeFile } from './bridge-client.ts';
import { createRandom } from './damage.ts';
import { ask } from './http-client.ts';
import { addTarget } from './observation-writer.ts';
import { readPlantAnswer } from './real-data.ts';
import { mbtiles, pngWith, writeUtmCache } from './tile-files.ts';
import { startVarde, type VardeProgram } from './varde-program.ts';

const FIRST_MS = Date.parse('2026-02-14T11:30:00Z');
/** A port that nobody listens at: what goes there stays in the outbox. */
const NOWHERE = 'http://127.0.0.1:9';

/** All digits of a double, so that nothing packs them. */
const random = createRandom(1);
const somewhere = () => [8 + random(), 61 + random()];
const bytesOf = (text: string | Buffer) => Uint8Array.from(Buffer.from(text));
const numbered = <Item>(length: number, itemOf: (index: number) => Item) =>
  Array.from({ length }, (_, index) => itemOf(index));

const POINTS = ['VannKraftverkID;lat;lon', ...numbered(1500, (at) => `${at + 1};60,5;9,${1000 + at}`)].join(
  '\n',
);
const HUTS = layerOf(numbered(3000, (index) => ({ type: 'Point', coordinates: [8 + index / 1000, 61] })));
/** Its shapes are more than the browser keeps in its database. */
const TRAILS = layerOf(numbered(3, () => ({ type: 'LineString', coordinates: numbered(3000, somewhere) })));
/** The database writes its first table when it has got so much. */
const REMOVED = layerOf(numbered(40_000, () => ({ type: 'Point', coordinates: somewhere() })));
const REMOVED_TIMES = 3;

function layerOf(geometries: readonly object[]): string {
  const features = geometries.map((geometry, height) => {
    return { type: 'Feature', properties: { name: `Sted ${height}`, height }, geometry };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Fills an empty folder, and leaves it to itself. */
export async function fillFolder(folder: string): Promise<void> {
  const varde = await startVarde({ dataFolder: folder, seed: 'none' });
  const client = await connectBridgeClient(varde);
  for (const [fileName, text] of [
    ['plants.json', readPlantAnswer().text],
    ['punkter.csv', POINTS],
    ['hytter.geojson', HUTS],
    ['stier.geojson', TRAILS],
  ] as const) {
    await importFile(client, fileName, text);
  }
  await keepViews(client);
  await keepCaches(client, varde);
  await keepObservations(client, varde);
  await client.host.remote['settings.write']({ change: { name: 'ui.plants', value: { width: 321 } } });
  for (let times = 0; times < REMOVED_TIMES; times++) {
    await importFile(client, 'borte.geojson', REMOVED);
    const { layerId } = (await client.data.remote['layers.list']({})).at(-1) ?? {};
    if (layerId !== undefined) await client.data.remote['layers.remove']({ layerId });
  }
  client.close();
  await varde.stop();
}

async function importFile(client: BridgeClient, fileName: string, text: string): Promise<void> {
  const bytes = bytesOf(text);
  const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
  await readFile(client, fileId);
  await storeFile(client, fileId);
}

async function keepViews({ data }: BridgeClient): Promise<void> {
  for (let count = 1; count <= 5; count++) {
    const named = { viewId: `v${count}`, name: `View ${count}` };
    await data.remote['views.save']({
      view: { ...named, register: 'plants', query: '', savedAtMs: count },
    });
  }
  await data.remote['views.remove']({ viewId: 'v3' });
}

/** One cache of one file, one of many, and a tile that was drawn. */
async function keepCaches(client: BridgeClient, varde: VardeProgram): Promise<void> {
  const { host } = client;
  const bytes = bytesOf(mbtiles({ colour: [10, 20, 30] }));
  const fileId = await sendFile(client, 'flater.mbtiles', bytes.length, [bytes]);
  const folder = mkdtempSync(join(tmpdir(), 'varde-utm-'));
  for (const place of [{ fileId }, { path: writeUtmCache(join(folder, 'Utm'), [40, 50, 60]) }]) {
    const { draftId } = await host.remote['caches.look'](place);
    await host.remote['caches.take']({ draftId, isCopy: true });
  }
  rmSync(folder, { recursive: true });
  await ask(`${varde.ready.url}/tiles/varde-web/6/33/18`);
}

/** One that is being written, one in the wastebasket, one in the outbox, one that is registered and was fetched again. */
async function keepObservations(client: BridgeClient, varde: VardeProgram): Promise<void> {
  const { host } = client;
  await host.remote['tokens.issue']({ name: 'Station' });
  await writeDraft(client, 1);
  await host.remote['drafts.remove']({ draftId: await writeDraft(client, 2) });
  const nowhere = await addTarget(client, varde, NOWHERE);
  await host.remote['outbox.send']({ draftId: await writeDraft(client, 3), targetId: nowhere });
  for (const number of [4, 5]) {
    await host.remote['drafts.save']({ draftId: await writeDraft(client, number) });
  }
  const self = await addTarget(client, varde, String(varde.ready.services['observation']));
  const scope = { hazardIds: [], regionIds: [], fromMs: FIRST_MS - 1_000, toMs: FIRST_MS + 10_000_000 };
  const { jobId } = await host.remote['pulls.start']({
    question: { targetId: self, scope, withPictures: true },
  });
  for (;;) {
    const job = (await host.remote['jobs.list']({})).find((each) => each.jobId === jobId);
    if (job?.state === 'done') break;
    if (job?.state !== 'running') throw new Error(`The pull ended as ${job?.state}: ${job?.errorCode}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** With a picture that no other has. */
async function writeDraft({ host }: BridgeClient, number: number): Promise<string> {
  const content = {
    observer: `Kari Nordmann ${number}`,
    placeText: '61.1, 7.5',
    observedAt: { instantMs: FIRST_MS + number * 60_000, offsetMinutes: 60, zone: 'Europe/Oslo' },
    registration: {
      GeoHazardTID: 10,
      ObsLocation: { Latitude: 61.1, Longitude: 7.5, Uncertainty: 20 },
      DangerObs: [{ DangerSignTID: 3, Comment: `Drønn ${number}` }],
    },
    pictures: [],
  };
  const { draftId } = await host.remote['drafts.create']({ content });
  const bytes = bytesOf(pngWith((x, y) => [x % 256, y % 256, number]));
  const sha256 = await host.remote['drafts.addPicture']({ draftId, bytes });
  const said = { fileName: `${number}.png`, caption: 'Skavl', photographer: '', copyright: '' };
  const pictures = [{ ...said, sha256, bytes: bytes.length, registrationTid: 13 }];
  await host.remote['drafts.keep']({ draftId, content: { ...content, pictures } });
  return draftId;
}
