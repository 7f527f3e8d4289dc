import { CONTENT_TYPES, type SoapVersion } from '../../codec/soap/soap-versions.ts';
import { writeFault } from '../../codec/soap/write-fault.ts';
import type { HttpReply } from '../replies.ts';

/** A failure as the reply of a SOAP service. Only what the catalogue of errors knows is told. */
export function soapFaultReply(error: unknown, version: SoapVersion = '1.1'): HttpReply {
  const { status, bytes } = writeFault(error, version);
  return { status, headers: [{ name: 'content-type', value: CONTENT_TYPES[version] }], body: bytes };
}
