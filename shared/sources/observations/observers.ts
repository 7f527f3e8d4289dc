// Observers by their names: no accounts are kept here, so a name is all that makes one.

import { isJsonObject } from '../../base/json.ts';
import { readThings } from '../../changes/changes.ts';
import type { Change, JournalPort } from '../../ports/journal.ts';
import type { Directory, Observer } from './directory.ts';

const KIND = 'observer';
/** A namespace of our own for GUIDs that are made of names (RFC 9562, 5.5). */
const NAMESPACE = '5f0c4f4e-3c7b-4d0e-9a52-8d1f6b1c2e77';

/** The GUID of a name, whatever its case: version 5 of RFC 9562, so that it is the same wherever Varde runs. */
export async function guidOfName(name: string): Promise<string> {
  const namespace = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g) ?? [], (hex) =>
    Number.parseInt(hex, 16),
  );
  const folded = new TextEncoder().encode(name.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...namespace, ...folded]));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function putOfObserver({ observerGuid, observerId, nickName }: Observer): Change['puts'][number] {
  return { kind: KIND, id: observerGuid, value: { observerId, nickName }, files: [] };
}

/** Enters those who logged in before, with the numbers that they had. */
export async function enterObservers(journal: JournalPort, directory: Directory): Promise<void> {
  for await (const { isGone, id, value } of readThings(journal, KIND)) {
    if (isGone || !isJsonObject(value)) continue;
    const { observerId, nickName } = value;
    directory.enter({
      observerGuid: id,
      observerId: Number(observerId),
      nickName: String(nickName),
      competenceId: 0,
    });
  }
}
