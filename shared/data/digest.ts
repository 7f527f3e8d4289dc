// What was stored is known again by its SHA-256: a value in a file of its own has no checksum of the browser's.

/** Of anything that the store holds: JSON values and typed arrays, in objects and lists. */
export async function digestOf(value: unknown): Promise<string> {
  const parts: Uint8Array[] = [];
  collect(value, parts);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const encoder = new TextEncoder();

function collect(value: unknown, parts: Uint8Array[]): void {
  if (ArrayBuffer.isView(value)) {
    parts.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  } else if (holdsBytes(value)) {
    for (const [name, member] of Object.entries(value)) {
      parts.push(encoder.encode(`${name}:`));
      collect(member, parts);
    }
  } else parts.push(encoder.encode(JSON.stringify(value) ?? ''));
}

/** JSON is written in one go; only what holds bytes is taken apart. */
function holdsBytes(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((member) => ArrayBuffer.isView(member) || holdsBytes(member));
}
