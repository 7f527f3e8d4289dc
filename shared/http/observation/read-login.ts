/**
 * The name in a header of Basic authentication (RFC 7617), whose text is UTF-8 or, from older clients, Latin-1. Undefined
 * without a name or a password: then nobody logs in.
 */
export function nameOfLogin(authorization: string | undefined): string | undefined {
  const base64 = /^basic\s+(?<base64>[A-Za-z\d+/]+={0,2})\s*$/i.exec(authorization ?? '')?.groups?.['base64'];
  const text = base64 === undefined ? undefined : textOf(base64);
  const colon = text?.indexOf(':') ?? -1;
  const name = text?.slice(0, colon).trim();
  const hasPassword = text !== undefined && colon >= 0 && colon + 1 < text.length;
  return hasPassword && name !== '' ? name : undefined;
}

function textOf(base64: string): string | undefined {
  let letters: string;
  try {
    letters = atob(base64);
  } catch {
    return undefined; // Answered as a login that is none.
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return letters; // Each letter is a byte of Latin-1.
  }
}
