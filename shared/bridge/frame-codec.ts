// A message as bytes, for transports that carry bytes: JSON for what is plain, with byte arrays cut out and appended,
// so that large bodies are never base64.
//
//   u32 length of the JSON | JSON | byte array 0 | byte array 1 | …   (little endian; lengths stand in the JSON)

interface Header {
  message: unknown;
  lengths: number[];
}

/** Marks the place of a byte array in the JSON. */
const BYTES_MEMBER = '$bytes';

export function encodeFrame(message: unknown): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const stripped = JSON.stringify(withoutBytes(message, parts));
  const header = new TextEncoder().encode(
    `{"lengths":${JSON.stringify(parts.map((part) => part.length))},"message":${stripped}}`,
  );
  const frame = new Uint8Array(4 + header.length + parts.reduce((sum, part) => sum + part.length, 0));
  new DataView(frame.buffer).setUint32(0, header.length, true);
  frame.set(header, 4);
  let offset = 4 + header.length;
  for (const part of parts) {
    frame.set(part, offset);
    offset += part.length;
  }
  return frame;
}

/**
 * The same value with marks in the place of byte arrays, which are added to the parts. What holds none is not copied.
 * JSON.stringify must not meet them: before its replacer sees a Buffer, it has made an array of numbers of it.
 */
function withoutBytes(value: unknown, parts: Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return { [BYTES_MEMBER]: parts.push(value) - 1 };
  return Array.isArray(value)
    ? itemsWithoutBytes(value, parts)
    : membersWithoutBytes(value as Record<string, unknown>, parts);
}

function itemsWithoutBytes(items: readonly unknown[], parts: Uint8Array[]): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item !== 'object') continue;
    const stripped = withoutBytes(item, parts);
    if (stripped === item) continue;
    changed ??= [...items];
    changed[index] = stripped;
  }
  return changed ?? items;
}

function membersWithoutBytes(members: Record<string, unknown>, parts: Uint8Array[]): Record<string, unknown> {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    const member = members[name];
    if (typeof member !== 'object') continue;
    const stripped = withoutBytes(member, parts);
    if (stripped === member) continue;
    changed ??= { ...members };
    changed[name] = stripped;
  }
  return changed ?? members;
}

/** How long a frame is, by its beginning; undefined while its head is not there. Throws where it cannot be a frame. */
export function frameLength(beginning: Uint8Array): number | undefined {
  if (beginning.length < 4) return undefined;
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const headerEnd = 4 + view.getUint32(0, true);
  if (beginning.length < headerEnd) return undefined;
  const { lengths } = JSON.parse(new TextDecoder().decode(beginning.subarray(4, headerEnd))) as Header;
  return lengths.reduce((sum, length) => sum + length, headerEnd);
}

/** Reads a frame; byte arrays are views into it. Throws on a frame that is cut or not one. */
export function decodeFrame(frame: Uint8Array): unknown {
  const headerLength = new DataView(frame.buffer, frame.byteOffset, frame.byteLength).getUint32(0, true);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(frame.subarray(4, 4 + headerLength));
  const { lengths, message } = JSON.parse(text) as Header;
  const parts: Uint8Array[] = [];
  let offset = 4 + headerLength;
  for (const length of lengths) {
    parts.push(frame.subarray(offset, offset + length));
    offset += length;
  }
  if (offset !== frame.length) throw new RangeError(`Frame of ${frame.length} bytes, expected ${offset}`);
  return parts.length === 0 ? message : restore(message, parts);
}

function restore(value: unknown, parts: readonly Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  const index = members[BYTES_MEMBER];
  if (typeof index === 'number') return parts[index];
  for (const [name, member] of Object.entries(members)) members[name] = restore(member, parts);
  return value;
}
