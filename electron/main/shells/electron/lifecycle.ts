import { app } from 'electron';
import { findViewLink } from './view-link.ts';

export interface LifecycleOptions {
  /** Fronts the window and shows the view of a link. */
  readonly showUi: (viewLink: string | undefined) => Promise<void>;
  /** Ends the host; afterwards the process may go. */
  readonly endHost: () => Promise<void>;
  readonly log: (error: unknown) => void;
}

/** Joins the events of the application with the host. The host ends before the process does, whoever asks for it. */
export function setUpLifecycle({ showUi, endHost, log }: LifecycleOptions): void {
  let isEnding = false;
  const show = (viewLink: string | undefined) => void showUi(viewLink).catch(log);

  app.on('second-instance', (_event, args) => show(findViewLink(args)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    show(findViewLink([url]));
  });
  app.on('activate', () => show(undefined));
  // Electron would quit while the data window is being restarted and no other is open; when to end is the host's say.
  app.on('window-all-closed', () => undefined);
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (isEnding) return;
    isEnding = true;
    endHost()
      .then(() => app.exit(0))
      .catch((error: unknown) => {
        log(error);
        app.exit(1);
      });
  });
}
