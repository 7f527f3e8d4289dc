// What was fetched of other observation services: a folder a target, and in it two files a window: what it is, in JSON, and
// its registrations, a line each, packed. The first is written last: with it the window counts.

import type { Dirent } from 'node:fs';
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
import { makeDurableFolder } from '../files/durable-folder.ts';
import { syncFolder, writeDurably } from '../files/durable-write.ts';
import type { SetAside } from '../files/set-aside.ts';
import { sha256Of } from '../files/sha256.ts';
import { readSummedJson, writeSummedJson } from '../files/summed-json.ts';
import { isGone, isSystemError, isUnreadable } from '../files/system-error.ts';

export interface PulledFiles {
  /** Of each target the oldest first. */
  windows(): readonly PulledWindow[];
  sources(): BridgeType<'PulledSource'>[];
  /** On the disk when it returns; windows that it stands for go. */
  keep(
    window: Omit<PulledWindow, 'windowId' | 'registrations' | 'sha256'>,
    lines: readonly string[],
  ): Promise<void>;
  /** Fails with `pull/damaged`, and as the system does where it refuses for now. */
  read(targetId: string, windowId: string): Promise<Uint8Array>;
  remove(targetId: string): Promise<void>;
  /**
   * Sets a window aside that cannot be read, and gives what it was; undefined where it can, or is not there. Fails where
   * the system refuses to read for now.
   */
  giveUp(targetId: string, windowId: string): Promise<PulledWindow | undefined>;
}

type WindowName = Pick<PulledWindow, 'targetId' | 'windowId'>;

/** What a folder holds: windows, and those whose facts the system did not give for now. */
interface FoundWindows {
  readonly windows: readonly PulledWindow[];
  readonly busy: readonly WindowName[];
}

interface PulledFilesParts {
  readonly setAside: SetAside;
  readonly log: Log;
}

const FACTS = '.json';
const LINES = '.jsonl.gz';
const ID_DIGITS = 14;
const WINDOW_FACTS = /^\d{14}\.json$/;
/** How a file was called while it was written at once. */
const HALF_WRITTEN = /\.new-/;
const TARGET_ID = /^[\w-]+$/;
const schema = createSchemaView(bridgeTypes);
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Opens the folder. What was half written is removed, what is unknown set aside. */
export async function openPulledFiles(
  folder: string,
  { setAside, log }: PulledFilesParts,
): Promise<PulledFiles> {
  const inTurn = createTaskQueue();
  let { windows, busy } = await readFolder(folder, { setAside, log });
  const pathOf = ({ targetId, windowId }: WindowName, end: string) =>
    join(folder, targetId, `${windowId}${end}`);

  async function drop(gone: readonly WindowName[]): Promise<void> {
    windows = windows.filter((window) => !gone.includes(window));
    busy = busy.filter((name) => !gone.includes(name));
    // In this order: what has no facts does not count.
    for (const end of [FACTS, LINES])
      for (const window of gone) await rm(pathOf(window, end), { force: true });
    for (const targetId of new Set(gone.map((window) => window.targetId)))
      await syncFolder(join(folder, targetId));
  }

  // What cannot be removed now is tried again at the next start, and counts no more.
  await drop(replacedBy(windows, windows)).catch((error: unknown) =>
    log.error('A window that another one stands for could not be removed', error),
  );

  return {
    windows: () => windows,
    sources: () => [...byTarget(windows)].map(([targetId, own]) => sourceOf(targetId, own)),
    keep: (facts, lines) =>
      inTurn(async () => {
        const again = await readAgain(folder, busy, log);
        windows = [...windows, ...again.windows].toSorted(byWindowId);
        busy = again.busy;
        const packed = await pack(lines.map((line) => `${line}\n`).join(''));
        // Ids are times: none is given twice.
        const latest = Math.max(0, ...[...windows, ...busy].map(({ windowId }) => Number(windowId) + 1));
        const asOfMs = Math.max(facts.asOfMs, latest);
        const windowId = String(asOfMs).padStart(ID_DIGITS, '0');
        const window = { ...facts, windowId, asOfMs, registrations: lines.length, sha256: sha256Of(packed) };
        await makeDurableFolder(join(folder, targetFolder(facts.targetId)));
        await writeDurably(pathOf(window, LINES), packed);
        await writeDurably(pathOf(window, FACTS), writeSummedJson(window));
        windows = [...windows, window];
        const come = [...again.windows, window];
        await drop([...replacedBy(windows, come), ...replacedBy(again.windows, windows)]);
      }),
    read: (targetId, windowId) => readLines(folder, { targetId, windowId }, windows),
    giveUp: (targetId, windowId) =>
      inTurn(async () => {
        const window = windows.find((each) => each.targetId === targetId && each.windowId === windowId);
        if (!window || (await isReadable(folder, window))) return undefined;
        // In this order: a window without lines is given up again.
        for (const end of [LINES, FACTS])
          await setAside.take(join(folder, targetFolder(targetId)), `${windowId}${end}`);
        windows = windows.filter((each) => each !== window);
        return window;
      }),
    remove: (targetId) =>
      inTurn(async () => {
        const before = { windows, busy };
        const gone = [...windows, ...busy].filter((window) => window.targetId === targetId);
        await drop(gone).catch((error: unknown) => {
          // A busy file cannot be removed: who asks again finds it.
          ({ windows, busy } = before);
          throw error;
        });
      }),
  };
}

/** The unpacked lines of a window. Fails with `pull/damaged`, and as the system does. */
async function readLines(
  folder: string,
  { targetId, windowId }: WindowName,
  windows: readonly PulledWindow[],
): Promise<Uint8Array> {
  const window = windows.find((each) => each.targetId === targetId && each.windowId === windowId);
  const file = join(folder, targetFolder(targetId), `${windowId}${LINES}`);
  const packed = await readFile(file).catch(unlessLost);
  if (window && packed && sha256Of(packed) === window.sha256) return unpack(packed);
  throw appError('pull/damaged', { name: window?.targetName ?? targetId, file });
}

async function isReadable(folder: string, window: PulledWindow): Promise<boolean> {
  try {
    const text = new TextDecoder().decode(await readLines(folder, window, [window]));
    for (const line of text.split('\n')) if (line !== '') JSON.parse(line);
    return true;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return false;
  }
}

/** Those that a later one of their target, of the others, stands for. They may have been busy when that one was kept. */
function replacedBy(windows: readonly PulledWindow[], others: readonly PulledWindow[]): PulledWindow[] {
  return windows.filter(({ targetId, windowId, scope }) =>
    others.some(
      (later) => later.targetId === targetId && later.windowId > windowId && covers(later.scope, scope),
    ),
  );
}

/** A file that is only busy, or that many others are open beside, is whole: it is read another time. */
function unlessLost(error: unknown): undefined {
  if (isGone(error) || isUnreadable(error)) return undefined;
  throw error;
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
  const pictures = sum((window) => window.pictures);
  const withPictures = windows.some(hasPictures);
  return { targetId, targetName, address, registrations, pictures, withPictures, asOfMs };
}

/** Whether they were asked for: earlier versions tell it only by those that came. */
export function hasPictures({ withPictures, pictures }: PulledWindow): boolean {
  return withPictures ?? pictures > 0;
}

async function readFolder(folder: string, parts: PulledFilesParts): Promise<FoundWindows> {
  const all: FoundWindows[] = [];
  for (const entry of await entriesIn(folder)) {
    if (entry.isFile()) await parts.setAside.take(folder, entry.name);
    if (entry.isDirectory() && TARGET_ID.test(entry.name))
      all.push(await readTarget(folder, entry.name, parts));
  }
  return { windows: all.flatMap(({ windows }) => windows), busy: all.flatMap(({ busy }) => busy) };
}

/** The windows of one target. What holds no facts that can be read is set aside with its lines; what is busy stays. */
async function readTarget(
  pulledFolder: string,
  targetId: string,
  { setAside, log }: PulledFilesParts,
): Promise<FoundWindows> {
  const folder = join(pulledFolder, targetId);
  const windows: PulledWindow[] = [];
  const busy: WindowName[] = [];
  const names = (await entriesIn(folder)).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  for (const name of names.filter((each) => WINDOW_FACTS.test(each)).toSorted()) {
    const windowId = name.slice(0, ID_DIGITS);
    const window = await readWindowFacts(pulledFolder, { targetId, windowId }, log);
    if (window === 'busy') busy.push({ targetId, windowId });
    else if (window) windows.push(window);
  }
  const standing = [...windows, ...busy];
  const known = new Set(standing.flatMap(({ windowId }) => [`${windowId}${FACTS}`, `${windowId}${LINES}`]));
  for (const name of names.filter((each) => !known.has(each))) {
    // Lines without facts may be what a power cut left before anybody was told of them, or all that damage left.
    if (HALF_WRITTEN.test(name)) await rm(join(folder, name), { force: true });
    else await setAside.take(folder, name);
  }
  return { windows, busy };
}

/** What a window is; undefined where its facts are damaged, which is logged as a busy file is. */
async function readWindowFacts(
  folder: string,
  { targetId, windowId }: WindowName,
  log: Log,
): Promise<PulledWindow | 'busy' | undefined> {
  const file = join(folder, targetId, `${windowId}${FACTS}`);
  try {
    const text = await readFile(file, 'utf8').catch(unlessLost);
    const window = text === undefined ? undefined : readFacts(text);
    if (window?.targetId === targetId && window.windowId === windowId) return window;
  } catch (error) {
    log.error(`${file} cannot be read for now`, error);
    return 'busy';
  }
  log.error(appError('pull/damaged', { name: targetId, file }).message);
  return undefined;
}

/** Those that were busy, once more. */
async function readAgain(folder: string, names: readonly WindowName[], log: Log): Promise<FoundWindows> {
  const windows: PulledWindow[] = [];
  const busy: WindowName[] = [];
  for (const name of names) {
    const window = await readWindowFacts(folder, name, log);
    if (window === 'busy') busy.push(name);
    else if (window) windows.push(window);
  }
  return { windows, busy };
}

function byWindowId(one: PulledWindow, other: PulledWindow): number {
  return one.windowId < other.windowId ? -1 : 1;
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
}

function readFacts(text: string): PulledWindow | undefined {
  const value = readSummedJson(text);
  // What passes the check is one.
  return value && !checkValue(schema, 'PulledWindow', value) ? (value as unknown as PulledWindow) : undefined;
}
