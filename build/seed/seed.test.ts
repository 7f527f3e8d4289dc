import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../shared/base/json.ts';
import { pointValue } from '../../shared/sources/energy/registers/point.ts';
import { sampleApplications } from './invented-applications.ts';
import { inventPlants } from './invented-plants.ts';
import { readPlantTable } from './plant-table.ts';
import { wireRow } from './wire-row.ts';

function committed(name: string): JsonObject[] {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `../../assets/seed/${name}.json`), 'utf8'));
}

test('the table of the reference gives number, name, output and point of each plant', () => {
  const markdown = [
    'Text | with a bar',
    '| Id | Name | MW | Lat, lon |',
    '|---|---|---|---|',
    '| 222 | Kvilldal | 1240 | 59.53, 6.66 |',
    '| 41 | Breive | -20 | – |',
    '',
    '| 9 | Another table | 1 | 1, 1 |',
  ].join('\n');
  expect(readPlantTable(markdown)).toEqual([
    { plantNumber: 222, name: 'Kvilldal', outputMw: 1240, point: { latitude: 59.53, longitude: 6.66 } },
    { plantNumber: 41, name: 'Breive', outputMw: -20 },
  ]);
  expect(() => readPlantTable('no table')).toThrow('no table of sample plants');
});

test('a row gets the members of the specification, numbers as numbers and text without blanks', () => {
  const row = wireRow('HydropowerPlant', {
    Navn: 'Tinn ',
    FylkesNr: '03',
    Fylke: 'Telemark ',
    KommuneNr: '26',
  });
  expect(row).toMatchObject({ Navn: 'Tinn', FylkesNr: 3, Fylke: 'Telemark', HovedEier: null });
  expect(row).not.toHaveProperty('KommuneNr');
});

test('what ships is what the scripts invent', () => {
  const isInvented = ({ VannKraftverkID, plantNumber }: JsonObject) =>
    Number(VannKraftverkID ?? plantNumber) > 90_000;
  const invented = inventPlants();
  const plants = committed('plants');
  const inOrder = (rows: JsonObject[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(inOrder(plants.filter(isInvented))).toEqual(
    inOrder(invented.map(({ row }) => wireRow('HydropowerPlant', row))),
  );
  expect(committed('points').filter(isInvented)).toEqual(invented.map(({ point }) => pointValue(point)));
  expect(inOrder(committed('applications'))).toEqual(
    inOrder(sampleApplications(plants).map((row) => wireRow('CertificateApplication', row))),
  );
});

test('no application of the sample is eligible for more than its whole production', () => {
  const beyond = committed('applications').filter(
    ({ GWh, ProduksjonGWhForventetElsertifikatberettiget: eligible }) => Number(eligible) > Number(GWh),
  );
  expect(beyond.map(({ KraftverksNavn }) => KraftverksNavn)).toEqual([]);
});
