// The registers as layers and tables of the map.

import { dayNumber, dayStartMs } from '../../base/civil-day.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { isJsonObject } from '../../base/json.ts';
import { type FeatureGroup, noRows } from '../../catalog/compose-features.ts';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import { createTransform, type Transform } from '../../geo/crs/create-transform.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { PointGeometry } from '../../geo/geometry/geometry.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import { gwhOfAmount } from './certificate/amount.ts';
import type { ReadSeries } from './certificate/read-series.ts';
import { quarterKey } from './certificate/summary-series.ts';
import * as ids from './energy-layers.ts';
import { type PlantStatus, plantStatus, plantType } from './normalise/plant-reading.ts';
import type { ObjectIds } from './object-ids/object-ids.ts';
import { readFields } from './read-fields.ts';
import { readPoint } from './registers/point.ts';
import type { Registers } from './registers/registers.ts';

export interface RegisterFeatureDependencies {
  readonly registers: Pick<Registers, 'rows' | 'version'>;
  readonly readSeries: ReadSeries;
  readonly objectIds: ObjectIds;
}

type BuildTable = (dependencies: RegisterFeatureDependencies, id: number) => Promise<FeatureTable>;

interface TableRecipe {
  readonly registers: readonly RegisterId[];
  readonly build: BuildTable;
}

/** The system that the energy layers are stored in. */
const STORED = findCrs(25833);
const POINTS = findCrs(4326);

const plants: readonly RegisterId[] = ['plants', 'points'];
const recipes: ReadonlyMap<number, TableRecipe> = new Map([
  [ids.PLANTS_IN_OPERATION, { registers: plants, build: plantTable('operation') }],
  [ids.PLANTS_UNDER_CONSTRUCTION, { registers: plants, build: plantTable('construction') }],
  [ids.CLOSED_PLANTS, { registers: plants, build: plantTable('closed') }],
  [ids.LICENCES, { registers: ['plants'], build: licenceTable }],
  [ids.CERTIFICATES, { registers: ['applications'], build: certificateTable }],
  [ids.QUARTER_VALUES, { registers: ['applications', 'quarters'], build: quarterTable }],
]);

export function createRegisterFeatures(dependencies: RegisterFeatureDependencies): FeatureGroup {
  const kept = new Map<number, { readonly key: string; readonly table: Promise<FeatureTable> }>();

  /** The series grows by the day, so its length is part of what it is. */
  async function versionOf(id: number, recipe: TableRecipe): Promise<string> {
    const versions = recipe.registers.map((register) => dependencies.registers.version(register));
    if (id === ids.QUARTER_VALUES) versions.push(String((await dependencies.readSeries()).length));
    return versions.join(' ');
  }

  return {
    ids: [...recipes.keys()],
    async readTable(id) {
      const recipe = recipes.get(id);
      if (!recipe) throw noRows(id);
      const key = await versionOf(id, recipe);
      const known = kept.get(id);
      if (known?.key === key) return known.table;
      const table = recipe.build(dependencies, id);
      kept.set(id, { key, table });
      // The caller gets the failure; the next one tries again.
      table.catch(() => kept.delete(id));
      return table;
    },
  };
}

function plantTable(status: PlantStatus): BuildTable {
  return async ({ registers }, id) => {
    const [rows, points] = await Promise.all([registers.rows('plants'), registers.rows('points')]);
    const fields = fieldsOf(id);
    const project = createTransform(POINTS, STORED);
    const shapes = new Map(points.map(({ key, value }) => [key, storedPoint(value, project)]));
    const features = rows
      .filter(({ value }) => plantStatus(value) === status)
      .map(({ key, value }) => {
        const objectId = Number(key);
        const typeCode = ids.TYPE_CODES[plantType(value) ?? ''] ?? null;
        return {
          objectId,
          values: { ...readFields(fields, objectId, value), [ids.TYPE_FIELD]: typeCode },
          shape: shapes.get(key),
        };
      });
    return createFeatureTable(features, STORED);
  };
}

function fieldsOf(id: number): readonly FieldDefinition[] {
  const source = [...ids.energyLayers, ...ids.energyTables].find((each) => each.id === id);
  if (!source || !('fields' in source)) throw noRows(id);
  return source.fields;
}

/** A point that the system does not reach is no place on this map: the row stays, without a shape. */
function storedPoint(value: JsonObject, project: Transform): PointGeometry | undefined {
  const { longitude, latitude } = readPoint(value);
  try {
    const [x, y] = project(longitude, latitude);
    return { kind: 'point', x, y };
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}

async function licenceTable(
  { registers, objectIds }: RegisterFeatureDependencies,
  id: number,
): Promise<FeatureTable> {
  const rows = (await registers.rows('plants')).flatMap(({ key, value }) => licencesOf(key, value));
  return numberedTable(objectIds, 'licences', id, rows);
}

function licencesOf(plantKey: string, plant: JsonObject): { key: string; value: JsonObject }[] {
  const licences: Json = plant['Konsesjoner'] ?? [];
  if (!Array.isArray(licences)) return [];
  const seen = new Map<string, number>();
  return licences.filter(isJsonObject).map((licence) => {
    const number = String(licence['KdbID'] ?? '');
    const times = (seen.get(number) ?? 0) + 1;
    seen.set(number, times);
    // A plant may list one licence twice: then they are told apart by their order.
    const key = times === 1 ? `${plantKey} ${number}` : `${plantKey} ${number} ${times}`;
    return { key, value: { ...licence, VannKraftverkID: Number(plantKey) } };
  });
}

async function certificateTable(
  { registers, objectIds }: RegisterFeatureDependencies,
  id: number,
): Promise<FeatureTable> {
  return numberedTable(objectIds, 'certificates', id, await registers.rows('applications'));
}

async function numberedTable(
  objectIds: ObjectIds,
  name: string,
  id: number,
  rows: readonly Pick<RegisterRow, 'key' | 'value'>[],
): Promise<FeatureTable> {
  const fields = fieldsOf(id);
  const numbers = await objectIds.numberKeys(
    name,
    rows.map(({ key }) => key),
  );
  return createFeatureTable(
    rows.map(({ value }, index) => {
      const objectId = numbers[index] ?? 0;
      return { objectId, values: readFields(fields, objectId, value) };
    }),
  );
}

/** A quarter has a number by itself: 20123 is the third of 2012. */
async function quarterTable({ readSeries }: RegisterFeatureDependencies): Promise<FeatureTable> {
  const series = await readSeries();
  return createFeatureTable(
    series.map(({ year, quarter, total }) => {
      const objectId = year * 10 + quarter;
      return {
        objectId,
        values: {
          OBJECTID: objectId,
          Year: year,
          Quarter: quarter,
          Kvartal: quarterKey(year, quarter),
          Start: dayStartMs(dayNumber(year, quarter * 3 - 2, 1)),
          IMaalet: gwhOfAmount(total.target),
          IOvergangsordningen: gwhOfAmount(total.transitional),
        },
      };
    }),
  );
}
