// Writes observations as the window of the app does, by the bridge, and remembers what was promised of each.

import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeClient } from './bridge-client.ts';
import type { VardeProgram } from './varde-program.ts';

const PICTURES = 5;
const PICTURE_BYTES = 30_000;
/** The beginning of a JPEG: what is behind it is kept and sent as it is. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
export const OBSERVER = '3f0c9a52-0000-4000-8000-000000000001';
const FIRST_MS = Date.parse('2026-02-14T11:30:00Z');

export interface Promised {
  /** The drafts that were on the disk, by what was said. */
  readonly kept: Set<string>;
  /** Those that were said to lie in the outbox. */
  readonly saved: Set<string>;
}

/** A target that is reached through a proxy. Gives its id. */
export async function addTarget({ host }: BridgeClient, target: VardeProgram, url: string): Promise<string> {
  const { targetId } = await host.remote['targets.write']({
    change: {
      name: 'Kontoret',
      address: `${url}/v3.2.0`,
      version: '3.2.0',
      observerGuid: OBSERVER,
      token: target.ready.appToken ?? '',
    },
  });
  return targetId;
}

/** One observation with five pictures, finished for a target; no two numbers are alike. Fails when Varde goes away. */
export async function writeObservation(
  { host }: BridgeClient,
  { kept, saved }: Promised,
  { targetId, number }: { targetId: string; number: number },
): Promise<string> {
  const content = {
    observer: 'Kari Nordmann',
    placeText: '',
    observedAt: { instantMs: FIRST_MS + number * 1_001, offsetMinutes: 60, zone: 'Europe/Oslo' },
    registration: {
      GeoHazardTID: 10,
      ObsLocation: { Latitude: 61.1, Longitude: 7.5, Uncertainty: 20 },
      DangerObs: [{ DangerSignTID: 3, Comment: `Drønn ${randomUUID()}` }],
    },
    pictures: [],
  };
  const { draftId } = await host.remote['drafts.create']({ content });
  kept.add(draftId);
  const pictures = [];
  for (let index = 0; index < PICTURES; index++) {
    const bytes = Uint8Array.from(Buffer.concat([JPEG, randomBytes(PICTURE_BYTES)]));
    const sha256 = await host.remote['drafts.addPicture']({ draftId, bytes });
    const said = { fileName: `${index}.jpg`, caption: `${index}`, photographer: '', copyright: '' };
    pictures.push({ ...said, sha256, bytes: bytes.length, registrationTid: 13 });
  }
  await host.remote['drafts.keep']({ draftId, content: { ...content, pictures } });
  await host.remote['outbox.send']({ draftId, targetId });
  saved.add(draftId);
  return draftId;
}

/** Has everything in the outbox tried now; gives what is left there. */
export async function hurryOutbox({
  host,
}: BridgeClient): Promise<{ phase: string; reason: string | null }[]> {
  const { items } = await host.remote['outbox.list']({});
  for (const { draft, state } of items) {
    if (state.phase === 'sending') continue;
    await host.remote['outbox.resume']({ draftId: draft.draftId }).catch((error: unknown) => {
      // It arrived meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'drafts/unknown')) throw error;
    });
  }
  return items.map(({ state: { phase, reason } }) => ({ phase, reason }));
}

/** What the files of a data folder hold: the numbers that each Id was registered under, and how many pictures it has. */
export function registeredIn(dataFolder: string): Map<string, { regIds: Set<number>; pictures: number }> {
  const found = new Map<string, { regIds: Set<number>; pictures: number }>();
  const folder = join(dataFolder, 'journal');
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  for (const line of lines.filter((each) => each.includes('"kind":"registration"'))) {
    const { change, snapshot } = JSON.parse(line);
    for (const { kind, value } of (change ?? snapshot).puts ?? []) {
      if (kind !== 'registration') continue;
      const { Id, Picture = [] } = value.registration;
      const regIds = found.get(Id)?.regIds ?? new Set();
      found.set(Id, { regIds: regIds.add(value.regId), pictures: Picture.length });
    }
  }
  return found;
}
