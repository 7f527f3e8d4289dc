import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 24;

/** Makes a secret that nobody guesses, fit for addresses and cookies. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Compares without telling by its time how much of it was right. */
export function isSameSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
