// What stands on the disk is damaged at random: Varde starts, what it answers is as before, or it says what is missing,
// and no file of a person is gone. A few runs by itself; as many as wanted with VARDE_DAMAGE_RUNS.

import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../../drivers/bridge-client.ts';
import { contentsBelow, createRandom, damageFolder } from '../../drivers/damage.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { ask } from '../../drivers/http-client.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const RUNS = Number(process.env['VARDE_DAMAGE_RUNS'] ?? 4);
const SEED = Number(process.env['VARDE_DAMAGE_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const MAX_SETTLE_MS = 20_000;
/** Answers that were the same for so long are the last ones. */
const STAYS_MS = 3_000;
const LOOK_MS = 300;

type Answers = Readonly<Record<string, string>>;

interface Outcome {
  readonly different: readonly string[];
  /** The codes of what Varde says of its own. */
  readonly notices: readonly string[];
}

const LAYER = JSON.stringify({
  type: 'FeatureCollection',
  features: Array.from({ length: 3000 }, (_, index) => ({
    type: 'Feature',
    properties: { name: `Hytte ${index}`, height: index },
    geometry: { type: 'Point', coordinates: [8 + index / 1000, 61] },
  })),
});
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
const PERSONS = [sumOf(readPlantAnswer().text), sumOf(LAYER)];

/** What a person has in Varde, as it is answered; an answer that is refused for now is its status. */
async function answersOf(varde: VardeProgram): Promise<Answers> {
  const client = await connectBridgeClient(varde);
  const told = async (work: () => Promise<unknown>) => {
    try {
      return JSON.stringify(await work());
    } catch (error) {
      return `refused: ${String(error)}`;
    }
  };
  const { data } = client;
  const answers = {
    plants: (await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlantsInOperation`)).text,
    views: await told(() => data.remote['views.list']({})),
    layers: await told(() => data.remote['layers.list']({})),
    bounds: await told(() => data.remote['layers.bounds']({ layerId: 1000 })),
    tile: await told(() => data.remote['layers.tile']({ layerId: 1000, z: 4, x: 8, y: 4 })),
    feature: await told(() => data.remote['layers.feature']({ layerId: 1000, objectId: 1500 })),
  };
  client.close();
  return answers;
}

async function noticesOf(varde: VardeProgram): Promise<string[]> {
  const client = await connectBridgeClient(varde);
  const { notices } = await client.host.remote['app.info']({});
  client.close();
  return notices.map(({ code }) => code).filter((code) => !['running-as-root', 'port-taken'].includes(code));
}

/** A folder with a register, a layer and views, which nobody uses any more. */
async function fillFolder(folder: string): Promise<Answers> {
  const varde = await startVarde({ dataFolder: folder, seed: 'none' });
  const client = await connectBridgeClient(varde);
  const { data } = client;
  const plants = new TextEncoder().encode(readPlantAnswer().text);
  const layer = new TextEncoder().encode(LAYER);
  for (const [fileName, bytes] of [
    ['plants.json', plants],
    ['hytter.geojson', layer],
  ] as const) {
    const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
    await readFile(client, fileId);
    await storeFile(client, fileId);
  }
  for (let count = 1; count <= 5; count++) {
    const view = {
      viewId: `v${count}`,
      name: `View ${count}`,
      register: 'plants',
      query: '',
      savedAtMs: count,
    } as const;
    await data.remote['views.save']({ view });
  }
  await data.remote['views.remove']({ viewId: 'v3' });
  client.close();
  const answers = await answersOf(varde);
  await varde.stop();
  return answers;
}

/**
 * Layers come back in the background: waits until the answers are as before, or a notice says that something is missing
 * and they stay as they are.
 */
async function settled(varde: VardeProgram, before: Answers): Promise<Outcome> {
  const began = Date.now();
  let last = { text: '', sinceMs: began };
  for (;;) {
    const answers = await answersOf(varde).catch(() => undefined);
    const text = JSON.stringify(answers);
    if (text !== last.text) last = { text, sinceMs: Date.now() };
    if (answers) {
      const different = Object.keys(before).filter((name) => answers[name] !== before[name]);
      if (different.length === 0) return { different, notices: [] };
      const notices = await noticesOf(varde).catch(() => []);
      const isSettled = notices.length > 0 && Date.now() - last.sinceMs > STAYS_MS;
      if (isSettled || Date.now() - began > MAX_SETTLE_MS) return { different, notices };
    }
    await wait(LOOK_MS);
  }
}

/** Damages a copy of the folder and starts Varde in it. Gives what was lost in silence; nothing is right. */
async function damageOnce(template: string, before: Answers, random: () => number) {
  const folder = createDataFolder();
  try {
    cpSync(template, folder.path, { recursive: true });
    const damage = damageFolder(folder.path, random);
    const left = contentsBelow(join(folder.path, 'imports'));
    const varde = await startVarde({ dataFolder: folder.path }).catch((error: unknown) => String(error));
    const what = `${damage.file} ${damage.kind}`;
    if (typeof varde === 'string') return { isEqual: false, lost: [`${what}: ${varde}`] };
    const { different, notices } = await settled(varde, before);
    await varde.stop();
    const kept = contentsBelow(join(folder.path, 'imports'));
    const lost = PERSONS.filter((sum) => left.has(sum) && !kept.has(sum)).map(
      () => `${what}: a file is gone`,
    );
    if (different.length > 0 && notices.length === 0) lost.push(`${what}: ${different}`);
    return { isEqual: different.length === 0, lost };
  } finally {
    folder.remove();
  }
}

// The title is without its seed: each worker process draws one, and a test is found by its title.
test(`a data folder that was damaged ${RUNS} times at random loses nothing in silence`, async () => {
  test.setTimeout(120_000 + RUNS * 60_000);
  const template = createDataFolder();
  const before = await fillFolder(template.path);
  const random = createRandom(SEED);
  const outcomes = { equal: 0, told: 0 };
  const lost: string[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const outcome = await damageOnce(template.path, before, random);
    if (outcome.isEqual) outcomes.equal += 1;
    else outcomes.told += 1;
    lost.push(...outcome.lost.map((what) => `run ${run}: ${what}`));
    if (run % 25 === 0) console.log(`damage: ${run} runs, ${lost.length} lost something in silence`);
  }
  template.remove();
  const description = `${RUNS} runs: ${outcomes.equal} answered as before, ${outcomes.told} said what is missing`;
  test.info().annotations.push({ type: 'note', description });
  console.log(`damage: ${description} (seed ${SEED})`);
  expect(lost, `seed ${SEED}`).toEqual([]);
});
