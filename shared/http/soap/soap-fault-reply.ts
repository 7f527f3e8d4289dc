import { CONTENT_TYPES, type SoapVersion } from '../../codec/soap/soap-versions.ts';
import { writeFault } from '../../codec/soap/write-fault.ts';
import type { HttpReply } from '../replies.ts';

/** Every fault has status 500, also one that passes: a toolkit that gets another may not look for a fault. */
const RETRY_AFTER_S = '1';

/** A failure as the reply of a SOAP service. Only what the catalogue of errors knows is told. */
export function soapFaultReply(error: unknown, version: SoapVersion): HttpReply {
  const { status, bytes, isTransient } = writeFault(error, version);
  return {
    status,
    headers: [
      { name: 'content-type', value: CONTENT_TYPES[version] },
      ...(isTransient ? [{ name: 'retry-after', value: RETRY_AFTER_S }] : []),
    ],
    body: bytes,
  };
}
