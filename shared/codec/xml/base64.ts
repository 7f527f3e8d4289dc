// Base64 without the platform's own: Node, workers and pages have three different ones, and the codec uses none.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_CODES = Uint8Array.from(ALPHABET, (digit) => digit.charCodeAt(0));

const DIGITS = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 64; digit++) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

const EQUALS = 0x3d;

/** How many bytes the base64 of so many bytes has. */
export function base64Length(byteLength: number): number {
  return Math.ceil(byteLength / 3) * 4;
}

/** Writes the base64 of `bytes` as ASCII from the beginning of `target`, which has room for it. */
export function encodeBase64Into(bytes: Uint8Array, target: Uint8Array): void {
  const whole = bytes.length - (bytes.length % 3);
  let end = 0;
  for (let index = 0; index < whole; index += 3) {
    const bits = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    target[end++] = DIGIT_CODES[bits >> 18] ?? 0;
    target[end++] = DIGIT_CODES[(bits >> 12) & 63] ?? 0;
    target[end++] = DIGIT_CODES[(bits >> 6) & 63] ?? 0;
    target[end++] = DIGIT_CODES[bits & 63] ?? 0;
  }
  const rest = bytes.length - whole;
  if (rest === 0) return;
  const bits = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8);
  target[end++] = DIGIT_CODES[bits >> 18] ?? 0;
  target[end++] = DIGIT_CODES[(bits >> 12) & 63] ?? 0;
  target[end++] = rest === 2 ? (DIGIT_CODES[(bits >> 6) & 63] ?? 0) : EQUALS;
  target[end] = EQUALS;
}

/** Reads base64 with white space anywhere, with or without padding at the end. undefined: it is not base64. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let length = 0;
  let bits = 0;
  let digits = 0;
  let padding = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue;
    if (code === EQUALS) {
      padding++;
      continue;
    }
    const digit = code < 128 ? (DIGITS[code] ?? -1) : -1;
    if (digit < 0 || padding > 0) return undefined;
    bits = (bits << 6) | digit;
    if (++digits === 4) {
      bytes[length++] = bits >> 16;
      bytes[length++] = bits >> 8;
      bytes[length++] = bits;
      bits = digits = 0;
    }
  }
  if (digits === 1 || padding > 2 || (padding > 0 && digits + padding !== 4)) return undefined;
  if (digits >= 2) bytes[length++] = bits >> (digits === 2 ? 4 : 10);
  if (digits === 3) bytes[length++] = bits >> 2;
  return length === bytes.length ? bytes : bytes.slice(0, length);
}
