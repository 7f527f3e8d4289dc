import { escapeAttribute } from '../xml/escape-text.ts';
import { SOAP_NAMESPACES, type SoapVersion } from './soap-versions.ts';

const XS = 'http://www.w3.org/2001/XMLSchema';
const encoder = new TextEncoder();

/** What stands before and after the content of a SOAP body. Some clients read by the literal prefixes soap and tns. */
export function envelopeAround(version: SoapVersion, namespace?: string): { before: string; after: string } {
  const tns = namespace === undefined ? '' : ` xmlns:tns="${escapeAttribute(namespace)}"`;
  return {
    before:
      `<?xml version="1.0" encoding="utf-8"?>\n<soap:Envelope xmlns:soap="${SOAP_NAMESPACES[version]}"` +
      ` xmlns:xsi="${XS}-instance" xmlns:xsd="${XS}"${tns}><soap:Body>`,
    after: '</soap:Body></soap:Envelope>',
  };
}

export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}
