import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../shared/base/json.ts';
import { checkValue } from '../../shared/codec/json/check-value.ts';
import { energyTypes } from '../../shared/contracts/energy/types.ts';
import { NEVER_YIELDING } from '../../shared/ports/scheduler.ts';
import { createSchemaView } from '../../shared/schema/view.ts';
import { parseBytes } from '../../shared/sources/energy/imports/parse-file.ts';
import { plantStatus } from '../../shared/sources/energy/normalise/plant-reading.ts';
import { joinCertificates } from '../../shared/sources/energy/registers/certificate-join.ts';
import { readPoint } from '../../shared/sources/energy/registers/point.ts';
import { readSample } from './sample.ts';

const schema = createSchemaView(energyTypes);
const { rows } = await readSample();
const plants = rows.plants ?? [];
const applications = rows.applications ?? [];
const points = (rows.points ?? []).map(readPoint);

const isInvented = (row: JsonObject) => /\(oppdiktet\)$/.test(String(row['Navn'] ?? row['KraftverksNavn']));

async function parsedRows(values: readonly JsonObject[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return (await parseBytes('sample', bytes, NEVER_YIELDING)).rows;
}

test.each([
  ['HydropowerPlant', plants],
  ['CertificateApplication', applications],
])('every row has the members, order and types of %s', (typeName, sample) => {
  const names = schema.fieldsOf(typeName).map(({ name }) => name);
  for (const row of sample) {
    expect(Object.keys(row)).toEqual(names);
    expect(checkValue(schema, typeName, row)).toBeUndefined();
  }
});

test.each([
  ['plants', plants, 'Navn'],
  ['applications', applications, 'KraftverksNavn'],
] as const)('%s stand in Norwegian order', (_, sample, member) => {
  const names = sample.map((row) => String(row[member]));
  expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
});

describe('plants', () => {
  test('are the 90 of the register and invented ones of every kind it lacks', () => {
    const real = plants.filter((row) => !isInvented(row));
    const invented = plants.filter(isInvented);
    expect(real).toHaveLength(90);
    expect(real.every(({ ErIDrift }) => ErIDrift === true)).toBe(true);
    const statuses = invented.map(plantStatus);
    const count = (status: string) => statuses.filter((each) => each === status).length;
    expect([count('closed'), count('construction'), count('operation')]).toEqual([10, 6, 3]);
    expect(invented.filter(({ VannKVTypeID }) => VannKVTypeID === 'P')).toHaveLength(3);
  });

  test('that are invented have numbers and owners that no real one has', () => {
    for (const row of plants.filter(isInvented)) {
      expect(Number(row['VannKraftverkID'])).toBeGreaterThan(90_000);
      expect(Number(row['HovedEier_OrgNr'])).toBeLessThan(800_000_000);
    }
  });

  test('pumps count below zero and closed plants say when', () => {
    for (const row of plants) {
      if (row['VannKVTypeID'] === 'P') expect(Number(row['MaksYtelse'])).toBeLessThan(0);
      if (plantStatus(row) === 'closed') expect(row['UteAvDrift']).toBeGreaterThan(1900);
      if (plantStatus(row) === 'construction') expect(row['IDriftDato']).toBeNull();
    }
  });

  test('have points in Norway, where a point is known', () => {
    const numbers = new Set(plants.map(({ VannKraftverkID }) => Number(VannKraftverkID)));
    expect(points.every(({ plantNumber }) => numbers.has(plantNumber))).toBe(true);
    expect(points).toHaveLength(new Set(points.map(({ plantNumber }) => plantNumber)).size);
    expect(points.length).toBeGreaterThanOrEqual(100);
    for (const { latitude, longitude } of points) {
      expect(latitude > 57.9 && latitude < 71.3 && longitude > 4.5 && longitude < 31.3).toBe(true);
    }
  });
});

describe('applications', () => {
  test('are about sixty, all but the one of Sundsfjord invented', () => {
    expect(applications).toHaveLength(60);
    const real = applications.filter((row) => !isInvented(row));
    expect(real).toMatchObject([
      {
        KraftverksNavn: 'Sundsfjord',
        GWh: 561.689,
        ProduksjonGWhForventetElsertifikatberettiget: 0.495,
        ProduksjonGWhMaalet: null,
        Startdato: '31/12/2012 00:00:00',
        KraftverkEierOrgNr: 915637353,
        Omraade: 'EL 4',
      },
    ]);
  });

  test('have every status, scheme and area, and more than one energy source', () => {
    const values = (member: string) => new Set(applications.map((row) => row[member]));
    expect(values('StatusID')).toEqual(new Set([4, 7]));
    expect(values('IMalet')).toEqual(new Set(['Ja', 'Nei']));
    expect(values('OU')).toEqual(new Set([true, false]));
    expect([...values('Omraade')].toSorted()).toEqual(['EL 1', 'EL 2', 'EL 3', 'EL 4', 'EL 5']);
    expect(values('TypeAnlegg')).toEqual(new Set(['Vannkraft', 'Vindkraft', 'Bioenergi', 'Solkraft']));
  });

  test('are in order as a file, with keys for rows that say the same', async () => {
    const keys = (await parsedRows(applications)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(60);
    expect(keys.filter((key) => key.endsWith('#2'))).toHaveLength(1);
  });

  test('belong to plants of the sample, some surely and some possibly', async () => {
    const joined = joinCertificates(await parsedRows(plants), await parsedRows(applications));
    const certainties = [...joined.values()];
    expect(joined.get('411')).toBe('match');
    expect(certainties.filter((certainty) => certainty === 'match')).toHaveLength(4);
    expect(certainties.filter((certainty) => certainty === 'possible').length).toBeGreaterThanOrEqual(5);
  });
});
