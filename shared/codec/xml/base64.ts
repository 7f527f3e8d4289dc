// Base64 without the platform's own: Node, workers and pages have three different ones, and the codec uses none.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PAIRS = Array.from(
  { length: 4096 },
  (_, bits) => ALPHABET.charAt(bits >> 6) + ALPHABET.charAt(bits & 63),
);

const DIGITS = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 64; digit++) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

const EQUALS = 0x3d;

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  const whole = bytes.length - (bytes.length % 3);
  for (let index = 0; index < whole; index += 3) {
    const bits = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    text += (PAIRS[bits >> 12] ?? '') + (PAIRS[bits & 4095] ?? '');
  }
  if (whole === bytes.length) return text;
  const bits = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8);
  const pair = PAIRS[bits >> 12] ?? '';
  if (whole + 1 === bytes.length) return `${text}${pair}==`;
  return `${text}${pair}${ALPHABET.charAt((bits >> 6) & 63)}=`;
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
