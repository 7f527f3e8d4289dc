import type { IncomingMessage } from 'node:http';
import { soapVersionOfType } from '../../../shared/codec/soap/soap-versions.ts';
import type { HttpReply } from '../../../shared/http/replies.ts';
import { soapFaultReply } from '../../../shared/http/soap/soap-fault-reply.ts';

/** Tells failures to the sender of a SOAP message that nobody has read, in the version that its media type says. */
export function faultReplyTo({ headers }: IncomingMessage): (error: unknown) => HttpReply {
  return (error) => soapFaultReply(error, soapVersionOfType(headers['content-type']));
}

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
