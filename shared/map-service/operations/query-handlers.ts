import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { deliverFile, jsonFile, kmzFile, readForm, refuseForm } from '../query/deliver-result.ts';
import {
  type DescribedSource,
  describedLayer,
  describedSource,
  publishedLayer,
} from '../query/described-source.ts';
import { chooseFields } from '../query/query-fields.ts';
import { type ResultColumns, resultColumns } from '../query/result-rows.ts';
import { FILTER_PATH, isDistinct, type RowQuery, selectRows } from '../query/select-rows.ts';
import { featureKmz } from '../wire/feature-kmz.ts';
import { featureSetJson } from '../wire/feature-set-json.ts';
import { writeFields } from '../wire/write-fields.ts';
import { writeRecords } from '../wire/write-records.ts';

type Operation =
  | 'QueryFeatureCount'
  | 'QueryFeatureCount2'
  | 'QueryFeatureIDs'
  | 'QueryFeatureIDs2'
  | 'QueryFeatureData'
  | 'QueryFeatureData2'
  | 'QueryRowCount'
  | 'QueryRowIDs'
  | 'QueryData';
type QueryFilter = MapType<'QueryFilter'> | undefined;

const TABLE_PATH = 'MapTableDescription';

/** Rows of one layer or table. Counts and ids are whole; rows are cut at the record limit. */
export const queryHandlers: Pick<MapService<MapContext>, Operation> = {
  async QueryFeatureCount({ MapName, LayerID, QueryFilter }, context) {
    return (await selectPublished(MapName, LayerID, QueryFilter, context)).rows.length;
  },
  async QueryFeatureCount2({ MapName, LayerDescription, QueryFilter }, context) {
    return (await selectLayer(MapName, LayerDescription, QueryFilter, context)).rows.length;
  },
  async QueryFeatureIDs({ MapName, LayerID, QueryFilter }, context) {
    return { FIDArray: idsOf(await selectPublished(MapName, LayerID, QueryFilter, context)) };
  },
  async QueryFeatureIDs2({ MapName, LayerDescription, QueryFilter }, context) {
    return { FIDArray: idsOf(await selectLayer(MapName, LayerDescription, QueryFilter, context)) };
  },
  async QueryFeatureData({ MapName, LayerID, QueryFilter }, context) {
    return recordSet(await selectPublished(MapName, LayerID, QueryFilter, context));
  },
  async QueryFeatureData2({ MapName, LayerDescription, QueryFilter, QueryResultOptions }, context) {
    const selection = await selectLayer(MapName, LayerDescription, QueryFilter, context);
    return queryResult(selection, QueryResultOptions, context);
  },
  async QueryRowCount({ MapName, MapTableDescription, QueryFilter }, context) {
    return (await selectDescribed(MapName, MapTableDescription, QueryFilter, context)).rows.length;
  },
  async QueryRowIDs({ MapName, MapTableDescription, QueryFilter }, context) {
    return idsOf(await selectDescribed(MapName, MapTableDescription, QueryFilter, context));
  },
  async QueryData({ MapName, MapTableDescription, QueryFilter, QueryResultOptions }, context) {
    const selection = await selectDescribed(MapName, MapTableDescription, QueryFilter, context);
    return queryResult(selection, QueryResultOptions, context);
  },
};

interface Selection {
  readonly described: DescribedSource;
  readonly query: RowQuery;
  readonly rows: readonly number[];
}

async function selectPublished(name: string, id: number, filter: QueryFilter, context: MapContext) {
  const map = findMap(context.catalog, name);
  return select(await publishedLayer(id, map, context.features), map, filter, context);
}

async function selectLayer(
  name: string,
  description: MapType<'LayerDescription'>,
  filter: QueryFilter,
  context: MapContext,
) {
  const map = findMap(context.catalog, name);
  return select(await describedLayer(description, map, context.features), map, filter, context);
}

async function selectDescribed(
  name: string,
  description: MapType<'MapTableDescription'>,
  filter: QueryFilter,
  context: MapContext,
) {
  const map = findMap(context.catalog, name);
  const described = await describedSource(description, map, TABLE_PATH, context.features);
  return select(described, map, filter, context);
}

async function select(
  described: DescribedSource,
  map: MapDefinition,
  filter: QueryFilter,
  { clock, createScheduler }: MapContext,
): Promise<Selection> {
  const query: RowQuery = { ...described, map, filter, clock, createScheduler };
  return { described, query, rows: await selectRows(query) };
}

function idsOf({ query, rows }: Selection): number[] {
  return rows.map((row) => query.table.objectIds[row] ?? 0);
}

/** The rows as far as they are given, with what is said of them. */
async function resultOf({ described, query, rows }: Selection): Promise<{
  readonly columns: ResultColumns;
  readonly given: readonly number[];
}> {
  const { source, map, filter } = query;
  const fields = chooseFields(source, {
    names: filter?.SubFields ?? '',
    path: `${FILTER_PATH}.SubFields`,
    includesGeometry: described.includesGeometry && !isDistinct(filter),
    isDistinct: isDistinct(filter),
  });
  const given = rows.slice(0, MAP_LIMITS.maximumRecordCount);
  const timeReference = filter && 'OutputTimeReference' in filter ? filter.OutputTimeReference : undefined;
  const columns = await resultColumns(described, given, map, {
    fields,
    crs: { reference: filter?.OutputSpatialReference, path: `${FILTER_PATH}.OutputSpatialReference` },
    zone: { reference: timeReference, path: `${FILTER_PATH}.OutputTimeReference` },
    shapes: {
      options: described.geometryOptions,
      resolution: { value: filter?.Resolution ?? 0, path: `${FILTER_PATH}.Resolution` },
    },
  });
  return { columns, given };
}

async function recordSet(selection: Selection): Promise<MapType<'RecordSet'>> {
  const { columns, given } = await resultOf(selection);
  return {
    $type: 'RecordSet',
    Fields: writeFields(columns.source, columns.fields, columns.crs),
    Records: writeRecords(columns, given),
  };
}

async function queryResult(
  selection: Selection,
  options: MapType<'QueryResultOptions'> | undefined,
  context: MapContext,
): Promise<MapType<'QueryResult'>> {
  const path = 'QueryResultOptions.Format';
  const format = options?.Format ?? 'geoQueryResultRecordSetAsObject';
  const form = readForm(format, path);
  if (form.kind === 'records') return { URL: '', Object: await recordSet(selection) };
  // Tables come as records only (reference, 2.4).
  if (selection.query.source.kind === 'table') refuseForm(format, path);
  const { columns, given } = await resultOf(selection);
  const file =
    form.kind === 'kmz'
      ? kmzFile(featureKmz(columns, given))
      : jsonFile(featureSetJson(columns, given, given.length < selection.rows.length));
  return deliverFile(file, form, context);
}
