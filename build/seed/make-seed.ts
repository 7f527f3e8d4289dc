// Makes the data that ship, assets/seed/*.json:
//
//   node build/seed/make-seed.ts <reference with the table of sample plants> <folder with the real data>
//
// The real rows are those of the register (NLOD), the points those of the JRC hydropower database (CC BY 4.0); what is
// invented says so in its name. The result is committed: a build does not need the sources.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isJsonObject, type JsonObject } from '../../shared/base/json.ts';
import { NEVER_YIELDING } from '../../shared/ports/scheduler.ts';
import { parseBytes } from '../../shared/sources/energy/imports/parse-file.ts';
import { type PlantPoint, pointValue, readPoint } from '../../shared/sources/energy/registers/point.ts';
import { sampleApplications } from './invented-applications.ts';
import { inventPlants } from './invented-plants.ts';
import { readPlantTable } from './plant-table.ts';
import { wireRow } from './wire-row.ts';

const [referencePath, dataFolder] = process.argv.slice(2);
if (!referencePath || !dataFolder) throw new Error('Give the reference and the folder with the real data');

const table = readPlantTable(readFileSync(referencePath, 'utf8'));
const registerRows = await readRegister(join(dataFolder, 'hydropower-in-operation.json'));
const knownPoints = await readPoints(join(dataFolder, 'hydropower-points.csv'));
const invented = inventPlants();

const realPlants = table.map(({ plantNumber, name, outputMw }) => {
  const row = registerRows.get(String(plantNumber));
  if (row?.['Navn'] !== name || row['MaksYtelse'] !== outputMw) {
    throw new Error(`Plant ${plantNumber} ${name} differs from the register`);
  }
  return row;
});
const plants = [...realPlants, ...invented.map(({ row }) => row)].map((row) =>
  wireRow('HydropowerPlant', row),
);
const points = [
  ...table.flatMap(({ plantNumber, point }): PlantPoint[] => {
    const known = knownPoints.get(plantNumber);
    return known ? [known] : point ? [{ plantNumber, ...point }] : [];
  }),
  ...invented.map(({ point }) => point),
].toSorted((one, other) => one.plantNumber - other.plantNumber);
const applications = sampleApplications(plants).map((row) => wireRow('CertificateApplication', row));

write('plants', sorted(plants, 'Navn'));
write('applications', sorted(applications, 'KraftverksNavn'));
write('points', points.map(pointValue));

async function readRegister(path: string): Promise<Map<string, JsonObject>> {
  const parsed = await parseBytes(path, readFileSync(path), NEVER_YIELDING);
  return new Map(parsed.rows.map(({ key, value }) => [key, value]));
}

async function readPoints(path: string): Promise<Map<number, PlantPoint>> {
  const parsed = await parseBytes(path, readFileSync(path), NEVER_YIELDING);
  return new Map(parsed.rows.map(({ value }) => [readPoint(value).plantNumber, readPoint(value)]));
}

function sorted(rows: readonly JsonObject[], member: string): JsonObject[] {
  const { compare } = new Intl.Collator('nb');
  return rows.toSorted((one, other) => compare(String(one[member]), String(other[member])));
}

/** One row a line, so that a change shows which. */
function write(name: string, rows: readonly JsonObject[]): void {
  const folder = resolve(import.meta.dirname, '../../assets/seed');
  mkdirSync(folder, { recursive: true });
  const lines = rows.filter(isJsonObject).map((row) => JSON.stringify(row));
  writeFileSync(join(folder, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`);
}
