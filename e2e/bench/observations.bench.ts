// A million registrations in the observation service, its sockets cut off, beside SQLite over the same rows.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isJsonObject, type JsonObject } from '../../shared/base/json.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { operationOf } from '../../shared/contracts/services.ts';
import type { JsonEndpoint } from '../../shared/http/json-endpoint.ts';
import { createObservationEndpoint } from '../../shared/http/observation/observation-endpoint.ts';
import type { StoredRegistration } from '../../shared/sources/observations/stored-registration.ts';
import { generateManyRegistrations } from '../../shared/testing/many-registrations.ts';
import { createObservationService } from '../../shared/testing/observation-service.ts';
import { createMemoryHost } from '../../shared/testing/ports/memory-host.ts';
import { serviceRequest } from '../../shared/testing/service-request.ts';

setFlagsFromString('--expose-gc');

const RUNS = 15;
const PAGE = 100;
const METRES_PER_DEGREE = 111_195;

export interface Measurement {
  readonly name: string;
  readonly vardeMs: number;
  readonly sqliteMs: number;
  /** Of the last run, so that it shows whether both found the same. */
  readonly vardeTotal: number;
  readonly sqliteTotal: number;
}

export interface Loaded {
  readonly seconds: number;
  /** What the process holds after it, all in all. */
  readonly memoryMb: number;
  /** The longest time for which nothing else had its turn. */
  readonly longestMs: number;
}

/** A journal that holds generated registrations, as the host gives them: page by page. `told`: each of them. */
function generatedJournal(
  registrations: Generator<StoredRegistration>,
  told: (registration: StoredRegistration) => void,
) {
  const { journal } = createMemoryHost();
  async function read(kind: string, after: number): Promise<BridgeType<'JournalPage'>> {
    if (kind !== 'registration') return journal.read(kind, after);
    const things: BridgeType<'JournalThing'>[] = [];
    for (let number = after + 1; things.length < 500; number++) {
      const { value, done } = registrations.next();
      if (done) return { things };
      told(value);
      const id = String(value.registration['Id']);
      things.push({ kind, id, number, atMs: 0, isGone: false, files: [], value: { ...value } });
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { things, next: after + things.length };
  }
  return { ...journal, read };
}

interface Question {
  readonly name: string;
  readonly path: string;
  body(run: number): JsonObject;
  /** The condition of the same question. */
  where(run: number): readonly [sql: string, ...values: (number | string)[]];
  /** What SQLite cannot ask is asked of the rows that it finds. */
  holds?(run: number, row: Row): boolean;
}

interface Row {
  readonly latitude: number;
  readonly longitude: number;
}

const monthOf = (run: number) =>
  [Date.UTC(2014 + (run % 10), 1, 1), Date.UTC(2014 + (run % 10), 2, 1) - 1] as const;
const regionsOf = (run: number) => [3005 + run, 3006 + run] as const;
const centreOf = (run: number) => ({ latitude: 60 + run / 3, longitude: 7 + run / 2 });
const WORDS = [
  'drønn ved',
  'skarelag',
  'sørpe langs',
  'stikkrenna',
  'čáhci',
  'snudde ved trolla',
  'finnes ikke',
];
const wordOf = (run: number) => WORDS[run % WORDS.length] ?? '';
const RADIUS_M = 20_000;

const questions: readonly Question[] = [
  {
    name: 'a hazard, two regions, a month: total and first page',
    path: 'Search/All',
    body(run) {
      const [from, to] = monthOf(run);
      const period = { FromDate: new Date(from).toISOString(), ToDate: new Date(to).toISOString() };
      return { SelectedGeoHazards: [10], SelectedRegions: [...regionsOf(run)], ...period };
    },
    where: (run) => [
      'hazard = ? AND region IN (?, ?) AND obsMs BETWEEN ? AND ?',
      10,
      ...regionsOf(run),
      ...monthOf(run),
    ],
  },
  {
    name: 'within 20 km: total and first page',
    path: 'Search/WithinRadius',
    body(run) {
      const { latitude, longitude } = centreOf(run);
      return { Latitude: latitude, Longitude: longitude, Radius: RADIUS_M };
    },
    where(run) {
      const { latitude, longitude } = centreOf(run);
      const north = RADIUS_M / METRES_PER_DEGREE;
      const east = north / Math.cos((latitude * Math.PI) / 180);
      return [
        'latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?',
        latitude - north,
        latitude + north,
        longitude - east * 1.02,
        longitude + east * 1.02,
      ];
    },
    holds(run, { latitude, longitude }) {
      const centre = centreOf(run);
      const shrink = Math.cos((centre.latitude * Math.PI) / 180);
      const [dy, dx] = [latitude - centre.latitude, (longitude - centre.longitude) * shrink];
      return Math.hypot(dx, dy) * METRES_PER_DEGREE <= RADIUS_M;
    },
  },
  {
    name: 'a text in a million: total and first page',
    path: 'Search/All',
    body: (run) => ({ TextSearch: wordOf(run) }),
    where: (run) => ['instr(text, ?) > 0', wordOf(run)],
  },
];

export async function measureObservations(
  count: number,
  seed: number,
): Promise<{ readonly loaded: Loaded; readonly measurements: readonly Measurement[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'varde-bench-'));
  const sqlite = createSqlite(join(folder, 'observations.db'));
  try {
    const longest = watchLongest();
    const began = performance.now();
    const journal = generatedJournal(generateManyRegistrations(count, seed), sqlite.insert);
    const service = await createObservationService(journal);
    const seconds = (performance.now() - began) / 1000;
    const longestMs = longest.end();
    // As the engine does by itself when nothing happens for a while.
    runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const loaded = { seconds, memoryMb: process.memoryUsage.rss() / 2 ** 20, longestMs };
    const database = sqlite.finish();
    const endpoint = createObservationEndpoint(service.parts);
    const measurements = [];
    for (const question of questions) measurements.push(await measure(question, endpoint, database));
    database.close();
    return { loaded, measurements };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Turn by turn, each time another question, so that nobody answers from what was asked before. */
async function measure(
  question: Question,
  endpoint: JsonEndpoint,
  database: DatabaseSync,
): Promise<Measurement> {
  const times = { varde: [] as number[], sqlite: [] as number[] };
  let [vardeTotal, sqliteTotal] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const request = serviceRequest({
      method: 'POST',
      path: `/observation/${question.path}`,
      body: new TextEncoder().encode(JSON.stringify(question.body(run))),
    });
    const vardeBegan = performance.now();
    const { body } = await endpoint(request, operationOf(request.target));
    times.varde.push(performance.now() - vardeBegan);
    vardeTotal = JSON.parse(new TextDecoder().decode(body)).TotalMatches;
    const sqliteBegan = performance.now();
    sqliteTotal = askSqlite(question, run, database);
    times.sqlite.push(performance.now() - sqliteBegan);
  }
  return {
    name: question.name,
    vardeMs: median(times.varde),
    sqliteMs: median(times.sqlite),
    vardeTotal,
    sqliteTotal,
  };
}

function askSqlite({ where, holds }: Question, run: number, database: DatabaseSync): number {
  const [condition, ...values] = where(run);
  const order = 'ORDER BY obsMs DESC, regId DESC';
  if (holds) {
    const sql = `SELECT regId, latitude, longitude FROM registrations WHERE ${condition} ${order}`;
    const rows = database.prepare(sql).all(...values) as unknown as (Row & { readonly regId: number })[];
    const found = rows.filter((row) => holds(run, row));
    const read = database.prepare('SELECT json FROM registrations WHERE regId = ?');
    for (const { regId } of found.slice(0, PAGE)) JSON.parse(String(read.get(regId)?.['json']));
    return found.length;
  }
  const total = database
    .prepare(`SELECT count(*) AS total FROM registrations WHERE ${condition}`)
    .get(...values);
  const page = database.prepare(`SELECT json FROM registrations WHERE ${condition} ${order} LIMIT ${PAGE}`);
  for (const { json } of page.all(...values)) JSON.parse(String(json));
  return Number(total?.['total']);
}

/** Filled while the registrations are read, with a small cache, so that the memory that is told is not its own. */
function createSqlite(path: string) {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  database.exec(
    `CREATE TABLE registrations (regId INTEGER PRIMARY KEY, obsMs INTEGER, hazard INTEGER, region INTEGER,
      latitude REAL, longitude REAL, text TEXT, json TEXT)`,
  );
  const insert = database.prepare('INSERT INTO registrations VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  database.exec('BEGIN');
  return {
    insert({ regId, registration }: StoredRegistration): void {
      const place = registration['ObsLocation'];
      const { Latitude, Longitude, ForecastRegionTID } = isJsonObject(place) ? place : {};
      const [obsMs, hazard, ...where] = [
        registration['DtObsTime'],
        registration['GeoHazardTID'],
        ForecastRegionTID,
        Latitude,
        Longitude,
      ].map(Number);
      const text = textsOf(registration).join('\n').toLowerCase();
      insert.run(regId, obsMs ?? 0, hazard ?? 0, ...where, text, JSON.stringify(registration));
    },
    finish(): DatabaseSync {
      database.exec('COMMIT');
      database.exec('PRAGMA cache_size = -400000');
      database.exec('CREATE INDEX byHazard ON registrations (hazard, region, obsMs, regId)');
      database.exec('CREATE INDEX byLatitude ON registrations (latitude, longitude)');
      database.exec('CREATE INDEX byTime ON registrations (obsMs, regId)');
      return database;
    },
  };
}

/** Every comment and the name of the place: what the generator writes as a person would. */
function textsOf(value: unknown, name = ''): string[] {
  const isWritten = ['Comment', 'ObsComment', 'AvalancheEvaluation', 'LocationName'].includes(name);
  if (typeof value === 'string') return isWritten ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => textsOf(inner, member));
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

function watchLongest() {
  let last = performance.now();
  let longestMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  return {
    end() {
      clearInterval(timer);
      return longestMs;
    },
  };
}
