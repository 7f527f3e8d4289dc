// What a preload has of Electron, and the page behind it: the two worlds share copies, no objects.

import { EventEmitter } from 'node:events';
import { ipcMainDouble } from './double-system.ts';
import type { WebContentsDouble } from './double-web-contents.ts';

/** The page that the preload runs before, as a test sees it. */
export interface PreloadPage {
  readonly contents: WebContentsDouble;
  /** What the page finds on its window. */
  readonly world: { [name: string]: unknown };
  /** Files that a person chose or dropped, with their places. Of every other File nobody knows a path. */
  readonly chosenFiles: Map<File, string>;
}

let page: PreloadPage | undefined;
const fromMain = new EventEmitter();

/** Makes a page whose preload is run next. */
export function openPreloadPage(contents: WebContentsDouble): PreloadPage {
  fromMain.removeAllListeners();
  page = { contents, world: {}, chosenFiles: new Map() };
  return page;
}

/** The main process sends a message to the preload. */
export function sendToPreload(channel: string, message: unknown, ports: readonly unknown[]): void {
  fromMain.emit(channel, { ports }, structuredClone(message));
}

function currentPage(): PreloadPage {
  if (!page) throw new Error('A preload runs in a window only');
  return page;
}

/** Copies what crosses between the worlds. Functions stay behind and are called across; so are files. */
function cross(value: unknown): unknown {
  if (typeof value === 'function') {
    return async (...args: unknown[]) => cross(await value(...args.map(cross)));
  }
  if (value instanceof File || typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return Object.freeze(value.map(cross));
  if (prototype !== Object.prototype) return structuredClone(value);
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cross(member)])),
  );
}

export const contextBridgeDouble = {
  exposeInMainWorld(name: string, api: unknown): void {
    const { world } = currentPage();
    if (name in world)
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    world[name] = cross(api);
  },
} satisfies Pick<Electron.ContextBridge, 'exposeInMainWorld'>;

export const ipcRendererDouble = {
  on(channel: string, listener: (event: Electron.IpcRendererEvent, ...args: unknown[]) => void) {
    fromMain.on(channel, listener);
  },
  send(channel: string, ...args: unknown[]): void {
    ipcMainDouble.receive(currentPage().contents, channel, { args: structuredClone(args) });
  },
  async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    return ipcMainDouble.invoke(currentPage().contents, channel, { args: structuredClone(args) });
  },
};

export const webUtilsDouble = {
  getPathForFile(file: File): string {
    if (!(file instanceof File)) throw new TypeError('getPathForFile expected to receive a File object');
    return currentPage().chosenFiles.get(file) ?? '';
  },
} satisfies Electron.WebUtils;
