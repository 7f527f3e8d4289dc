import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { atPath } from '../query/at-path.ts';
import {
  type DescribedSource,
  describedLayer,
  describedSource,
  publishedLayer,
} from '../query/described-source.ts';
import { chooseFields } from '../query/query-fields.ts';
import { FILTER_PATH, isDistinct, type RowQuery, selectRows } from '../query/select-rows.ts';
import { findMap, type MapDefinition } from '../registry/maps.ts';
import { readSpatialReference } from '../wire/spatial-reference.ts';
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
    checkFormat(QueryResultOptions);
    return queryResult(await recordSet(await selectLayer(MapName, LayerDescription, QueryFilter, context)));
  },
  async QueryRowCount({ MapName, MapTableDescription, QueryFilter }, context) {
    return (await selectDescribed(MapName, MapTableDescription, QueryFilter, context)).rows.length;
  },
  async QueryRowIDs({ MapName, MapTableDescription, QueryFilter }, context) {
    return idsOf(await selectDescribed(MapName, MapTableDescription, QueryFilter, context));
  },
  async QueryData({ MapName, MapTableDescription, QueryFilter, QueryResultOptions }, context) {
    checkFormat(QueryResultOptions);
    return queryResult(
      await recordSet(await selectDescribed(MapName, MapTableDescription, QueryFilter, context)),
    );
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
  { clock }: MapContext,
): Promise<Selection> {
  const query: RowQuery = { ...described, map, filter, clock };
  return { described, query, rows: await selectRows(query) };
}

function idsOf({ query, rows }: Selection): number[] {
  return rows.map((row) => query.table.objectIds[row] ?? 0);
}

async function recordSet({ described, query, rows }: Selection): Promise<MapType<'RecordSet'>> {
  const { source, table, map, filter } = query;
  const fields = chooseFields(source, {
    names: filter?.SubFields ?? '',
    path: `${FILTER_PATH}.SubFields`,
    includesGeometry: described.includesGeometry && !isDistinct(filter),
    isDistinct: isDistinct(filter),
  });
  const cut = rows.slice(0, MAP_LIMITS.maximumRecordCount);
  const loaded = await table.load(
    fields.map(({ name }) => name),
    cut,
  );
  return atPath(`${FILTER_PATH}.OutputSpatialReference`, () => {
    const crs = readSpatialReference(filter?.OutputSpatialReference, map.crs);
    return {
      $type: 'RecordSet',
      Fields: writeFields(source, fields, crs),
      Records: writeRecords(loaded, cut, fields, crs),
    };
  });
}

/** Rows come as a record set in the answer; other forms are refused by name. */
function checkFormat(options: MapType<'QueryResultOptions'> | undefined): void {
  const format = options?.Format ?? 'geoQueryResultRecordSetAsObject';
  if (format === 'geoQueryResultRecordSetAsObject') return;
  throw appError('map/format-not-supported', { value: format, path: 'QueryResultOptions.Format' });
}

function queryResult(rows: MapType<'RecordSet'>): MapType<'QueryResult'> {
  return { URL: '', Object: rows };
}
