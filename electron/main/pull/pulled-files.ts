// What was fetched of other observation services: a folder a target, and in it two files a window: what it is, in JSON, and
// its registrations, a line each, packed. The first is written last: with it the window counts.

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { checkValue } from '../../../shared/codec/json/check-value.ts';
import { type BridgeType, bridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { PulledWindow } from '../../../shared/ports/pulled-windows.ts';
import { covers } from '../../../shared/pull/scopes.ts';
import { createSchemaView } from '../../../shared/schema/view.ts';
import { makeDurableFolder } from '../drafts/draft-folder.ts';
import { syncFolder, writeDurably } from '../files/durable-write.ts';
import { sha256Of } from '../files/sha256.ts';
import { isGone } from '../files/system-error.ts';

export interface PulledFiles {
  /** Of each target the oldest first. */
  windows(): readonly PulledWindow[];
  sources(): BridgeType<'PulledSource'>[];
  /** On the disk when it returns; windows that it stands for go. */
  keep(
    window: Omit<PulledWindow, 'windowId' | 'registrations' | 'sha256'>,
    lines: readonly string[],
  ): Promise<void>;
  /** Fails with `pull/damaged`. */
  read(targetId: string, windowId: string): Promise<Uint8Array>;
  remove(targetId: string): Promise<void>;
}

const FACTS = '.json';
const LINES = '.jsonl.gz';
const ID_DIGITS = 14;
const TARGET_ID = /^[\w-]+$/;
const schema = createSchemaView(bridgeTypes);
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Opens the folder. What a power cut left of windows that nobody was told of is removed. */
export async function openPulledFiles(folder: string, log: Log): Promise<PulledFiles> {
  const inTurn = createTaskQueue();
  let windows = await readFolder(folder, log);
  const pathOf = ({ targetId, windowId }: Pick<PulledWindow, 'targetId' | 'windowId'>, end: string) =>
    join(folder, targetId, `${windowId}${end}`);

  async function drop(gone: readonly PulledWindow[]): Promise<void> {
    windows = windows.filter((window) => !gone.includes(window));
    // In this order: what has no facts does not count.
    for (const end of [FACTS, LINES])
      for (const window of gone) await rm(pathOf(window, end), { force: true });
    for (const targetId of new Set(gone.map((window) => window.targetId)))
      await syncFolder(join(folder, targetId));
  }

  return {
    windows: () => windows,
    sources: () => [...byTarget(windows)].map(([targetId, own]) => sourceOf(targetId, own)),
    keep: (facts, lines) =>
      inTurn(async () => {
        const packed = await pack(lines.map((line) => `${line}\n`).join(''));
        const latest = Math.max(0, ...windows.map(({ asOfMs }) => asOfMs + 1));
        const asOfMs = Math.max(facts.asOfMs, latest);
        const windowId = String(asOfMs).padStart(ID_DIGITS, '0');
        const window = { ...facts, windowId, asOfMs, registrations: lines.length, sha256: sha256Of(packed) };
        await makeDurableFolder(join(folder, targetFolder(facts.targetId)));
        await writeDurably(pathOf(window, LINES), packed);
        await writeDurably(pathOf(window, FACTS), `${JSON.stringify(window, undefined, 2)}\n`);
        const replaced = windows.filter(
          ({ targetId, scope }) => targetId === window.targetId && covers(window.scope, scope),
        );
        windows = [...windows, window];
        await drop(replaced);
      }),
    async read(targetId, windowId) {
      const window = windows.find((each) => each.targetId === targetId && each.windowId === windowId);
      const file = join(folder, targetFolder(targetId), `${windowId}${LINES}`);
      const packed = await readFile(file).catch(() => undefined);
      if (window && packed && sha256Of(packed) === window.sha256) return unpack(packed);
      throw appError('pull/damaged', { name: window?.targetName ?? targetId, file });
    },
    remove: (targetId) => inTurn(() => drop(windows.filter((window) => window.targetId === targetId))),
  };
}

/** Ids become names of folders. */
function targetFolder(targetId: string): string {
  if (!TARGET_ID.test(targetId)) throw appError('targets/unknown', { targetId });
  return targetId;
}

function byTarget(windows: readonly PulledWindow[]): Map<string, PulledWindow[]> {
  const groups = new Map<string, PulledWindow[]>();
  for (const window of windows) groups.set(window.targetId, [...(groups.get(window.targetId) ?? []), window]);
  return groups;
}

/** Called as it was last. */
function sourceOf(targetId: string, windows: readonly PulledWindow[]): BridgeType<'PulledSource'> {
  const sum = (count: (window: PulledWindow) => number) =>
    windows.reduce((all, each) => all + count(each), 0);
  const { targetName = '', address = '', asOfMs = 0 } = windows.at(-1) ?? {};
  const registrations = sum((window) => window.registrations);
  return { targetId, targetName, address, registrations, pictures: sum(({ pictures }) => pictures), asOfMs };
}

async function readFolder(folder: string, log: Log): Promise<readonly PulledWindow[]> {
  const windows: PulledWindow[] = [];
  for (const targetId of (await namesIn(folder)).filter((name) => TARGET_ID.test(name))) {
    const names = await namesIn(join(folder, targetId));
    const ids = new Set(
      names.filter((name) => name.endsWith(FACTS)).map((name) => name.slice(0, -FACTS.length)),
    );
    for (const windowId of [...ids].toSorted()) {
      const file = join(folder, targetId, `${windowId}${FACTS}`);
      const window = readFacts(await readFile(file, 'utf8'));
      if (window?.targetId === targetId && window.windowId === windowId) windows.push(window);
      else log.error(appError('pull/damaged', { name: targetId, file }).message);
    }
    for (const name of names) {
      if (ids.has(name.slice(0, ID_DIGITS)) && !name.includes('.new-')) continue;
      await rm(join(folder, targetId, name), { force: true });
    }
  }
  return windows;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
}

function readFacts(text: string): PulledWindow | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (checkValue(schema, 'PulledWindow', value)) return undefined;
    // What passes the check is one.
    return value as PulledWindow;
  } catch {
    return undefined;
  }
}
