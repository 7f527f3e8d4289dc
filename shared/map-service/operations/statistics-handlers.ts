import { plainFieldName, splitList, splitNames } from '../../catalog/field-names.ts';
import { findField, nameableFields } from '../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { findMap } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';
import { freeName } from '../query/free-name.ts';
import { isNumeric } from '../query/query-fields.ts';
import { compareValues, selectRows } from '../query/select-rows.ts';
import { statisticOf } from '../query/statistic.ts';
import { readTimeZone } from '../wire/time-zone.ts';
import { writeFields } from '../wire/write-fields.ts';
import { writeValue } from '../wire/write-records.ts';

const PATH = 'StatisticsRequest';
const TABLE_PATH = 'MapTableDescription';

/** A column of the answer and how it is made for a group of rows. */
interface ResultColumn {
  readonly field: FieldDefinition;
  compute(rows: readonly number[]): FeatureValue;
}

/** Statistics of fields, over all rows or by groups; rows without a value are left out of each. */
export const statisticsHandlers: Pick<MapService<MapContext>, 'QueryDataStatistics'> = {
  async QueryDataStatistics(input, { catalog, features, clock, createScheduler }) {
    const { MapName, MapTableDescription, StatisticsRequest, QueryFilter: filter } = input;
    const map = findMap(catalog, MapName);
    const described = await describedSource(MapTableDescription, map, TABLE_PATH, features);
    const { source } = described;
    const groupFields = splitNames(StatisticsRequest.GroupByFields ?? '').map((name) =>
      groupField(source, name),
    );
    const rows = await selectRows({ ...described, map, filter, clock, createScheduler });
    const wanted = StatisticsRequest.StatisticDescriptions ?? [];
    const table = await described.table.load(
      [...groupFields.map(({ name }) => name), ...statisticFields(source, wanted)],
      rows,
    );
    const given = [...groupFields.map(({ name }) => name), ...wanted.map(resultName)];
    const taken = new Set(given.map((name) => name.toLowerCase()));
    const columns = [
      ...groupFields.map((field) => groupColumn(field, table)),
      ...wanted.map((statistic, index) =>
        statisticColumn(statistic, `${PATH}.StatisticDescriptions[${index}]`, { source, table, taken }),
      ),
    ];
    const compare = orderOf(StatisticsRequest.OrderByFields ?? '', columns, groupFields.length, source);
    const values = groupRows(rows, groupFields, table)
      .map((group) => columns.map(({ compute }) => compute(group)))
      .toSorted(compare);
    const fields = columns.map(({ field }) => field);
    const reference = filter && 'OutputTimeReference' in filter ? filter.OutputTimeReference : undefined;
    const zone = readTimeZone(reference, 'QueryFilter.OutputTimeReference');
    return {
      $type: 'RecordSet',
      Fields: writeFields(source, fields, map.crs),
      Records: values.map((record) => ({
        Values: fields.map(({ type }, index) => writeValue(type, record[index] ?? null, zone)),
      })),
    };
  },
};

/** The columns that statistics are made of; what is wrong with one is told where its column is made. */
function statisticFields(
  source: RowSource,
  wanted: readonly MapType<'StatisticDescription'>[],
): readonly string[] {
  const names = new Set(
    wanted.flatMap(({ StatisticFieldName: name }) =>
      [name, plainFieldName(name)].map((each) => each.toLowerCase()),
    ),
  );
  return nameableFields(source).flatMap(({ name, field }) =>
    names.has(name.toLowerCase()) ? [field.name] : [],
  );
}

function groupField(source: RowSource, name: string): FieldDefinition {
  const path = `${PATH}.GroupByFields`;
  const field = findField(source, name, path);
  if (field.type !== 'geoFieldTypeGeometry') return field;
  throw appError('value/bad', { path, value: name.slice(0, 80), expected: 'fields without a shape' });
}

function groupColumn(field: FieldDefinition, table: FeatureTable): ResultColumn {
  const values = table.values(field.name);
  return { field, compute: ([first = -1]) => values[first] ?? null };
}

/** Without group fields there is one group, also of no rows. */
function groupRows(
  rows: readonly number[],
  fields: readonly FieldDefinition[],
  table: FeatureTable,
): readonly (readonly number[])[] {
  if (fields.length === 0) return [rows];
  const columns = fields.map(({ name }) => table.values(name));
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const key = JSON.stringify(columns.map((values) => values[row]));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** The name that a request gives to a column; empty where it leaves that to the answer. */
function resultName({ ResultFieldName = '' }: MapType<'StatisticDescription'>): string {
  return ResultFieldName.trim();
}

interface StatisticDependencies {
  readonly source: RowSource;
  readonly table: FeatureTable;
  /** Names of columns, in small letters; those that are made are added. */
  readonly taken: Set<string>;
}

function statisticColumn(
  description: MapType<'StatisticDescription'>,
  path: string,
  { source, table, taken }: StatisticDependencies,
): ResultColumn {
  const { StatisticFieldName, StatisticType } = description;
  const of = findField(source, StatisticFieldName, `${path}.StatisticFieldName`);
  const isCount = StatisticType === 'geoDataStatTypeCount';
  if ((!isCount && !isNumeric(of)) || of.type === 'geoFieldTypeGeometry') {
    throw appError('value/bad', {
      path: `${path}.StatisticFieldName`,
      value: StatisticFieldName.slice(0, 80),
      expected: isCount ? 'a field without a shape' : 'a field of numbers',
    });
  }
  const { name, compute } = statisticOf(StatisticType);
  const result = resultName(description) || freeName(`${name}_${of.plainName ?? of.name}`, taken);
  const values = table.values(of.name);
  return {
    field: {
      name: result,
      alias: result,
      type: isCount ? 'geoFieldTypeInteger' : 'geoFieldTypeDouble',
      isNullable: !isCount,
      length: isCount ? 4 : 8,
    },
    compute: (rows) => compute(rows.map((row) => values[row] ?? null).filter((value) => value !== null)),
  };
}

type CompareRecords = (one: readonly FeatureValue[], other: readonly FeatureValue[]) => number;

/** By the wanted columns of the answer, each with ASC or DESC; else by the group fields. */
function orderOf(
  text: string,
  columns: readonly ResultColumn[],
  groupCount: number,
  source: RowSource,
): CompareRecords {
  const terms = splitList(text).map((term) => {
    const [, name = term, direction = ''] = /^(.*?)(?:\s+(asc|desc))?$/i.exec(term) ?? [];
    const wanted = plainFieldName(name).toLowerCase();
    const index = columns.findIndex(({ field }) =>
      [field.name, field.plainName].some((each) => each?.toLowerCase() === wanted),
    );
    if (index >= 0) return { index, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
    const path = `${PATH}.OrderByFields`;
    throw appError('map/unknown-field', { layer: source.name, value: name.slice(0, 80), path });
  });
  const groups = Array.from({ length: groupCount }, (_, index) => ({ index, sign: 1 }));
  return (one, other) => {
    for (const { index, sign } of [...terms, ...groups]) {
      const order = compareValues(one[index] ?? null, other[index] ?? null);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}
