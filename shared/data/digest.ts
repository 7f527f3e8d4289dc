// What was stored is known again by its SHA-256: a value in a file of its own has no checksum of the browser's.

import { TextBytes } from './text-bytes.ts';

const gathered = new TextBytes();

/** Of anything that the store holds: JSON values and typed arrays, in objects and lists. */
export function digestOf(value: unknown): Promise<string> {
  gathered.clear();
  collect(value);
  return digestOfBytes(gathered.view());
}

/** The bytes are copied before this returns. */
export async function digestOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function collect(value: unknown): void {
  if (ArrayBuffer.isView(value)) {
    gathered.addBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  } else if (holdsBytes(value)) {
    for (const [name, member] of Object.entries(value)) {
      gathered.addText(`${name}:`);
      collect(member);
    }
  } else if (Array.isArray(value)) gathered.addList(value, (item) => JSON.stringify(item) ?? 'null');
  else gathered.addText(JSON.stringify(value) ?? '');
}

/** JSON is written in one go; only what holds bytes is taken apart. */
function holdsBytes(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((member) => ArrayBuffer.isView(member) || holdsBytes(member));
}
