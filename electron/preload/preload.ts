// Runs in both windows, sandboxed, before their page. It asks for the ports once the page can hear them, hands them on,
// tells the page which shell it runs in, and makes tokens of files. Nothing else crosses here.

import { contextBridge, ipcRenderer, webUtils } from 'electron';

/**
 * A token under which the host reads a file from its own place; undefined for one that is on no disk. Only Chromium says
 * where a File is, and only of one that a person chose or dropped: of anything else than a File it throws.
 */
async function offerFile(file: File): Promise<string | undefined> {
  const path = webUtils.getPathForFile(file);
  return path === '' ? undefined : ipcRenderer.invoke('varde:offer-file', path);
}

contextBridge.exposeInMainWorld('vardeShell', { name: 'electron', offerFile });

ipcRenderer.on('varde:port', (event, { role }: { role: string }) => {
  window.postMessage({ type: 'varde:port', role }, window.location.origin, [...event.ports]);
});

// Module scripts have run by then.
window.addEventListener('DOMContentLoaded', () => ipcRenderer.send('varde:connect'), { once: true });
