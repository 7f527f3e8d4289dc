// Pages for people who open the address of a SOAP service in a browser: what it is, and its manual.

import { Html, html } from '../../codec/reference/html.ts';
import { printManual, printOperation } from '../../codec/reference/print-manual.ts';
import { indentXml } from '../../codec/xml/indent-xml.ts';
import { appError } from '../../contracts/errors.ts';
import { mapService } from '../../contracts/map/service.ts';
import type { HttpReply } from '../replies.ts';
import type { SoapEndpoint } from './endpoint-definition.ts';
import { PAGE_POLICY, PAGE_STYLE } from './page-style.ts';

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
<nav aria-label="Service"><a href="${address}?wsdl">Description (WSDL)</a> <a href="?help">Manual</a></nav>
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
    const heading = html`<h1><a href="${address}">${title}</a>: operations and types</h1>
${dialects(endpoint, address)}`;
    return page(`${title}: manual`, html`${heading}${printManual(manual)}`);
  }
  if (!Object.hasOwn(manual.operations, operation)) {
    throw appError('http/not-found', { path: `${path}?help=${operation.slice(0, 80)}` });
  }
  const request = endpoint.sample(operation);
  return page(
    operation,
    html`<nav aria-label="Manual"><a href="${address}">${title}</a> <a href="?help">Manual</a></nav>
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

const STYLE = new Html(PAGE_STYLE);

function page(title: string, content: Html): HttpReply {
  const { text } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body>
<header class="bar"><strong>Varde</strong></header>
<main>
${content}
</main>
</body></html>`;
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      { name: 'content-security-policy', value: PAGE_POLICY },
    ],
    body: new TextEncoder().encode(text),
  };
}
