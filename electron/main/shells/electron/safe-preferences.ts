import type { WebPreferences } from 'electron';

/**
 * What every window of Varde has, said aloud even where it is Electron's default. Without `spellcheck: false` Chromium
 * would fetch dictionaries from outside.
 */
export function safePreferences(preloadPath: string): WebPreferences {
  return {
    preload: preloadPath,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
  };
}
