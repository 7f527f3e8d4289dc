// Damage to a data folder, as disks, power cuts and other programs do it: reproducible by its seed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Damage {
  /** Below the data folder. */
  readonly file: string;
  /** With the places, so that it can be done by hand. */
  readonly what: string;
}

const KINDS = ['flipped', 'cut', 'emptied', 'removed', 'end repeated'] as const;
const MAX_FLIPPED_BYTES = 5;

/**
 * What Varde wrote, by kind: each is damaged as often as any other, however many files it has. Tile caches have a command of
 * their own.
 */
const GOALS = [
  /^journal\//,
  /^(?:imports|tiles)\/manifest/,
  /^imports\/(?!manifest)/,
  /^profile-data\/.*IndexedDB\/.*\.leveldb\//,
  /^profile-data\/.*IndexedDB\/.*\.blob\//,
  /^(?:pictures|registrations)\//,
  /^(?:drafts|outbox|sent|wastebasket)\//,
  /^drawn-tiles\//,
];
/** It is gone as soon as its holder is. */
const LOCK = /^(?:.*\/)?(?:instance\.lock|LOCK)/;
/** Names of their own for each folder would have the same seed damage another file. */
const GUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Numbers from 0 to below 1, always the same ones (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Damages one file of a folder that nobody uses. */
export function damageFolder(folder: string, random: () => number): Damage {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const all = filesBelow(folder).filter((name) => !LOCK.test(name));
  const goals = GOALS.map((goal) => all.filter((name) => goal.test(name)));
  const missing = goals.findIndex(({ length }) => length === 0);
  if (missing >= 0) throw new Error(`The folder has nothing of ${GOALS[missing]}`);
  const file = pick(pick(goals));
  return { file, what: damageFile(join(folder, file), pick(KINDS), random) };
}

function damageFile(path: string, kind: (typeof KINDS)[number], random: () => number): string {
  const { size } = statSync(path);
  const place = Math.floor(random() * size);
  switch (kind) {
    case 'removed':
      rmSync(path);
      return kind;
    case 'emptied':
      truncateSync(path);
      return kind;
    case 'cut':
      truncateSync(path, place);
      return `cut to ${place} of ${size} bytes`;
    case 'end repeated': {
      const bytes = readFileSync(path);
      writeFileSync(path, Buffer.concat([bytes, bytes.subarray(place)]));
      return `repeated from byte ${place} of ${size}`;
    }
    case 'flipped':
      return flipBytes(path, random);
  }
}

function flipBytes(path: string, random: () => number): string {
  const bytes = readFileSync(path);
  const count = bytes.length === 0 ? 0 : 1 + Math.floor(random() * MAX_FLIPPED_BYTES);
  const flips = Array.from({ length: count }, () => ({
    place: Math.floor(random() * bytes.length),
    bit: Math.floor(random() * 8),
  }));
  for (const { place, bit } of flips) bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
  return `flipped ${flips.map(({ place, bit }) => `${place}.${bit}`).join(' ')} of ${bytes.length}`;
}

/** The SHA-256 of every file below a folder that `isWanted`, by its name. */
export function contentsBelow(
  folder: string,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const sumOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return new Map(
    filesBelow(folder)
      .filter(isWanted)
      .map((name) => [name, sumOf(name)]),
  );
}

/** Below the folder, in an order that does not depend on names that are drawn. */
function filesBelow(folder: string): string[] {
  const order = (name: string) => name.replaceAll(GUID, '');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted((one, other) => (order(one) < order(other) ? -1 : Number(order(one) !== order(other))));
}
