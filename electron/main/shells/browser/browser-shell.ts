// The shell whose windows are those of an installed Chromium, Chrome or Edge: two processes, each with its own profile,
// so that closing or crashing the app window never touches the data.

import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { freePath } from '../../files/free-path.ts';
import { createDownloads } from '../../http/downloads.ts';
import { createPages } from '../../http/pages.ts';
import type { Session } from '../../http/session.ts';
import { createStaticFiles } from '../../http/static-files.ts';
import type { WebSocketRoutes } from '../../http/web-sockets.ts';
import type { Shell, ShellContext, ShellSetup } from '../shell.ts';
import { createAppBrowser } from './app-browser.ts';
import { commonArguments } from './chromium-arguments.ts';
import { createDataBrowser, type DataBrowser } from './data-browser.ts';
import { createDataRelay } from './data-relay.ts';
import { socketChannel } from './socket-channel.ts';

export interface BrowserShellOptions {
  readonly executablePath: string;
  /** Of the browser that holds the data window, which is never shown. */
  readonly hiddenExecutablePath: string;
  /** The folder of the bundles. */
  readonly dist: string;
  readonly session: Session;
  /** Whether the app is served at all. */
  readonly hasApp: boolean;
  /** Whether there is a screen to open a window on. */
  readonly hasDisplay: boolean;
  /** What the address of the app ends with: `?parts`, or nothing. */
  readonly query: string;
  readonly isRoot: boolean;
}

export function createBrowserShell(options: BrowserShellOptions, context: ShellContext): ShellSetup {
  const { executablePath, hiddenExecutablePath, dist, session, hasApp, isRoot } = options;
  const { folder, port, listener, log } = context;
  const situation = { port, isRoot };
  if (isRoot) {
    context.notices.add('running-as-root');
    log.info('Running as root: the browsers get --no-sandbox, which takes a protection away');
  }
  const data = createDataBrowser({
    port,
    chromium: {
      executablePath: hiddenExecutablePath,
      profile: folder.dataProfile,
      args: commonArguments(situation),
    },
    log,
  });
  const app = createAppBrowser({
    executablePath,
    profile: folder.uiProfile,
    situation,
    asksPosition: () => context.settings.read().asksBrowserPosition,
    session,
    query: options.query,
    onLastWindowClosed: () => listener.onLastUiWindowClosed(),
  });
  const files = createStaticFiles({ '/': join(dist, 'app'), '/data/': join(dist, 'data') });
  const downloads = createDownloads(session, Date.now);

  const shell: Shell = {
    name: 'browser',
    openDataWindow: (isAnew) => data.open(isAnew),
    async openUiWindow() {
      if (hasApp && options.hasDisplay) await app.show();
      else log.info('There is no window to show: the app is open to any browser at its address');
    },
    chooseSavePath: ({ folder: saveFolder, proposedName }) => freePath(saveFolder, proposedName),
    // The app opens tabs of its own browser.
    openExternal: (url) => Promise.reject(new Error(`There is no other browser to open ${url}`)),
    async close() {
      await Promise.all([app.close(), data.close()]);
    },
  };
  return {
    shell,
    webSocketRoutes: createWebSocketRoutes({
      session,
      data,
      onUi: (socket) => listener.onUiChannel(socketChannel(socket)),
    }),
    pages: [
      createPages({
        session,
        files,
        hasApp,
        servicesUrl: `http://127.0.0.1:${port}`,
        isDataWindow: data.isDataWindow,
        whenLetIn: app.whenLetIn,
      }),
      downloads.handler,
    ],
    offerDownload: downloads.offer,
  };
}

interface WebSocketRouteDependencies {
  readonly session: Session;
  readonly data: DataBrowser;
  readonly onUi: WebSocketRoutes[string]['onSocket'];
}

function createWebSocketRoutes({ session, data, onUi }: WebSocketRouteDependencies): WebSocketRoutes {
  const relay = createDataRelay();
  const isApp = (headers: IncomingHttpHeaders, query: URLSearchParams) =>
    session.hasCookie(headers) && session.hasProof(query);
  return {
    '/bridge/host': { isOpenTo: isApp, onSocket: onUi },
    '/bridge/data': { isOpenTo: isApp, onSocket: (socket) => relay.join(socket) },
    '/bridge/control': {
      isOpenTo: data.isDataWindow,
      onSocket(socket) {
        data.onControl(socket);
        relay.attach(socket);
      },
    },
    '/bridge/channel': {
      isOpenTo: data.isDataWindow,
      onSocket: (socket, query) => relay.answer(query.get('id') ?? '', socket),
    },
  };
}
