import { expect, test } from 'vitest';
import { createFormats } from '../i18n/create-formats.ts';
import { createText } from '../i18n/create-text.ts';
import type { Job } from '../state/jobs-store.ts';
import { jobOutcome, jobPart, jobProgress, jobTitle } from './job-text.ts';

const text = createText('nb');
const formats = createFormats('nb');
const plain = (message: string) => message.replaceAll('\u00a0', ' ');

const job: Job = {
  jobId: '1',
  kind: 'update',
  subject: 'plants',
  state: 'running',
  doneBytes: 1_200_000,
  totalBytes: 2_400_000,
  attempt: 1,
  isResumable: true,
  startedAtMs: 0,
  endedAtMs: null,
};

test('a running job says what it does and how far it is', () => {
  expect(jobTitle(job, text)).toBe('Henting av kraftverk');
  expect(jobPart(job)).toBe(0.5);
  expect(plain(jobProgress(job, text, formats))).toBe('1,2 MB av 2,4 MB');
});

test('nobody knows how far a job of unknown size is; a new attempt is told', () => {
  expect(jobPart({ ...job, totalBytes: null })).toBeUndefined();
  expect(plain(jobProgress({ ...job, totalBytes: null, attempt: 3 }, text, formats))).toBe(
    '1,2 MB · forsøk 3',
  );
});

test('more bytes than were promised are not more than all', () => {
  expect(jobPart({ ...job, doneBytes: 9_000_000 })).toBe(1);
});

test('a job that ended well says what changed', () => {
  const rows = {
    register: 'plants' as const,
    rows: 1833,
    version: 'a',
    changes: { newRows: 12, goneRows: 3, changedRows: 41, sameRows: 1780, examples: [] },
  };
  const outcome = { rows, layers: [] };
  expect(jobOutcome({ ...job, state: 'done', outcome }, text)).toBe(
    '12\u00a0nye, 3\u00a0borte, 41\u00a0endret',
  );
  const changes = { ...rows.changes, newRows: 0, goneRows: 0, changedRows: 0 };
  const none = { rows: { ...rows, changes }, layers: [] };
  expect(jobOutcome({ ...job, state: 'done', outcome: none }, text)).toBe('Ingen endringer');
});

test('an import is called after its file, and says what layers came of it', () => {
  const layer = { layerId: 1000, name: 'a', mapName: 'Hytter', kind: 'point', rows: 3 } as const;
  const made = { ...layer, fileName: 'Å.geojson', importedAtMs: 0, state: 'ready' } as const;
  const done: Job = {
    ...job,
    kind: 'import',
    subject: 'Å.geojson',
    state: 'done',
    outcome: { layers: [made] },
  };
  expect(jobTitle(done, text)).toBe('Innlesing av Å.geojson');
  expect(plain(jobOutcome(done, text))).toBe('Ett kartlag med 3 objekter ligger i kartet Hytter.');
});

test('a job of tiles says how far it is, how fast it goes, and what came of it', () => {
  const tileProgress = { done: 1200, total: 4800, stage: 'writing', damaged: 0 } as const;
  const building: Job = { ...job, kind: 'tile-build', subject: 'Varde web', tileProgress };
  expect(jobTitle(building, text)).toBe('Bygging av fliser av Varde web');
  expect(jobPart(building)).toBe(0.25);
  expect(plain(jobProgress(building, text, formats))).toBe('1 200 av 4 800 fliser');
  const rated = { ...building, tileProgress: { ...tileProgress, perSecond: 20.2, leftMs: 180_000 } };
  expect(plain(jobProgress(rated, text, formats))).toBe(
    '1 200 av 4 800 fliser · 20 i sekundet · ferdig om 3 min',
  );
  expect(plain(jobOutcome({ ...rated, state: 'done' }, text))).toBe('1 200 fliser er lagret');
  expect(jobOutcome({ ...rated, state: 'cancelled' }, text)).toContain('beholdt');
  const exported = { ...tileProgress, damaged: 2, path: '/a/b.mbtiles' };
  expect(
    plain(jobOutcome({ ...job, kind: 'tile-export', state: 'done', tileProgress: exported }, text)),
  ).toBe('Skrevet til /a/b.mbtiles · 2 skadde fliser ble utelatt');
});

test('a pull that waits for its turn says so, and has not begun', () => {
  const waiting: Job = { ...job, kind: 'pull', subject: 'Kontoret', totalBytes: null };
  expect(jobPart(waiting)).toBe(0);
  expect(jobProgress(waiting, text, formats)).toBe('Venter på tur');
});

test('a pull says how much it fetched, and what is missing', () => {
  const pullProgress = { part: 0.4, registrations: 1_204, pictures: 1, missingPictures: 0 };
  const pulling: Job = { ...job, kind: 'pull', subject: 'Kontoret', pullProgress };
  expect(jobTitle(pulling, text)).toBe('Henting fra Kontoret');
  expect(jobPart(pulling)).toBe(0.4);
  expect(plain(jobProgress(pulling, text, formats))).toBe('1 204 observasjoner, 1 bilde');
  const lacking = { ...pullProgress, missingPictures: 2 };
  expect(plain(jobOutcome({ ...pulling, state: 'done', pullProgress: lacking }, text))).toContain(
    '2 bilder fantes ikke',
  );
  expect(jobOutcome({ ...pulling, state: 'cancelled' }, text)).toContain('beholdt');
});

test('a job that failed says why', () => {
  const failed: Job = {
    ...job,
    state: 'failed',
    errorCode: 'upstream/bad-status',
    errorDetails: { url: 'https://example.org/x', status: 503 },
  };
  expect(jobOutcome(failed, text)).toContain('https://example.org/x svarte med status 503');
});
