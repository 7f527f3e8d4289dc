// Host, data window or both are killed at random while observations are written and delivered, over a line that is cut. A
// few kills by itself; as many as wanted with VARDE_DELIVERY_KILLS. The files of the target count.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type BridgeClient, connectBridgeClient } from '../../drivers/bridge-client.ts';
import { createRandom } from '../../drivers/damage.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import {
  addTarget,
  hurryOutbox,
  type Promised,
  type registeredIn,
  writeObservation,
} from '../../drivers/observation-writer.ts';
import { createOffice } from '../../drivers/office.ts';
import { browsersOf } from '../../drivers/processes.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const KILLS = Number(process.env['VARDE_DELIVERY_KILLS'] ?? 4);
const SEED = Number(process.env['VARDE_DELIVERY_SEED'] ?? Math.floor(Math.random() * 1_000_000));
/** Half of the registrations pass. */
const CUTS = [undefined, undefined, 'cutWithin', 'answerLost'] as const;
const VICTIMS = ['host', 'both', 'data window'] as const;
/** Writing one observation and delivering it takes about so long. */
const MAX_WORK_MS = 2_500;
const MAX_DELIVERY_MS = 120_000;

const nothingPromised = (): Promised => ({ kept: new Set(), saved: new Set() });

/** The line to it is cut within the pictures of the first registration, then at random, until it is good. */
async function createCutOffice(random: () => number) {
  const line = { isGood: false };
  let isFirst = true;
  const office = await createOffice(() => {
    if (line.isGood) return undefined;
    const fault = isFirst ? 'cutWithin' : CUTS[Math.floor(random() * CUTS.length)];
    isFirst = false;
    return fault;
  });
  return { ...office, line };
}

async function untilDelivered(client: BridgeClient): Promise<void> {
  await expect
    .poll(() => hurryOutbox(client), { timeout: MAX_DELIVERY_MS, intervals: [500, 1_000] })
    .toEqual([]);
}

/** Everything that was promised: 0 lost, 0 twins, each whole; and what was being written is still a draft. */
async function expectNothingLost(
  { host }: BridgeClient,
  { kept, saved }: Promised,
  registered: ReturnType<typeof registeredIn>,
): Promise<void> {
  expect([...saved].filter((draftId) => !registered.has(draftId))).toEqual([]);
  expect([...registered].filter(([, { regIds }]) => regIds.size !== 1)).toEqual([]);
  const { drafts, unreadable } = await host.remote['drafts.list']({});
  expect(unreadable).toEqual([]);
  const written = new Set(drafts.map(({ draftId }) => draftId));
  expect([...kept].filter((draftId) => !(written.has(draftId) || registered.has(draftId)))).toEqual([]);
  // Whole, and not both finished and a draft.
  expect([...kept].filter((draftId) => written.has(draftId) && registered.has(draftId))).toEqual([]);
  expect([...saved].filter((draftId) => registered.get(draftId)?.pictures !== 5)).toEqual([]);
}

/** Writes one observation after the other until Varde goes away. */
async function writeUntilGone(client: BridgeClient, promised: Promised, targetId: string): Promise<void> {
  try {
    for (;;) await writeObservation(client, promised, { targetId, number: promised.kept.size });
  } catch {
    // Whatever had been said before counts.
  }
}

test(`after ${KILLS} kills of host and data window every observation that was saved is at the target, once`, async () => {
  test.setTimeout(180_000 + KILLS * 60_000);
  const random = createRandom(SEED);
  const folder = createDataFolder();
  const profile = join(folder.path, 'profile-data');
  const office = await createCutOffice(random);
  const promised = nothingPromised();
  let targetId: string | undefined;
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = VICTIMS[kill % VICTIMS.length];
    const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
    const client = await connectBridgeClient(varde);
    targetId ??= await addTarget(client, office.varde, office.proxy.url);
    const before = promised.saved.size;
    const writing = writeUntilGone(client, promised, targetId);
    await wait(random() * MAX_WORK_MS);
    if (victim !== 'host') killBrowser(profile);
    if (victim === 'data window') {
      // What is written goes to the host, and on without a data window.
      await expect.poll(() => promised.saved.size, { timeout: MAX_DELIVERY_MS }).toBeGreaterThan(before + 1);
    }
    await varde.kill();
    client.close();
    await writing;
    if (kill % 2 === 1) {
      killBrowser(profile);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
    if ((kill + 1) % 10 === 0) console.log(`deliver: ${kill + 1} kills, ${promised.saved.size} saved`);
  }
  office.line.isGood = true;
  const last = await startVarde({ dataFolder: folder.path, seed: 'none' });
  const client = await connectBridgeClient(last);
  await untilDelivered(client);
  await expectNothingLost(client, promised, office.registered());
  const { cutWithin, answerLost } = office.proxy.met;
  console.log(
    `deliver: ${KILLS} kills, ${promised.saved.size} saved, ${cutWithin} cut in a picture, ${answerLost} before the answer (seed ${SEED})`,
  );
  expect(promised.saved.size).toBeGreaterThan(0);
  expect(cutWithin).toBeGreaterThan(0);
  client.close();
  await last.stop();
  await office.close();
  folder.remove();
});

function killBrowser(profile: string): void {
  const [main] = browsersOf(profile);
  if (!main) return;
  try {
    process.kill(main.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

const DISK_MB = 400;
/** What is left of the disk when observations are written: not one more than a few. */
const LEFT_BYTES = 1_500_000;

/** A small disk of its own. Undefined where this user may not mount one. */
function mountDisk(path: string): { unmount(): void } | undefined {
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { unmount: () => execFileSync('umount', ['--lazy', path]) };
}

function fillDisk(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
}

/** The code of the first refusal. */
async function writeUntilRefused(
  client: BridgeClient,
  promised: Promised,
  targetId: string,
): Promise<string> {
  for (;;) {
    try {
      await writeObservation(client, promised, { targetId, number: promised.kept.size });
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  }
}

test('on a full disk an observation is refused with a word, and those that were saved arrive once there is room', async () => {
  test.setTimeout(240_000);
  const folder = createDataFolder();
  const data = join(folder.path, 'disk');
  const disk = mountDisk(data);
  if (!disk) folder.remove();
  test.skip(!disk, 'this user may not mount a small disk');
  const promised = nothingPromised();
  let varde: VardeProgram | undefined;
  let office: Awaited<ReturnType<typeof createCutOffice>> | undefined;
  try {
    office = await createCutOffice(createRandom(SEED));
    varde = await startVarde({ dataFolder: data, seed: 'none' });
    const client = await connectBridgeClient(varde);
    const targetId = await addTarget(client, office.varde, office.proxy.url);
    const ballast = join(data, 'ballast');
    fillDisk(data, ballast);
    const refusal = await writeUntilRefused(client, promised, targetId);
    console.log(`deliver: on a full disk ${promised.saved.size} were saved, then ${refusal}`);
    expect(refusal).toMatch(/^[a-z]+\/[a-z-]+$/);
    client.close();
    await varde.kill();
    rmSync(ballast);
    office.line.isGood = true;
    varde = await startVarde({ dataFolder: data, seed: 'none' });
    const again = await connectBridgeClient(varde);
    await writeObservation(again, promised, { targetId, number: promised.kept.size });
    await untilDelivered(again);
    await expectNothingLost(again, promised, office.registered());
    expect(readdirSync(join(data, 'outbox'))).toEqual([]);
    again.close();
  } finally {
    await varde?.stop();
    disk?.unmount();
    await office?.close();
    folder.remove();
  }
});
