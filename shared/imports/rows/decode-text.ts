const MARKS: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

const OPENING_BRACKETS = [0x5b, 0x7b];

/** The text of a file: UTF-8, with or without a byte-order mark, or UTF-16 with one. Undefined for anything else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A fatal decoder throws on the first byte that is not of the encoding: that is the answer.
    return undefined;
  }
}

/**
 * The text of a table that is not UTF-8: Norwegian spreadsheets save theirs in the encoding of Windows. What is read
 * from a table is digits, the same in both.
 */
export function decodeTable(bytes: Uint8Array): string | undefined {
  const isJson = OPENING_BRACKETS.includes(bytes[0] ?? 0);
  return isJson ? undefined : new TextDecoder('windows-1252').decode(bytes);
}
