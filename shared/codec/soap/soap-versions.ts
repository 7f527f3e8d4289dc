export type SoapVersion = '1.1' | '1.2';

export const SOAP_NAMESPACES: { readonly [Version in SoapVersion]: string } = {
  '1.1': 'http://schemas.xmlsoap.org/soap/envelope/',
  '1.2': 'http://www.w3.org/2003/05/soap-envelope',
};

export const CONTENT_TYPES: { readonly [Version in SoapVersion]: string } = {
  '1.1': 'text/xml; charset=utf-8',
  '1.2': 'application/soap+xml; charset=utf-8',
};

export function soapVersionOf(namespace: string): SoapVersion | undefined {
  if (namespace === SOAP_NAMESPACES['1.1']) return '1.1';
  return namespace === SOAP_NAMESPACES['1.2'] ? '1.2' : undefined;
}

/** What a message claims to be before it is read: the two versions have media types of their own. */
export function soapVersionOfType(contentType: string | undefined): SoapVersion {
  return /^\s*application\/soap\+xml\b/i.test(contentType ?? '') ? '1.2' : '1.1';
}
