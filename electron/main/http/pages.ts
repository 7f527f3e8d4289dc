// The app's pages in the browser shell: the key becomes a cookie, the cookie opens the files.

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BRIDGE_PROOF } from '../../../shared/contracts/bridge/bridge-proof.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { createSecret } from '../files/secret.ts';
import { PAGE_HEADERS } from './page-policy.ts';
import type { OtherHandler } from './router.ts';
import type { Session } from './session.ts';
import type { StaticFiles } from './static-files.ts';

export interface PageDependencies {
  readonly session: Session;
  readonly files: StaticFiles;
  /** Whether the app is shown at all; without it only the data window gets its files. */
  readonly hasApp: boolean;
  /** The address of the services, which the pages may call. */
  readonly servicesUrl: string;
  /** Whether the request comes from the data window that the shell started. */
  readonly isDataWindow: (headers: IncomingHttpHeaders) => boolean;
  /** Resolves with the path of the app once the window that the shell opened has what opens it. */
  readonly whenLetIn: () => Promise<string>;
}

const DATA_PATH = '/data/';
/** Where the app window waits until it has what opens the app. */
export const WAITING_PATH = '/start';
/** Who waits there for longer is no window of ours. */
const MAX_WAITING_MS = 10_000;

export function createPages({
  session,
  files,
  hasApp,
  servicesUrl,
  isDataWindow,
  whenLetIn,
}: PageDependencies): OtherHandler {
  return async (request, response, { path, query }) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (path.startsWith(DATA_PATH)) {
      if (!isDataWindow(headers)) return false;
      return sendFile(response, { files, servicesUrl, path, host: headers.host ?? '' });
    }
    if (!hasApp) return false;
    if (path === WAITING_PATH) return leadOn(response, whenLetIn());
    const parameters = new URLSearchParams(query);
    if (path === '/' && parameters.has('key')) {
      if (!session.acceptsKey(parameters, headers)) return refuse(response, headers);
      return exchangeKey(response, session, parameters);
    }
    // Only what is there asks for the key: a program that took a wrong path must hear that nothing is there.
    if (!session.hasCookie(headers)) return files.has(path) && refuse(response, headers);
    return sendFile(response, { files, servicesUrl, path, host: headers.host ?? '' });
  };
}

/** Leads to the app, where whoever has nothing that opens it hears what is missing. */
async function leadOn(response: ServerResponse, whenLetIn: Promise<string>): Promise<true> {
  const location = await Promise.race([whenLetIn, wait(MAX_WAITING_MS, '/', { ref: false })]);
  response
    .writeHead(303, { ...PAGE_HEADERS, location, 'cache-control': 'no-store', 'content-length': 0 })
    .end();
  return true;
}

/**
 * A page that keeps what opens the bridge and goes on to the address without the key: what stays in the history and may
 * be copied opens nothing by itself.
 */
function exchangeKey(response: ServerResponse, session: Session, parameters: URLSearchParams): true {
  const { cookie, proof } = session;
  parameters.delete('key');
  const rest = parameters.toString();
  const nonce = createSecret();
  const [name, value, next] = [BRIDGE_PROOF, proof, rest === '' ? '/' : `/?${rest}`].map(scriptText);
  const script = `localStorage.setItem(${name}, ${value}); location.replace(${next});`;
  const body = `<!doctype html><meta charset="utf-8"><title>Varde</title><script nonce="${nonce}">${script}</script>`;
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      'set-cookie': `${cookie.name}=${cookie.value}; HttpOnly; SameSite=Strict; Path=/`,
      'cache-control': 'no-store',
      ...PAGE_HEADERS,
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
  return true;
}

/** A text inside a script: no end of the script stands in it. */
function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

interface FileRequest {
  readonly files: StaticFiles;
  readonly servicesUrl: string;
  readonly path: string;
  readonly host: string;
}

async function sendFile(
  response: ServerResponse,
  { files, servicesUrl, path, host }: FileRequest,
): Promise<boolean> {
  const reply = await files.find(path, [`ws://${host}`, servicesUrl]);
  if (!reply) return false;
  response.writeHead(200, { ...reply.headers, 'content-length': reply.body.length });
  response.end(response.req.method === 'HEAD' ? undefined : reply.body);
  return true;
}

/** A person sees a page that says what to do; a program gets the error. */
function refuse(response: ServerResponse, headers: IncomingHttpHeaders): true {
  const error = appError('http/key-needed');
  if (headers['sec-fetch-dest'] !== 'document' && !headers.accept?.includes('text/html')) throw error;
  return sendMessage(
    response,
    401,
    `Åpne adressen med nøkkelen som ble skrevet ut ved oppstart.\n${error.message}`,
  );
}

function sendMessage(response: ServerResponse, status: number, text: string): true {
  const body = messagePage(text);
  response.writeHead(status, { ...MESSAGE_PAGE_HEADERS, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return true;
}

const STYLE =
  ':root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:34rem;padding:0 1rem}';

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** With those of the app: the browser takes a new process for a page that has others than the one before it. */
const MESSAGE_PAGE_HEADERS: { readonly [name: string]: string } = {
  ...PAGE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
};

/** `text` is our own: plain lines, no markup. */
function messagePage(text: string): string {
  const paragraphs = text
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Varde</title><style>${STYLE}</style></head><body>${paragraphs}</body></html>`;
}
