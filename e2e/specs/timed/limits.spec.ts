// What has a limit in seconds, measured last and alone, the best of three: a busy machine makes everything slow, and
// only a program that is too slow makes the best one slow.

import { expect, test } from '../../drivers/app-test.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const MAX_READY_MS = 5_000;
const MAX_IMPORT_MS = 3_000;
const TRIES = 3;

async function bestOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < TRIES; count++) times.push(await measure());
  return Math.min(...times);
}

test('the services are ready within five seconds on a built tree', async () => {
  const best = await bestOf(async () => {
    const data = createDataFolder();
    const startedAt = Date.now();
    const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
    const tookMs = Date.now() - startedAt;
    await varde.stop();
    data.remove();
    return tookMs;
  });
  expect(best).toBeLessThan(MAX_READY_MS);
});

test('a real answer of 1,833 rows is taken in within three seconds', async ({ app }) => {
  const answer = readPlantAnswer();
  await app.given.opened();
  const best = await bestOf(async () => {
    await app.imports.when.drops(answer.fileName, answer.text);
    await app.imports.then.isOffered(1833);
    const startedAt = Date.now();
    await app.imports.when.isTaken();
    await app.imports.then.isDone();
    return Date.now() - startedAt;
  });
  expect(best).toBeLessThan(MAX_IMPORT_MS);
});
