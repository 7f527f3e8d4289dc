// Questions to a million registrations, asked of the observation service and of SQLite over the same rows.

import { DatabaseSync } from 'node:sqlite';
import { isJsonObject, type JsonObject } from '../../shared/base/json.ts';
import type { StoredRegistration } from '../../shared/sources/observations/stored-registration.ts';
import { median } from './figures.mjs';

const RUNS = 15;
const PAGE = 100;
const METRES_PER_DEGREE = 111_195;

/** Median times, and what was found last, so that it shows whether both found the same. */
export interface Measurement {
  readonly name: string;
  /** What the first page with the total may take on an idle machine. */
  readonly limitMs: number;
  /** In how many times the time of SQLite. */
  readonly maxRatio: number;
  readonly page: Beside;
  /** The total alone: nothing is unpacked or written. */
  readonly search: Beside;
}

interface Beside {
  readonly vardeMs: number;
  /** Of the processor for a question, in the mean; absent where it was not counted. */
  readonly vardeCpuMs?: number;
  readonly sqliteMs: number;
  readonly vardeTotal: number;
  readonly sqliteTotal: number;
}

interface Question {
  readonly name: string;
  readonly limitMs: number;
  readonly maxRatio: number;
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
    name: 'a hazard, two regions, a month',
    limitMs: 50,
    // A page is written anew for every answer, where SQLite gives what was put in.
    maxRatio: 25,
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
    name: 'within 20 km',
    limitMs: 50,
    maxRatio: 4,
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
    name: 'a text',
    limitMs: 300,
    maxRatio: 0.5,
    path: 'Search/All',
    body: (run) => ({ TextSearch: wordOf(run) }),
    where: (run) => ['instr(text, ?) > 0', wordOf(run)],
  },
];

/** Answers a question to an operation with what the service says of it. */
export type AskService = (path: string, body: Uint8Array<ArrayBuffer>) => Promise<string>;

export async function measureQuestions(asked: Asked): Promise<readonly Measurement[]> {
  const measurements = [];
  for (const question of questions) measurements.push(await measure(question, asked));
  return measurements;
}

async function measure(question: Question, asked: Asked): Promise<Measurement> {
  const { name, limitMs, maxRatio } = question;
  const search = await measureBeside(question, asked, 0);
  const page = await measureBeside(question, asked, PAGE);
  return { name, limitMs, maxRatio, page, search };
}

interface Asked {
  readonly ask: AskService;
  readonly database: DatabaseSync;
  /** What the processor has done for the service so far, ms, where it can be counted. */
  readonly cpuMs?: () => number;
}

/**
 * Turn by turn, each time another question, so that nobody answers from what was asked before. `count`: how many
 * registrations are wished for beside the total.
 */
async function measureBeside(
  question: Question,
  { ask, database, cpuMs }: Asked,
  count: number,
): Promise<Beside> {
  const times = { varde: [] as number[], sqlite: [] as number[] };
  let [vardeTotal, sqliteTotal, allCpuMs] = [0, 0, 0];
  for (let run = 0; run < RUNS; run++) {
    const criteria = { ...question.body(run), NumberOfRecords: count };
    const body = new TextEncoder().encode(JSON.stringify(criteria));
    const cpuBefore = cpuMs?.() ?? 0;
    const vardeBegan = performance.now();
    const answer = await ask(question.path, body);
    times.varde.push(performance.now() - vardeBegan);
    allCpuMs += (cpuMs?.() ?? 0) - cpuBefore;
    vardeTotal = JSON.parse(answer).TotalMatches;
    const sqliteBegan = performance.now();
    sqliteTotal = askSqlite(question, { run, count, database });
    times.sqlite.push(performance.now() - sqliteBegan);
  }
  return {
    vardeMs: median(times.varde),
    ...(cpuMs && { vardeCpuMs: allCpuMs / RUNS }),
    sqliteMs: median(times.sqlite),
    vardeTotal,
    sqliteTotal,
  };
}

function askSqlite(
  { where, holds }: Question,
  { run, count, database }: { readonly run: number; readonly count: number; readonly database: DatabaseSync },
): number {
  const [condition, ...values] = where(run);
  const order = 'ORDER BY obsMs DESC, regId DESC';
  if (holds) {
    const sql = `SELECT regId, latitude, longitude FROM registrations WHERE ${condition} ${order}`;
    const rows = database.prepare(sql).all(...values) as unknown as (Row & { readonly regId: number })[];
    const found = rows.filter((row) => holds(run, row));
    const read = database.prepare('SELECT json FROM registrations WHERE regId = ?');
    for (const { regId } of found.slice(0, count)) JSON.parse(String(read.get(regId)?.['json']));
    return found.length;
  }
  const total = database
    .prepare(`SELECT count(*) AS total FROM registrations WHERE ${condition}`)
    .get(...values);
  const page = database.prepare(`SELECT json FROM registrations WHERE ${condition} ${order} LIMIT ${count}`);
  for (const { json } of count > 0 ? page.all(...values) : []) JSON.parse(String(json));
  return Number(total?.['total']);
}

const LARGE_CACHE = 'PRAGMA cache_size = -400000';

/** One that was made before. */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(LARGE_CACHE);
  return database;
}

/** Filled while the registrations are read, with a small cache, so that the memory that is told is not its own. */
export function createSqlite(path: string) {
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
      database.exec(LARGE_CACHE);
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
