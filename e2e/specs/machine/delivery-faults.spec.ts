// Observations between two whole programs, through a network whose faults depend on the seed, on when an observation first
// came, and on its attempt. A few by itself; as many as wanted with VARDE_DELIVERIES. The files of the target count.

import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { connectBridgeClient } from '../../drivers/bridge-client.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { PROXY_FAULTS, type ProxyFault } from '../../drivers/faulty-proxy.ts';
import { addTarget, hurryOutbox, type Promised, writeObservation } from '../../drivers/observation-writer.ts';
import { createOffice } from '../../drivers/office.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const OBSERVATIONS = Number(process.env['VARDE_DELIVERIES'] ?? 12);
const SEED = process.env['VARDE_DELIVERY_SEED'] ?? '1';
const MS_EACH = 10_000;

/** As often none as any. */
function createFaults(): (id: string) => ProxyFault | undefined {
  const seen = new Map<string, { readonly place: number; attempts: number }>();
  return (id) => {
    const one = seen.get(id) ?? { place: seen.size, attempts: 0 };
    one.attempts += 1;
    seen.set(id, one);
    const [drawn = 0] = createHash('sha256').update(`${SEED} ${one.place} ${one.attempts}`).digest();
    return PROXY_FAULTS[drawn % (2 * PROXY_FAULTS.length)];
  };
}

test(`${OBSERVATIONS} observations through a network that fails by a seed are at the target, each once and whole`, async () => {
  test.setTimeout(120_000 + OBSERVATIONS * MS_EACH);
  const folder = createDataFolder();
  const office = await createOffice(createFaults());
  const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
  const client = await connectBridgeClient(varde);
  const promised: Promised = { kept: new Set(), saved: new Set() };
  const targetId = await addTarget(client, office.varde, office.proxy.url);
  for (let number = 0; number < OBSERVATIONS; number++) {
    await writeObservation(client, promised, { targetId, number });
  }
  await expect
    .poll(() => hurryOutbox(client), { timeout: 60_000 + OBSERVATIONS * MS_EACH, intervals: [500] })
    .toEqual([]);
  const registered = office.registered();
  expect([...registered.keys()].toSorted()).toEqual([...promised.saved].toSorted());
  expect(
    [...registered.values()].filter(({ regIds, pictures }) => regIds.size !== 1 || pictures !== 5),
  ).toEqual([]);
  console.log(
    `deliver: ${registered.size} at the target, met ${JSON.stringify(office.proxy.met)} (seed ${SEED})`,
  );
  expect(Object.values(office.proxy.met).some((count) => count > 0)).toBe(true);
  client.close();
  await varde.stop();
  await office.close();
  folder.remove();
});
