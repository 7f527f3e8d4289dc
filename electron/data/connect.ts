import { connectBrowser } from './connect-browser.ts';
import { connectElectron } from './connect-electron.ts';
import type { DataConnectionListener } from './connection-listener.ts';

declare global {
  /** Set by Electron's preload; absent in the browser shell. */
  var vardeShell: { readonly name: string } | undefined;
}

/** Joins the host and the user interfaces, by what the shell offers. */
export function connectData(listener: DataConnectionListener): void {
  if (globalThis.vardeShell?.name === 'electron') connectElectron(listener, globalThis);
  else connectBrowser(listener);
}
