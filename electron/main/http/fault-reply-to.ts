import type { IncomingMessage } from 'node:http';
import { soapVersionOfType } from '../../../shared/codec/soap/soap-versions.ts';
import type { HttpReply } from '../../../shared/http/replies.ts';
import { soapFaultReply } from '../../../shared/http/soap/soap-fault-reply.ts';

/** Tells failures to the sender of a SOAP message that nobody has read, in the version that its media type says. */
export function faultReplyTo({ headers }: IncomingMessage): (error: unknown) => HttpReply {
  return (error) => soapFaultReply(error, soapVersionOfType(headers['content-type']));
}
