// What lies beside an observation on its way: how far it is, and what was sent of it.

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkValue } from '../../../shared/codec/json/check-value.ts';
import { bridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { DeliveryState } from '../../../shared/delivery/delivery-state.ts';
import { createSchemaView } from '../../../shared/schema/view.ts';
import { readCheckedLine, writeCheckedLine } from '../files/checked-line.ts';
import { syncFolder, writeDurably } from '../files/durable-write.ts';
import { isGone } from '../files/system-error.ts';

const STATES = 'state.jsonl';
const POSTED = 'body.json';
/** Days of a target that is away; older lines tell nothing new. */
const MAX_LINES = 200;

const schema = createSchemaView(bridgeTypes);

/** The last state that was kept; undefined where none was. */
export async function readState(folder: string): Promise<DeliveryState | undefined> {
  const lines = await stateLines(folder);
  return lines.map(stateOf).findLast((state) => state !== undefined);
}

/** On the disk when it returns, with those before it. */
export async function keepState(folder: string, state: DeliveryState): Promise<void> {
  const lines = [...(await stateLines(folder)), writeCheckedLine('state', state)].slice(-MAX_LINES);
  await writeDurably(join(folder, STATES), lines.map((line) => `${line}\n`).join(''));
}

export async function readPosted(folder: string): Promise<string | undefined> {
  return textOf(join(folder, POSTED));
}

export async function keepPosted(folder: string, text: string): Promise<void> {
  await writeDurably(join(folder, POSTED), text);
}

/** It is written on: what was sent of it before was taken by nobody. */
export async function dropDelivery(folder: string): Promise<void> {
  if ((await textOf(join(folder, STATES))) === undefined && (await readPosted(folder)) === undefined) return;
  await rm(join(folder, STATES), { force: true });
  await rm(join(folder, POSTED), { force: true });
  await syncFolder(folder);
}

async function stateLines(folder: string): Promise<string[]> {
  const text = (await textOf(join(folder, STATES))) ?? '';
  return text.split('\n').filter((line) => line !== '');
}

function stateOf(line: string): DeliveryState | undefined {
  const content: unknown = readCheckedLine(line)?.content;
  if (content === undefined || checkValue(schema, 'DeliveryState', content)) return undefined;
  // What passes the check is one.
  return content as DeliveryState;
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
}
