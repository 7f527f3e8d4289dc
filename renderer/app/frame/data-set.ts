import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';

const MINUTE_MS = 60_000;

/** Where the rows came from, by name: the file, or the host of the service. */
export function sourceName(status: RegisterStatus, text: Text): string {
  if (status.origin === 'sample') return text('origin.sample');
  if (status.origin === 'file') return status.source || text('origin.file');
  return URL.canParse(status.source) ? new URL(status.source).host : text('origin.upstream');
}

/** How old the rows are, in words. Sample data have no age that means anything. */
export function ageOf(status: RegisterStatus, nowMs: number, text: Text, formats: Formats): string {
  if (status.origin === 'sample') return text('frame.data.rows', { rows: status.rows });
  // Now, for as long as the clock of the frame does not tick: seconds would be wrong as soon as they are read.
  const atMs = nowMs - status.changedAtMs < MINUTE_MS ? nowMs : status.changedAtMs;
  return text(status.origin === 'file' ? 'frame.data.taken' : 'frame.data.fetched', {
    ago: formats.relative(atMs, nowMs),
  });
}
