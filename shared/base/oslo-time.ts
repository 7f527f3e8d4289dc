// Norwegian time as text, and back: what stands in texts without a zone.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// The only source of Norwegian time that Node and Chromium share.
const OSLO = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });

const changesByYear = new Map<number, readonly Change[]>();

interface Change {
  readonly atMs: number;
  readonly offsetMs: number;
}

/** Norwegian time without zone: yyyy-MM-ddTHH:mm:ss, with up to three digits of a second and no zeros at their end. */
export function osloTimeText(ms: number): string {
  const text = new Date(ms + osloOffsetMs(ms)).toISOString();
  return ms % 1000 === 0 ? text.slice(0, -'.000Z'.length) : text.slice(0, -1).replace(/0+$/, '');
}

/**
 * The instant of a Norwegian time, given as if it were UTC. In the hour that comes twice the earlier or the later one as
 * wished; in the hour that does not exist the change itself.
 */
export function osloInstantMs(localMs: number, wish: 'earlier' | 'later'): number {
  const candidates = [...new Set([localMs - 2 * HOUR_MS, localMs - HOUR_MS].map(osloOffsetMs))]
    .map((offsetMs) => localMs - offsetMs)
    .filter((ms) => ms + osloOffsetMs(ms) === localMs);
  if (candidates.length > 0) return wish === 'earlier' ? Math.min(...candidates) : Math.max(...candidates);
  const year = new Date(localMs).getUTCFullYear();
  const change = changesOf(year).findLast(
    ({ atMs }) => atMs + HOUR_MS <= localMs && localMs < atMs + 3 * HOUR_MS,
  );
  return change?.atMs ?? localMs - osloOffsetMs(localMs);
}

/** How far Norwegian time is ahead of UTC at an instant. */
function osloOffsetMs(ms: number): number {
  const changes = changesOf(new Date(ms).getUTCFullYear());
  return changes.findLast(({ atMs }) => atMs <= ms)?.offsetMs ?? HOUR_MS;
}

/** The offset at the beginning of a year and every other one in it, found to the minute. */
function changesOf(year: number): readonly Change[] {
  const known = changesByYear.get(year);
  if (known) return known;
  const startMs = Date.UTC(year, 0, 1);
  const endMs = Date.UTC(year + 1, 0, 1);
  const changes: Change[] = [{ atMs: startMs, offsetMs: askOffsetMs(startMs) }];
  for (let dayMs = startMs; dayMs < endMs; dayMs += DAY_MS) {
    const offsetMs = askOffsetMs(dayMs + DAY_MS);
    if (offsetMs !== changes.at(-1)?.offsetMs) changes.push({ atMs: findChange(dayMs, offsetMs), offsetMs });
  }
  changesByYear.set(year, changes);
  return changes;
}

function findChange(dayMs: number, offsetMs: number): number {
  let [before, after] = [dayMs, dayMs + DAY_MS];
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000;
    if (askOffsetMs(middle) === offsetMs) after = middle;
    else before = middle;
  }
  return after;
}

function askOffsetMs(ms: number): number {
  const name = OSLO.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}
