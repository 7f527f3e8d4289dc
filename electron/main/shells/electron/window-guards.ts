import { app, type WebContents } from 'electron';

/**
 * No page leaves its address, opens a window or attaches a webview; set up before the first window is made. Links that
 * lead out go through the host, which checks them.
 */
export function setUpWindowGuards(log: (error: unknown) => void): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, log));
}

function guard(contents: WebContents, log: (error: unknown) => void): void {
  contents.on('will-frame-navigate', (details) => {
    details.preventDefault();
    log(new Error(`A page wanted to go to ${details.url}`));
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    log(new Error(`A page wanted to open ${url}`));
    return { action: 'deny' };
  });
}
