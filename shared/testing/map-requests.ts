// Requests by hand, as clients write them.

import { readMapRequest } from '../codec/soap/map-codec.ts';
import { SOAP_NAMESPACES } from '../codec/soap/soap-versions.ts';

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const XS = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';

export function envelope(body: string, header = '', version: '1.1' | '1.2' = '1.1'): string {
  return `<s:Envelope xmlns:s="${SOAP_NAMESPACES[version]}" ${XSI} ${XS} xmlns:m="urn:m">${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

export function readOperation(body: string) {
  const result = readMapRequest(envelope(body));
  if (!result.ok) throw result.problem.fault;
  return result.value;
}

export function readInput(body: string) {
  return readOperation(body).input;
}

export function faultOf(text: string): { code: string } & Record<string, unknown> {
  const result = readMapRequest(text);
  if (result.ok) throw new Error('It was read.');
  return { code: result.problem.fault.code, ...result.problem.fault.details };
}

export const refusalOf = (body: string) => faultOf(envelope(body));
export const countRequest = (filter: string) =>
  `<m:QueryFeatureCount><LayerID>1</LayerID>${filter}</m:QueryFeatureCount>`;
