// The file of the first picture: one checked line, which says of what rows it is the picture. It holds nothing that cannot be
// lost: a file that is damaged, or that belongs to other rows, is no file.

import { readFile, rm } from 'node:fs/promises';
import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { readCheckedLine, writeCheckedLine } from '../files/checked-line.ts';
import { writeDurably } from '../files/durable-write.ts';
import { sha256Of } from '../files/sha256.ts';

export type FirstPicture = BridgeType<'FirstPicture'>;

export const NO_PICTURE: FirstPicture = { statuses: [], columns: [] };

/** What decides which rows stand in the registers. */
export interface RowsInForce {
  readonly version: string;
  readonly seed: string;
  readonly kept: BridgeType<'KeptFiles'>;
}

/**
 * Names the rows that stand: other rows have another name. Undefined where that is not known, because an import was broken
 * off or goes on.
 */
export function nameOfRows({ version, seed, kept: { files, present } }: RowsInForce): string | undefined {
  if (files.some(({ isCommitted }) => !isCommitted)) return undefined;
  const ofRows = files.filter(({ register }) => register !== undefined);
  const facts = ofRows.map(({ fileId, sha256, edition, choices }) => ({ fileId, sha256, edition, choices }));
  return sha256Of(JSON.stringify({ version, seed, facts, present }));
}

/** The picture of these rows; none where the file is missing, damaged or the picture of others. */
export async function readPicture(path: string, rows: string | undefined): Promise<FirstPicture> {
  if (rows === undefined) return NO_PICTURE;
  const text = await readFile(path, 'utf8').catch(() => '');
  const content = readCheckedLine(text.trimEnd())?.content;
  if (!isJsonObject(content) || content['rows'] !== rows) return NO_PICTURE;
  // Its checksum says that these are the members that were written.
  const { statuses, tables } = content as unknown as WrittenPicture;
  const columns = tables.map(({ table, ...rest }) => ({
    ...rest,
    table: new Uint8Array(Buffer.from(table, 'base64')),
  }));
  return { statuses, columns };
}

/** Keeps the picture of these rows in place of the one before. */
export async function writePicture(path: string, rows: string, picture: FirstPicture): Promise<void> {
  const { statuses } = picture;
  const tables = picture.columns.map(({ table, ...rest }) => ({
    ...rest,
    table: Buffer.from(table).toString('base64'),
  }));
  await writeDurably(path, `${writeCheckedLine('picture', { rows, statuses, tables })}\n`);
}

export async function removePicture(path: string): Promise<void> {
  await rm(path, { force: true });
}

interface WrittenPicture {
  readonly [member: string]: Json;
  readonly statuses: FirstPicture['statuses'] & Json;
  readonly tables: (Omit<FirstPicture['columns'][number], 'table'> & { readonly table: string })[] & Json;
}
