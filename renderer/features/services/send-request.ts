import { indentXml } from '../../../shared/codec/xml/indent-xml.ts';

/** How much of a body is shown; a register has megabytes. */
const SHOWN_CHARACTERS = 20_000;

/** What came back when an address was really called. */
export interface TriedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly durationMs: number;
  /** Size of the body after unpacking. */
  readonly bytes: number;
  readonly body: ShownBody;
}

export interface ShownBody {
  readonly text: string;
  /** Length of the whole in characters, when only the beginning is shown. */
  readonly cutFrom: number | undefined;
}

/** A message to an address: what it is sent by, and its body. */
export interface TriedMessage {
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** A SOAP message as its clients post it. */
export function soapMessage(body: string): TriedMessage {
  return { method: 'POST', headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' }, body };
}

/** Calls an address of our own services, as any client would; without a message it is read. */
export async function sendRequest(
  address: string,
  signal: AbortSignal,
  message: Partial<TriedMessage> = {},
): Promise<TriedAnswer> {
  const startedAt = performance.now();
  const response = await fetch(address, {
    signal,
    cache: 'no-store',
    ...message,
    headers: { accept: 'application/json', ...message.headers },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const durationMs = performance.now() - startedAt;
  return {
    status: response.status,
    headers: [...response.headers],
    durationMs,
    bytes: bytes.length,
    body: showBody(new TextDecoder().decode(bytes)),
  };
}

/** JSON and XML with line breaks, other text as it is; cut where it gets long, and the cut is told. */
export function showBody(text: string, most = SHOWN_CHARACTERS): ShownBody {
  const pretty = text.startsWith('<?xml') ? indentXml(text) : (prettyJson(text) ?? text);
  return pretty.length > most
    ? { text: pretty.slice(0, most), cutFrom: pretty.length }
    : { text: pretty, cutFrom: undefined };
}

function prettyJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    // Not JSON: shown as it came.
    return undefined;
  }
}

/**
 * The address by which this window reaches a service. In the browser shell the page and the services share an origin;
 * in Electron the page has its own, and the address of the service is called as it is.
 */
export function reachableAddress(
  serviceUrl: string,
  path: string,
  page: { readonly protocol: string; readonly origin: string },
): string {
  const origin = page.protocol.startsWith('http') ? page.origin : new URL(serviceUrl).origin;
  return origin + path;
}
