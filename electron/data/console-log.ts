import type { Log } from '../../shared/ports/log.ts';

/** The log of the data window: its console, which the host reads. */
export const consoleLog: Log = {
  info: (message) => console.info(message),
  error: (message, error) => console.error(message, error),
};
