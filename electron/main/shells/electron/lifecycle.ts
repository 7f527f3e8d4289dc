import { setTimeout as wait } from 'node:timers/promises';
import { app, powerMonitor } from 'electron';
import { findViewLink } from './command-line.ts';
import type { OpenedFiles } from './opened-files.ts';

export interface LifecycleOptions {
  /** Fronts the window and shows a view, or takes in a file, by its link. */
  readonly showUi: (viewLink: string | undefined) => Promise<void>;
  readonly openedFiles: Pick<OpenedFiles, 'offer' | 'offerFirst'>;
  /** Ends the host; afterwards the process may go. */
  readonly endHost: () => Promise<void>;
  /** How long the host may take to end; tests make it short. */
  readonly endLimitMs?: number;
  readonly log: (error: unknown) => void;
}

/** What is on the disk is whole at any moment: a part that does not end is not waited for any longer. */
const MAX_END_MS = 8_000;

/** Joins the events of the application with the host. The host ends before the process does, whoever asks for it. */
export function setUpLifecycle({
  showUi,
  openedFiles,
  endHost,
  endLimitMs = MAX_END_MS,
  log,
}: LifecycleOptions): void {
  let isShuttingDown = false;
  const show = (viewLink: string | undefined) => void showUi(viewLink).catch(log);

  app.on('second-instance', (_event, args, folder) =>
    show(findViewLink(args) ?? openedFiles.offerFirst(args.slice(1), folder)),
  );
  app.on('open-file', (event, path) => {
    event.preventDefault();
    show(openedFiles.offer(path));
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    show(findViewLink([url]));
  });
  app.on('activate', () => show(undefined));
  // Electron would quit while the data window is being restarted and no other is open; when to end is the host's say.
  app.on('window-all-closed', () => undefined);
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (isShuttingDown) return;
    isShuttingDown = true;
    Promise.race([endHost(), limit(endLimitMs)])
      .then(() => app.exit(0))
      .catch((error: unknown) => {
        log(error);
        app.exit(1);
      });
  });
}

async function limit(limitMs: number): Promise<never> {
  await wait(limitMs, undefined, { ref: false });
  throw new Error(`Varde did not end within ${limitMs} ms, and is ended`);
}

/** Ends with the session of the user and with the system. Electron must be ready. */
export function endWithSession(): void {
  // Linux and macOS hold the system back for a moment when it is asked for; the declarations leave the event out.
  powerMonitor.on('shutdown', (...[event]: unknown[]) => {
    if (isPreventable(event)) event.preventDefault();
    app.quit();
  });
  // Windows tells its windows.
  app.on('browser-window-created', (_event, window) => window.on('session-end', () => app.quit()));
}

function isPreventable(event: unknown): event is { preventDefault(): void } {
  return typeof event === 'object' && event !== null && 'preventDefault' in event;
}
