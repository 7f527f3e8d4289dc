import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';

let folder: string;

test.beforeEach(async ({ app, dataFolder }) => {
  folder = join(dataFolder, 'out');
  mkdirSync(folder);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(folder);
  await app.when.goesTo('Kraftverk');
});

test('a CSV holds exactly what is shown: filter, order, columns', async ({ app }) => {
  await app.table.when.searches('statkraft finnmark');
  await app.table.then.beginsWith(['Adamselv', 'Alta']);
  const path = await app.exports.when.writes(/^CSV$/, 'utvalg.csv');
  expect(path).toBe(join(folder, 'utvalg.csv'));
  const lines = app.exports.get.text(path).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^"?Navn"?;"?Type"?;/);
  expect(lines[1]).toMatch(/^Adamselv;Kraftverk;50(,0)?;196,366;NO4 Nord;Finnmark;STATKRAFT ENERGI AS;/);
  expect(lines).toHaveLength(3);
});

test('a GeoJSON holds the rows that have a point', async ({ app }) => {
  await app.table.when.searches('statkraft finnmark');
  const path = await app.exports.when.writes(/GeoJSON/, 'utvalg.geojson');
  const collection = JSON.parse(app.exports.get.text(path)) as {
    type: string;
    features: { geometry: { type: string; coordinates: number[] } }[];
  };
  expect(collection.type).toBe('FeatureCollection');
  expect(collection.features.length).toBeGreaterThan(0);
  for (const { geometry } of collection.features) {
    expect(geometry.type).toBe('Point');
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    expect(longitude).toBeGreaterThan(4);
    expect(latitude).toBeGreaterThan(57);
  }
});

test('an XLSX is written whole, and nothing is left beside it', async ({ app }) => {
  const path = await app.exports.when.writes(/XLSX/, 'alle.xlsx');
  expect(app.exports.get.text(path).slice(0, 2)).toBe('PK');
  expect(readdirSync(folder)).toEqual(['alle.xlsx']);
});
