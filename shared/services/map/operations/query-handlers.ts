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
    const map = findMap(context.catalog, MapName);
    return (await select(publishedLayer(LayerID, map), map, QueryFilter, context)).rows.length;
  },
  async QueryFeatureCount2({ MapName, LayerDescription, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    return (await select(describedLayer(LayerDescription, map), map, QueryFilter, context)).rows.length;
  },
  async QueryFeatureIDs({ MapName, LayerID, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    return { FIDArray: idsOf(await select(publishedLayer(LayerID, map), map, QueryFilter, context)) };
  },
  async QueryFeatureIDs2({ MapName, LayerDescription, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    return {
      FIDArray: idsOf(await select(describedLayer(LayerDescription, map), map, QueryFilter, context)),
    };
  },
  async QueryFeatureData({ MapName, LayerID, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    return recordSet(await select(publishedLayer(LayerID, map), map, QueryFilter, context));
  },
  async QueryFeatureData2({ MapName, LayerDescription, QueryFilter, QueryResultOptions }, context) {
    const map = findMap(context.catalog, MapName);
    checkFormat(QueryResultOptions);
    return queryResult(
      recordSet(await select(describedLayer(LayerDescription, map), map, QueryFilter, context)),
    );
  },
  async QueryRowCount({ MapName, MapTableDescription, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    const described = describedSource(MapTableDescription, map, TABLE_PATH);
    return (await select(described, map, QueryFilter, context)).rows.length;
  },
  async QueryRowIDs({ MapName, MapTableDescription, QueryFilter }, context) {
    const map = findMap(context.catalog, MapName);
    return idsOf(
      await select(describedSource(MapTableDescription, map, TABLE_PATH), map, QueryFilter, context),
    );
  },
  async QueryData({ MapName, MapTableDescription, QueryFilter, QueryResultOptions }, context) {
    const map = findMap(context.catalog, MapName);
    checkFormat(QueryResultOptions);
    const described = describedSource(MapTableDescription, map, TABLE_PATH);
    return queryResult(recordSet(await select(described, map, QueryFilter, context)));
  },
};

interface Selection {
  readonly query: RowQuery;
  readonly rows: readonly number[];
  readonly includesGeometry: boolean;
}

async function select(
  { source, definition, includesGeometry }: DescribedSource,
  map: MapDefinition,
  filter: QueryFilter,
  { features, clock }: MapContext,
): Promise<Selection> {
  const table = await features.readTable(source.id);
  const query: RowQuery = { source, table, map, filter, definition, clock };
  return { query, rows: selectRows(query), includesGeometry };
}

function idsOf({ query, rows }: Selection): number[] {
  return rows.map((row) => query.table.objectIds[row] ?? 0);
}

function recordSet({ query, rows, includesGeometry }: Selection): MapType<'RecordSet'> {
  const { source, table, map, filter } = query;
  const fields = chooseFields(source, {
    names: filter?.SubFields ?? '',
    path: `${FILTER_PATH}.SubFields`,
    includesGeometry: includesGeometry && !isDistinct(filter),
    isDistinct: isDistinct(filter),
  });
  return atPath(`${FILTER_PATH}.OutputSpatialReference`, () => {
    const crs = readSpatialReference(filter?.OutputSpatialReference, map.crs);
    const cut = rows.slice(0, MAP_LIMITS.maximumRecordCount);
    return {
      $type: 'RecordSet',
      Fields: writeFields(source, fields, crs),
      Records: writeRecords(table, cut, fields, crs),
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
