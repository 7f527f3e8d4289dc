import { hash } from 'node:crypto';

/** The SHA-256 of bytes, or of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}
