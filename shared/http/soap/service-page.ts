// Pages for people who open the address of a SOAP service in a browser: what it is, and its manual.

import { Html, html } from '../../codec/reference/html.ts';
import { printManual, printOperation } from '../../codec/reference/print-manual.ts';
import { indentXml } from '../../codec/xml/indent-xml.ts';
import { appError } from '../../contracts/errors.ts';
import { mapService } from '../../contracts/map/service.ts';
import type { HttpReply } from '../replies.ts';
import type { SoapEndpoint } from './endpoint-definition.ts';

export interface PageDependencies {
  readonly endpoint: SoapEndpoint;
  /** The address of the service, as the client used it. */
  readonly address: string;
  /** Answers a message, as an envelope, be it a fault. */
  answer(message: string): Promise<string>;
}

/** An answer may be of any length; its beginning shows its form. */
const SHOWN_CHARACTERS = 20_000;

/** What the service is, and where to find its description and manual. */
export function servicePage({ endpoint, address }: PageDependencies): HttpReply {
  const operations = Object.entries(endpoint.operations).map(
    ([name, { doc }]) => html`<li><a href="?help=${name}">${name}</a> ${doc}</li>`,
  );
  return page(
    endpoint.title,
    html`<h1>${endpoint.title}</h1>
<p>This is a SOAP service: programs post messages to <code>${address}</code></p>
<p><a href="${address}?wsdl">Description (WSDL)</a> <a href="?help">Manual</a></p>
${dialects(endpoint, address)}
<ul>
${operations}
</ul>`,
  );
}

/** How clients of the real service connect unchanged. */
function dialects({ path }: SoapEndpoint, address: string): Html {
  const origin = address.slice(0, -path.length);
  const wsdl = `${address}?wsdl&dialect=esri&version=10.7`;
  const vendorAddress = `${origin}${mapService.vendorPath}`;
  return html`<p>Messages are answered in the namespace and the dialect in which they come. For programs that were made for the
vendor's service: <a href="${wsdl}">description in the vendor's dialect</a>, or the address
<code>${vendorAddress}</code> of the map service, which describes itself in that dialect.</p>`;
}

/** The manual; with the name of an operation its page, on which a request stands with the answer that it gets now. */
export async function manualPage(dependencies: PageDependencies, operation: string): Promise<HttpReply> {
  const { endpoint, address } = dependencies;
  const { title, manual, path } = endpoint;
  if (operation === '') {
    const heading = html`<p><a href="${address}">${title}</a></p><h1>${title}: operations and types</h1>
${dialects(endpoint, address)}`;
    return page(`${title}: manual`, html`${heading}${printManual(manual)}`);
  }
  if (!Object.hasOwn(manual.operations, operation)) {
    throw appError('http/not-found', { path: `${path}?help=${operation.slice(0, 80)}` });
  }
  const request = endpoint.sample(operation);
  return page(
    operation,
    html`<p><a href="${address}">${title}</a> <a href="?help">Manual</a></p>
<h1>${operation}</h1>
${printOperation(manual, operation, '?help')}
<h2>A request</h2>
<pre>${`POST ${address}\nContent-Type: text/xml; charset=utf-8\nSOAPAction: ""\n\n${indentXml(request)}`}</pre>
<h2>Its answer, on the data as they are now</h2>
<pre>${beginningOf(indentXml(await dependencies.answer(request)))}</pre>`,
  );
}

function beginningOf(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  return `${text.slice(0, SHOWN_CHARACTERS)}\n… ${text.length - SHOWN_CHARACTERS} more characters`;
}

const STYLE = new Html(
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c2321;background:#fff}' +
    'a{color:#0b5d45}table{border-collapse:collapse;margin:.5rem 0}th,td{text-align:left;vertical-align:top;' +
    'padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d5dbd8}thead th{color:#5a6662}tbody th{font-weight:600}' +
    'pre{background:#f2f5f3;padding:1rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}' +
    'section{margin:1.5rem 0}h3{margin:0}li{margin:.25rem 0}' +
    '@media (prefers-color-scheme:dark){body{color:#e4eae7;background:#151a18}a{color:#7fd3b3}' +
    'pre{background:#1f2724}th,td{border-color:#36413d}thead th{color:#a3b0ab}}',
);

function page(title: string, content: Html): HttpReply {
  const { text } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body>
${content}
</body></html>`;
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      // Nothing but the style above: values of the data stand on these pages.
      {
        name: 'content-security-policy',
        value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    ],
    body: new TextEncoder().encode(text),
  };
}
