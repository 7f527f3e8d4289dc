import { escapeAttribute, escapeText } from '../../codec/xml/escape-text.ts';
import type { HttpReply } from '../replies.ts';

const encoder = new TextEncoder();

/** A short page for people who open the address of a SOAP service in a browser. */
export function servicePage(
  { title, operations }: { readonly title: string; readonly operations: object },
  address: string,
): HttpReply {
  const names = Object.keys(operations).map((name) => `<li>${escapeText(name)}</li>`);
  const description = escapeAttribute(`${address}?wsdl`);
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title></head>` +
    `<body><h1>${escapeText(title)}</h1><p>This is a SOAP service: programs post messages to this address.</p>` +
    `<p><a href="${description}">Description (WSDL)</a></p><ul>${names.join('')}</ul></body></html>`;
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      { name: 'content-security-policy', value: "default-src 'none'" },
    ],
    body: encoder.encode(html),
  };
}
