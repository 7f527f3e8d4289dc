// The real answer of the hydropower service, taken in and answered again. It is no part of the project: where it is
// absent, a generated one of the same shape and quirks is used, and the name of the suite says so.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../shared/base/json.ts';
import { decodeColumns } from '../../shared/tables/column-codec.ts';
import type { Column, ColumnTable } from '../../shared/tables/column-table.ts';
import { generatePlants } from '../../shared/testing/generate-plants.ts';
import { serviceRequest } from '../../shared/testing/service-request.ts';
import { createDataFolder, type StartedWindow } from './testing/data-folder.ts';

const folder = resolve(import.meta.dirname, '../..', process.env['VARDE_REAL_DATA'] ?? '../shared/data');
const plantsPath = join(folder, 'hydropower-in-operation.json');
const isReal = existsSync(plantsPath);
const generated = isReal ? [] : generatePlants(1833);
const plantsBytes = isReal ? readFileSync(plantsPath) : encode(JSON.stringify(generated));
const pointsBytes = isReal ? readFileSync(join(folder, 'hydropower-points.csv')) : encode(generatedPoints());
const rows = readRows(plantsBytes);
const suite = isReal ? 'The real register' : `A generated register, because ${folder} has no real one,`;

if (!isReal) console.info(`No real register in ${folder}: a generated one is taken in its place.`);

let window: StartedWindow;
let table: ColumnTable;

beforeAll(async () => {
  window = await createDataFolder().start({ hasSample: true });
  await take('hydropower-in-operation.json', plantsBytes);
  await take('hydropower-points.csv', pointsBytes);
  table = decodeColumns((await window.call('registers.columns', { register: 'plants' })).table);
});

describe(suite, () => {
  test('comes back value for value and in its order, after the one renaming', async () => {
    const answer = await answerOf('GetHydroPowerPlantsInOperation');
    const names: Record<string, string> = {
      NVEOmraadeID: 'AgencyOmraadeID',
      NVEOmraadeNavn: 'AgencyOmraadeNavn',
    };
    const renamed = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value])),
    );
    expect(answer).toBe(JSON.stringify(renamed));
    expect(answer).toBe(await answerOf('GetHydroPowerPlants'));
    expect(answer).not.toContain('NVEOmraade');
  });

  test('replaced the sample', async () => {
    const [plants] = await window.call('registers.status', {});
    expect(plants).toMatchObject({ register: 'plants', origin: 'file', rows: 1833 });
    expect(table.keys).toEqual(rows.map(({ VannKraftverkID }) => String(VannKraftverkID)));
  });

  test('has the totals of its rows, pumps counted in', () => {
    expect(sum('outputMw')).toBeCloseTo(sumOf(rows, 'MaksYtelse'), 3);
    expect(sum('productionGwh')).toBeCloseTo(sumOf(rows, 'MidProd_91_20'), 3);
  });

  test('has the figures that are told with it', (context) => {
    if (!isReal) return context.skip(`there is no real register in ${folder}`);
    expect(Math.round(sum('outputMw'))).toBe(33_859);
    expect((sum('productionGwh') / 1000).toFixed(2)).toBe('137.68');
    const areas = countsOf(textsOf('area'));
    expect(['NO1', 'NO2', 'NO3', 'NO4', 'NO5'].map((area) => areas.get(area))).toEqual([
      196, 525, 548, 279, 285,
    ]);
    expect([...countsOf(textsOf('name')).values()].filter((count) => count > 1)).toHaveLength(55);
  });

  test('has counties without the blank behind them', () => {
    expect(rows.some(({ Fylke }) => Fylke === 'Telemark ')).toBe(true);
    expect(textsOf('county')).toContain('Telemark');
    expect(textsOf('county')).not.toContain('Telemark ');
  });

  test('is joined by the points of its plants', async () => {
    const lines = new TextDecoder().decode(pointsBytes).trim().split('\n').slice(1);
    const latitudes = numbersOf('latitude');
    expect(latitudes.filter((latitude) => !Number.isNaN(latitude))).toHaveLength(lines.length);
    const [plantNumber, latitude, longitude] = (lines[0] ?? '').split(',').map(Number);
    const card = await window.call('plants.card', { plantNumber: plantNumber ?? 0 });
    expect(card).toMatchObject({ latitude, longitude });
  });
});

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function generatedPoints(): string {
  const lines = generated
    .filter((_, index) => index % 5 < 3)
    .map(
      ({ VannKraftverkID }, index) =>
        `${VannKraftverkID},${58 + (index % 1300) / 100},${5 + (index % 900) / 100}`,
    );
  return ['VannKraftverkID,Latitude,Longitude', ...lines, ''].join('\n');
}

function readRows(bytes: Uint8Array): JsonObject[] {
  const list: Json = JSON.parse(new TextDecoder().decode(bytes));
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

async function take(fileName: string, bytes: Uint8Array): Promise<void> {
  const fileId = window.keepFile(fileName, bytes);
  await window.call('imports.read', { fileId });
  await window.call('imports.store', { fileId });
}

async function answerOf(operation: string): Promise<string> {
  const request = serviceRequest({ path: `/hydropower/${operation}` });
  return new TextDecoder().decode((await window.call('http.handle', { request })).body);
}

function column(id: string): Column {
  const found = table.columns.find((each) => each.id === id);
  if (!found) throw new Error(`There is no column ${id}`);
  return found;
}

function numbersOf(id: string): number[] {
  const found = column(id);
  return 'values' in found ? [...found.values] : [];
}

function textsOf(id: string): string[] {
  const found = column(id);
  return 'codes' in found ? [...found.codes].map((code) => found.dictionary[code] ?? '') : [];
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function sum(id: string): number {
  return numbersOf(id).reduce((total, value) => total + (Number.isNaN(value) ? 0 : value), 0);
}

function sumOf(values: readonly JsonObject[], member: string): number {
  return values.reduce((total, row) => total + Number(row[member] ?? 0), 0);
}
