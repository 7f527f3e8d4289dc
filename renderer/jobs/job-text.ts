import type { AppError } from '../../shared/base/app-error.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Formats } from '../i18n/create-formats.ts';
import type { Text } from '../i18n/create-text.ts';
import { createDataText } from '../i18n/data-text.ts';
import { describeChanges } from '../i18n/describe-changes.ts';
import { describeError, toldError } from '../i18n/describe-error.ts';
import { describePull } from '../i18n/describe-pull.ts';
import type { Job } from '../state/jobs-store.ts';

type ImportedLayer = BridgeType<'ImportedLayer'>;
type TileProgress = BridgeType<'TileProgress'>;

/** What a job does: `Henter kraftverk`. */
export function jobTitle(job: Job, text: Text): string {
  if (job.kind === 'import') return text('frame.job.import', { what: job.subject });
  if (job.kind === 'tile-export') return text('frame.job.tileExport', { what: job.subject });
  if (job.kind === 'tile-build') return text('frame.job.tileBuild', { what: job.subject });
  if (job.kind === 'tile-check') return text('frame.job.tileCheck', { what: job.subject });
  if (job.kind === 'pull') return text('frame.job.pull', { what: job.subject });
  // Names of registers begin small inside a sentence.
  const what = createDataText(text).register(job.subject).toLowerCase();
  if (job.kind === 'update') return text('frame.job.update', { what });
  return text('frame.job.export', { what });
}

/** How far it is: from 0 to 1, undefined while nobody knows. */
export function jobPart(job: Job): number | undefined {
  // What waits for its turn has not begun.
  if (job.kind === 'pull') return job.pullProgress?.part ?? 0;
  if (job.tileProgress) return job.tileProgress.done / Math.max(1, job.tileProgress.total);
  if (!job.totalBytes) return undefined;
  return Math.min(1, job.doneBytes / job.totalBytes);
}

/** How far it is, in words; from the second attempt on it says so. */
export function jobProgress(job: Job, text: Text, formats: Formats): string {
  if (job.kind === 'pull') return describePull(job.pullProgress, text);
  if (job.tileProgress) return tilesDone(job.tileProgress, text, formats);
  const done = formats.bytes(job.doneBytes);
  const far = job.totalBytes ? text('frame.job.of', { done, total: formats.bytes(job.totalBytes) }) : done;
  return job.attempt > 1 ? `${far} · ${text('frame.job.attempt', { attempt: job.attempt })}` : far;
}

/** What a job that ended did. */
export function jobOutcome(job: Job, text: Text): string {
  if (job.state === 'cancelled' && job.kind === 'tile-build') return text('frame.job.buildStopped');
  if (job.state === 'cancelled' && job.kind === 'pull') return text('frame.job.pullStopped');
  if (job.state === 'cancelled' || job.state === 'interrupted' || job.state === 'paused') {
    return text(`error.job/${job.state}`);
  }
  if (job.state === 'failed') return describeError(jobFailure(job), text).sentence;
  if (job.pullProgress) return describePull(job.pullProgress, text);
  if (job.tileProgress && job.kind === 'tile-check') {
    return text('frame.job.checked', { damaged: job.tileProgress.damaged });
  }
  if (job.tileProgress) return tilesOutcome(job.tileProgress, text);
  const { rows, layers = [] } = job.outcome ?? {};
  if (rows) return describeChanges(rows.changes, text);
  return layers.length > 0 ? layersMade(layers, text) : text('frame.job.done');
}

/** How far a job of tiles is, how fast it goes, when it will end. */
function tilesDone(
  { stage, done, total, perSecond, leftMs }: TileProgress,
  text: Text,
  formats: Formats,
): string {
  const far = text(stage === 'checking' ? 'frame.job.tilesChecked' : 'frame.job.tiles', { done, total });
  if (perSecond === undefined || leftMs === undefined) return far;
  const rate = text('frame.job.rate', { perSecond: Math.max(1, Math.round(perSecond)) });
  return `${far} · ${rate} · ${text('frame.job.ends', { when: formats.relative(leftMs, 0) })}`;
}

function tilesOutcome({ path, done, damaged }: TileProgress, text: Text): string {
  const what =
    path === undefined ? text('frame.job.built', { count: done }) : text('frame.job.written', { path });
  return damaged > 0 ? `${what} · ${text('frame.job.damagedTiles', { count: damaged })}` : what;
}

/** How many layers came of a file, and where they are. */
export function layersMade(layers: readonly ImportedLayer[], text: Text): string {
  const rows = layers.reduce((sum, layer) => sum + layer.rows, 0);
  return text('layers.import.done', { count: layers.length, rows, map: layers[0]?.mapName ?? '' });
}

/** Why a job failed, as it was thrown where it ran. */
export function jobFailure({ errorCode, errorDetails }: Job): AppError {
  return toldError(errorCode ?? 'internal', errorDetails);
}
