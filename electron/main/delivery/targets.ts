// The services that observations are delivered to. Tokens are written to the disk and sent to their targets, and told to
// nobody else.

import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { readOwnerOnlyList, writeOwnerOnlyList } from '../files/list-file.ts';

export type DeliveryTarget = BridgeType<'DeliveryTarget'>;
type TargetChange = BridgeType<'TargetChange'>;

/** A target as the host knows it. */
export interface KnownTarget extends Omit<DeliveryTarget, 'hasToken'> {
  readonly token: string;
}

export interface Targets {
  list(): DeliveryTarget[];
  find(targetId: string): KnownTarget | undefined;
  /** Fails with `targets/unknown`. */
  get(targetId: string): KnownTarget;
  /** On the disk before it returns; with another token it is not halted any more. Fails with `targets/bad-value`. */
  write(change: TargetChange): Promise<DeliveryTarget>;
  remove(targetId: string): Promise<void>;
  /** It refused its token: nothing is sent there until it has another. */
  halt(targetId: string): Promise<void>;
  onChanged(listener: () => void): void;
  readonly wasDamaged: boolean;
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const EMPTY_GUID = /^[0-]+$/;

export async function openTargets(file: string): Promise<Targets> {
  const { list, wasDamaged } = await readOwnerOnlyList(file);
  let targets = list.map(targetOf);
  const inTurn = createTaskQueue();
  const listeners: (() => void)[] = [];

  async function keep(next: readonly KnownTarget[]): Promise<void> {
    await writeOwnerOnlyList(file, next);
    targets = [...next];
    for (const listener of listeners) listener();
  }

  const find = (targetId: string) => targets.find((each) => each.targetId === targetId);

  function get(targetId: string): KnownTarget {
    const target = find(targetId);
    if (!target) throw appError('targets/unknown', { targetId });
    return target;
  }

  return {
    wasDamaged,
    list: () => targets.map(withoutToken),
    find,
    get,
    halt: (targetId) =>
      inTurn(() =>
        keep(targets.map((each) => (each.targetId === targetId ? { ...each, isHalted: true } : each))),
      ),
    write: (change) =>
      inTurn(async () => {
        const known = change.targetId === undefined ? undefined : get(change.targetId);
        const target = changed(known, change);
        await keep(known ? targets.map((each) => (each === known ? target : each)) : [...targets, target]);
        return withoutToken(target);
      }),
    remove: (targetId) =>
      inTurn(async () => {
        const target = get(targetId);
        await keep(targets.filter((each) => each !== target));
      }),
    onChanged: (listener) => void listeners.push(listener),
  };
}

function changed(known: KnownTarget | undefined, change: TargetChange): KnownTarget {
  const token = change.token?.trim() ?? known?.token ?? '';
  const isOtherToken = token !== known?.token;
  return {
    targetId: known?.targetId ?? randomUUID(),
    name: checked('name', change.name.trim(), (name) => name !== '', 'a name is needed'),
    address: addressOf(change.address),
    version: change.version,
    observerGuid: checked(
      'observerGuid',
      change.observerGuid.trim().replaceAll(/[{}]/g, '').toLowerCase(),
      (guid) => GUID.test(guid) && !EMPTY_GUID.test(guid),
      'expected a GUID',
    ),
    token,
    isHalted: isOtherToken ? false : (known?.isHalted ?? false),
  };
}

/** Without what would not be sent, and without the slash at its end. Fails with `targets/bad-value`. */
export function addressOf(text: string): string {
  const trimmed = text.trim();
  const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  const { origin, pathname } = new URL(checked('address', trimmed, isWeb, 'expected http:// or https://'));
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

function checked(field: string, value: string, isGood: (value: string) => boolean, reason: string): string {
  if (isGood(value)) return value;
  throw appError('targets/bad-value', { field, value, reason });
}

function withoutToken({ token, ...target }: KnownTarget): DeliveryTarget {
  return { ...target, hasToken: token !== '' };
}

function targetOf(stored: JsonObject): KnownTarget {
  const textOf = (name: string) => String(stored[name] ?? '');
  return {
    targetId: textOf('targetId'),
    name: textOf('name'),
    address: textOf('address'),
    version: stored['version'] === '3.1.0' ? '3.1.0' : '3.2.0',
    observerGuid: textOf('observerGuid'),
    token: textOf('token'),
    isHalted: stored['isHalted'] === true,
  };
}
