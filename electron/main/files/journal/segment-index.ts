// What a start has to know of a segment that is not written to any more, beside it: so a start takes the checksum of the
// segment and does not read each of a million lines. It can be lost: whatever is wrong with it, the lines are read.

import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { readCheckedLine, writeCheckedLine } from '../checked-line.ts';
import { readChunks, type Snapshot } from './segment.ts';
import type { NamedChange } from './thing-places.ts';

/** What a good line says, but for the values of its things, and where it stands. */
export type OutlinedLine = { readonly offset: number; readonly bytes: number } & (
  | { readonly change: OutlinedChange }
  | { readonly snapshot: Snapshot }
);

export interface OutlinedChange extends NamedChange {
  /** Whether it says that all faults before it are dealt with. */
  readonly isSettling: boolean;
}

/** Undefined where there is none, or where it is not of the segment as that is now. */
export async function readSegmentIndex(
  folder: string,
  segment: string,
): Promise<readonly OutlinedLine[] | undefined> {
  const bytes = await readFile(indexPath(folder, segment)).catch(() => undefined);
  const content = bytes && readCheckedLine(bytes)?.content;
  if (!isJsonObject(content) || !Array.isArray(content['lines'])) return undefined;
  if (content['sha256'] !== (await sha256OfFile(join(folder, segment)))) return undefined;
  // Their checksum says that they are what was written.
  return (content['lines'] as unknown as PackedLine[]).map(unpackLine);
}

/** Of a segment in which nothing is damaged. Where it cannot be written, as on a full disk, the next start does without. */
export async function writeSegmentIndex(
  folder: string,
  segment: string,
  { sha256, lines }: { readonly sha256: string; readonly lines: readonly OutlinedLine[] },
): Promise<void> {
  const path = indexPath(folder, segment);
  const content = { sha256, lines: lines.map(packLine) };
  // Half of it has another checksum.
  await writeFile(path, writeCheckedLine('index', content)).catch(() =>
    rm(path, { force: true }).catch(() => {}),
  );
}

export function indexPath(folder: string, segment: string): string {
  return join(folder, `${segment}.index`);
}

/** Names of things are kind and id by turns. */
type PackedLine =
  | readonly [offset: number, bytes: number, snapshot: Snapshot]
  | readonly [
      offset: number,
      bytes: number,
      number: number,
      isSettling: 0 | 1,
      puts: readonly string[],
      deletes: readonly string[],
    ];

function packLine(line: OutlinedLine): PackedLine {
  const { offset, bytes } = line;
  if ('snapshot' in line) return [offset, bytes, line.snapshot];
  const { number, isSettling, puts, deletes } = line.change;
  return [offset, bytes, number, isSettling ? 1 : 0, packNames(puts), packNames(deletes)];
}

function unpackLine([offset, bytes, content, isSettling, puts = [], deletes = []]: PackedLine): OutlinedLine {
  if (typeof content !== 'number') return { offset, bytes, snapshot: content };
  const names = { puts: unpackNames(puts), deletes: unpackNames(deletes) };
  return { offset, bytes, change: { number: content, isSettling: isSettling === 1, ...names } };
}

function packNames(names: readonly BridgeType<'ThingName'>[]): string[] {
  return names.flatMap(({ kind, id }) => [kind, id]);
}

function unpackNames(packed: readonly string[]): BridgeType<'ThingName'>[] {
  const names = [];
  for (let index = 0; index + 1 < packed.length; index += 2)
    names.push({ kind: packed[index] ?? '', id: packed[index + 1] ?? '' });
  return names;
}

async function sha256OfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of readChunks(path)) sum.update(chunk);
  return sum.digest('hex');
}
