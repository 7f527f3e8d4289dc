const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const LETTER_U = 0x75;
const BLANK = 64;
const PAD = 65;
const OTHER = 66;
/** About 20 ms of work. */
const STEP_BYTES = 4 * 1024 * 1024;

/** What each letter stands for (RFC 4648, table 1). */
const VALUES = new Uint8Array(256).fill(OTHER);
for (const [value, letter] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  VALUES[letter.charCodeAt(0)] = value;
}
for (const blank of ' \t\r\n') VALUES[blank.charCodeAt(0)] = BLANK;
VALUES['='.charCodeAt(0)] = PAD;

/**
 * The bytes that the inside of a JSON string in base64 stands for, blanks and escapes in it passed over (PHP writes `\/`,
 * .NET `\u002B`). In steps, because it may have many megabytes. Undefined where it is no base64, or is of nothing.
 */
export async function decodeBase64(
  text: Uint8Array,
  { pause }: { pause(): Promise<void> },
): Promise<Uint8Array | undefined> {
  const decoder = createDecoder(text);
  for (let end = STEP_BYTES; decoder.decodeTo(Math.min(end, text.length)); end += STEP_BYTES) {
    if (end >= text.length) return decoder.bytes();
    await pause();
  }
  return undefined;
}

function valueAt(text: Uint8Array, at: number): number {
  return VALUES[text[at] ?? 0] ?? OTHER;
}

function createDecoder(text: Uint8Array) {
  const decoded = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let at = 0;
  let length = 0;
  let bits = 0;
  let bitCount = 0;
  let isPadded = false;

  /** The letter here, and goes on behind it. */
  function nextLetter(): number {
    const letter = text[at++] ?? 0;
    if (letter !== BACKSLASH) return letter;
    const escaped = text[at++] ?? 0;
    if (escaped !== LETTER_U) return escaped === SLASH ? SLASH : 0x20;
    at += 4;
    return Number.parseInt(String.fromCharCode(...text.subarray(at - 4, at)), 16);
  }

  /** Four letters are three bytes: nearly everything goes this way, up to a letter of another kind. */
  function decodeFours(end: number): void {
    for (; at + 4 <= end; at += 4) {
      const one = valueAt(text, at);
      const two = valueAt(text, at + 1);
      const three = valueAt(text, at + 2);
      const four = valueAt(text, at + 3);
      if ((one | two | three | four) >= BLANK) return;
      decoded[length] = (one << 2) | (two >> 4);
      decoded[length + 1] = ((two << 4) & 0xff) | (three >> 2);
      decoded[length + 2] = ((three << 6) & 0xff) | four;
      length += 3;
    }
  }

  return {
    /** Whether all of it was base64. An escape that begins before the end is read whole. */
    decodeTo(end: number): boolean {
      while (at < end) {
        if (bitCount === 0 && !isPadded) decodeFours(end);
        if (at >= end) break;
        const value = VALUES[nextLetter()] ?? OTHER;
        if (value === BLANK) continue;
        if (value === OTHER || (isPadded && value !== PAD)) return false;
        if (value === PAD) {
          isPadded = true;
          continue;
        }
        bits = ((bits << 6) | value) & 0xffffff;
        bitCount += 6;
        if (bitCount < 8) continue;
        bitCount -= 8;
        decoded[length++] = (bits >>> bitCount) & 0xff;
      }
      return true;
    },
    /** Six bits alone are a part of no byte. */
    bytes: () => (length === 0 || bitCount === 6 ? undefined : decoded.subarray(0, length)),
  };
}
