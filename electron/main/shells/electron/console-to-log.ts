import type { WebContents } from 'electron';
import type { Log } from '../../../../shared/ports/log.ts';

/** Writes what a page tells its console into the log: nobody sees the console of a hidden window. */
export function logConsole(contents: WebContents, page: string, log: Log): void {
  contents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level === 'debug') return;
    const place = level === 'error' && sourceId ? ` (${sourceId}:${lineNumber})` : '';
    const line = `${page}: ${message}${place}`;
    if (level === 'error') log.error(line);
    else log.info(line);
  });
}
