// The data window runs in Chromium or in its part without windows, whichever is installed: both must have what the other
// one stored, as that part comes and goes with a package.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../../drivers/bridge-client.ts';
import { ask } from '../../drivers/http-client.ts';
import { browsersOf } from '../../drivers/processes.ts';
import { asServed, createLargeAnswer, type PlantAnswer } from '../../drivers/real-data.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const CHROMIUM = '/usr/bin/chromium';
const WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell';

/** Where none is named, the one without windows is found. */
const FULL = { hidden: CHROMIUM, runs: '/usr/lib/chromium/chromium' };
const FOUND = { hidden: '', runs: WITHOUT_WINDOWS };

async function runIn(
  { hidden, runs }: typeof FULL,
  dataFolder: string,
  within: (varde: VardeProgram) => Promise<void>,
): Promise<void> {
  const environment = { VARDE_CHROMIUM: CHROMIUM, VARDE_HIDDEN_CHROMIUM: hidden };
  const varde = await startVarde({ dataFolder, seed: 'none', environment });
  try {
    const [browser] = browsersOf(join(dataFolder, 'profile-data'));
    expect(browser?.command.split(' ')[0]).toBe(runs);
    await within(varde);
  } finally {
    await varde.stop();
  }
}

async function takeIn(varde: VardeProgram, { fileName, text }: PlantAnswer): Promise<void> {
  const client = await connectBridgeClient(varde);
  const bytes = new TextEncoder().encode(text);
  const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
  await readFile(client, fileId);
  await storeFile(client, fileId);
  client.close();
}

async function expectRows(varde: VardeProgram, { text }: PlantAnswer): Promise<void> {
  const answer = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlantsInOperation`);
  expect(answer.text).toBe(JSON.stringify(JSON.parse(asServed(text))));
}

/** So that rows come from the database, and from nothing else. */
function removeKept(dataFolder: string, { fileName }: PlantAnswer): void {
  const imports = join(dataFolder, 'imports');
  const kept = readdirSync(imports).filter((name) => name.endsWith(fileName));
  expect(kept).toHaveLength(1);
  for (const name of kept) rmSync(join(imports, name));
}

test('rows that were stored in Chromium are found in its part without windows, and the other way round', async ({
  dataFolder,
}) => {
  const missing = [CHROMIUM, WITHOUT_WINDOWS].find((path) => !existsSync(path));
  test.skip(missing !== undefined, `${missing} is not installed (Debian: chromium-headless-shell)`);
  test.setTimeout(240_000);
  const [first, second] = [createLargeAnswer(200), createLargeAnswer(300)];
  await runIn(FULL, dataFolder, (varde) => takeIn(varde, first));
  removeKept(dataFolder, first);
  await runIn(FOUND, dataFolder, async (varde) => {
    await expectRows(varde, first);
    await takeIn(varde, second);
  });
  removeKept(dataFolder, second);
  await runIn(FULL, dataFolder, (varde) => expectRows(varde, second));
});
