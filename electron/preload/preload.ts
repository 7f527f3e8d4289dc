// Runs in both windows, sandboxed, before their page. It asks for the ports once the page can hear them, hands them on,
// and tells the page which shell it runs in. Nothing else crosses here.

import { contextBridge, ipcRenderer } from 'electron';

contextBridge.exposeInMainWorld('vardeShell', { name: 'electron' });

ipcRenderer.on('varde:port', (event, { role }: { role: string }) => {
  window.postMessage({ type: 'varde:port', role }, window.location.origin, [...event.ports]);
});

// Module scripts have run by then.
window.addEventListener('DOMContentLoaded', () => ipcRenderer.send('varde:connect'), { once: true });
