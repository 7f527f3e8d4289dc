// The bundles as Electron runs them, in an installed Chromium: the pages under the headers that they have under app://,
// each at a host of its own, behind the real preload, with a stand-in for what Electron gives a preload.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStaticFiles } from '../../http/static-files.ts';
import { findBrowser } from '../browser/find-browser.mjs';
import { endChromium, launchChromium } from '../browser/launch-chromium.ts';
import { createPageAnswers } from './app-scheme.ts';

const dist = resolve(import.meta.dirname, '../../../../dist');
const preloadFile = join(dist, 'electron/preload.cjs');
const executablePath = findBrowser();
/** A machine that does much else at the same time starts a browser slowly. */
const MAX_WAIT_MS = 300_000;

let folder: string;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-pages-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Hands the answers of app:// out over HTTP, header by header. */
async function serve(page: 'app' | 'data'): Promise<number> {
  const answer = createPageAnswers(createStaticFiles({ '/': join(dist, page) }), []);
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://page').pathname).then(async (reply) => {
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(new Uint8Array(await reply.arrayBuffer()));
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * What Electron gives a preload, and what its main process does: when the page asks for its ports they are handed to
 * the preload, one for each role. What the page then says through them is kept on `seen`.
 */
function electronShim(roles: string[]): void {
  const seen: { sent: string[]; spoken: string[]; violations: string[] } = {
    sent: [],
    spoken: [],
    violations: [],
  };
  Object.assign(globalThis, { seen });
  document.addEventListener('securitypolicyviolation', (event) => {
    seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
  let hand: (event: object, message: object) => void = () => undefined;
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, value: object) => Object.assign(globalThis, { [name]: value }),
    },
    ipcRenderer: {
      on: (_channel: string, listener: typeof hand) => {
        hand = listener;
      },
      invoke: async (channel: string, path: string) => `token of ${channel} ${path}`,
      send: (channel: string) => {
        seen.sent.push(channel);
        for (const role of roles) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => void seen.spoken.push(role);
          hand({ ports: [port2] }, { role });
        }
      },
    },
    webUtils: {
      getPathForFile: (file: unknown) => {
        if (!(file instanceof File)) throw new TypeError('expected to receive a File object');
        return file.name === 'chosen.geojson' ? '/home/kari/chosen.geojson' : '';
      },
    },
  };
  Object.assign(globalThis, { require: () => electron });
}

interface Seen {
  readonly sent: string[];
  readonly spoken: string[];
  readonly violations: string[];
}

async function look(page: 'app' | 'data', host: string, roles: string[]) {
  const port = await serve(page);
  const shutdown = new AbortController();
  const browser = await launchChromium({
    executablePath: executablePath ?? '',
    profile: join(folder, page),
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
    ],
    isHeadless: true,
    signal: shutdown.signal,
  });
  try {
    const tab = await browser.newPage();
    const failures: string[] = [];
    tab.on('pageerror', (error) => failures.push(String(error)));
    const preload = readFileSync(preloadFile, 'utf8');
    const shim = `const __name = (target) => target; (${electronShim})(${JSON.stringify(roles)});`;
    await tab.evaluateOnNewDocument(`${shim}\n{ ${preload} }`);
    await tab.goto(`http://${host}/`, { waitUntil: 'load' });
    const read = () =>
      tab.evaluate('({ ...seen, isIsolated: crossOriginIsolated, shell: vardeShell.name })') as Promise<
        Seen & { isIsolated: boolean; shell: string }
      >;
    await expect
      .poll(async () => (await read()).spoken.length, { timeout: MAX_WAIT_MS / 2 })
      .toBeGreaterThan(0);
    const tokens = await tab.evaluate(async () => {
      const offer = (file: unknown) =>
        Object(Reflect.get(globalThis, 'vardeShell'))
          .offerFile(file)
          .catch((error: Error) => error.name);
      return Promise.all([
        offer(new File(['{}'], 'chosen.geojson')),
        offer(new File(['{}'], 'made.geojson')),
        offer('/etc/passwd'),
      ]);
    });
    return { ...(await read()), failures, tokens };
  } finally {
    await endChromium(browser);
  }
}

test.for([
  ['data', 'varde-data.localhost', ['control']],
  ['app', 'varde.localhost', ['host', 'data']],
] as const)(
  'the %s page runs under its headers and speaks through the ports of its preload',
  {
    timeout: MAX_WAIT_MS,
  },
  async ([page, host, roles], { skip }) => {
    if (!existsSync(preloadFile) || !existsSync(join(dist, page, 'index.html')))
      skip('the bundles are not built');
    if (executablePath === undefined) skip('there is no Chromium on this machine');
    const seen = await look(page, host, [...roles]);
    expect(seen).toMatchObject({
      sent: ['varde:connect'],
      violations: [],
      failures: [],
      isIsolated: true,
      shell: 'electron',
      tokens: ['token of varde:offer-file /home/kari/chosen.geojson', null, 'TypeError'],
    });
    expect(roles).toContain(seen.spoken[0]);
  },
);

test('the preload asks once, hands ports on to its own page only, and shows nothing else', ({ skip }) => {
  if (!existsSync(preloadFile)) skip('the bundles are not built');
  const sent: unknown[][] = [];
  const posted: unknown[][] = [];
  const exposed: { [name: string]: unknown } = {};
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const window = {
    location: { origin: 'app://varde' },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    postMessage: (...args: unknown[]) => void posted.push(args),
  };
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, value: unknown) => {
        exposed[name] = value;
      },
    },
    ipcRenderer: {
      on: (channel: string, listener: (...args: unknown[]) => void) => void listeners.set(channel, listener),
      send: (...args: unknown[]) => void sent.push(args),
    },
  };
  const asked: string[] = [];
  const require = (name: string) => {
    asked.push(name);
    return electron;
  };
  runInNewContext(readFileSync(preloadFile, 'utf8'), { require, window, module: {}, exports: {} });
  expect(asked).toEqual(['electron']);
  expect(Object.keys(exposed)).toEqual(['vardeShell']);
  expect(exposed['vardeShell']).toEqual({ name: 'electron', offerFile: expect.any(Function) });
  expect(sent).toEqual([]);
  listeners.get('DOMContentLoaded')?.();
  expect(sent).toEqual([['varde:connect']]);
  listeners.get('varde:port')?.({ ports: ['the port'] }, { role: 'host' });
  expect(posted).toEqual([[{ type: 'varde:port', role: 'host' }, 'app://varde', ['the port']]]);
});
