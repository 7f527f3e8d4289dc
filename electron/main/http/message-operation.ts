/** Envelopes begin with declarations of namespaces, and clients add headers of their own. */
const LOOKED_AT_BYTES = 8 * 1024;
/**
 * The first element of the body, with or without prefixes. A comment ends at its first `-->` and nowhere else: many of them
 * can be read in one way only.
 */
const FIRST_IN_BODY =
  /<(?:[\w.-]+:)?Body(?:\s[^>]*)?>(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<(?:[\w.-]+:)?([\w.-]+)/;

/**
 * The operation that a SOAP message names, for people to look at: found by its bytes, in UTF-8 or UTF-16, without the
 * message being read. Empty where none is found.
 */
export function messageOperation(message: Uint8Array): string {
  const beginning = Buffer.from(
    message.buffer,
    message.byteOffset,
    Math.min(message.length, LOOKED_AT_BYTES),
  );
  // UTF-16 is ASCII with a zero beside each character.
  return FIRST_IN_BODY.exec(beginning.toString('latin1').replaceAll('\0', ''))?.[1] ?? '';
}
