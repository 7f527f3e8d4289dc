import { findRows } from '../../catalog/find-layer.ts';
import type { RelationDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { deliverFile, jsonFile, readForm } from '../query/deliver-result.ts';
import { type DescribedSource, describedSource, publishedRows } from '../query/described-source.ts';
import { chooseFields } from '../query/query-fields.ts';
import { resultColumns } from '../query/result-rows.ts';
import { selectRows } from '../query/select-rows.ts';
import { relatedRecordsJson } from '../wire/feature-set-json.ts';
import { writeFields } from '../wire/write-fields.ts';
import { writeRecords } from '../wire/write-records.ts';

type Operation = 'QueryRelatedRecords' | 'QueryRelatedRecords2';
type RelateDescription = MapType<'RelateDescription'>;

const PATH = 'RelateDescription';
const TABLE_PATH = 'MapTableDescription';

/** Rows that relate to given rows, in groups: one for each source row that has some, in the order of the request. */
export const relatedHandlers: Pick<MapService<MapContext>, Operation> = {
  async QueryRelatedRecords({ MapName, SourceTableID, SourceFIDSet, RelateDescription }, context) {
    const map = findMap(context.catalog, MapName);
    const described = await publishedRows(SourceTableID, map, 'SourceTableID', context.features);
    return relatedRecords({ map, described, ids: SourceFIDSet.FIDArray, wanted: RelateDescription }, context);
  },
  async QueryRelatedRecords2({ MapName, MapTableDescription, SourceFIDSet, RelateDescription }, context) {
    const map = findMap(context.catalog, MapName);
    const described = await describedSource(MapTableDescription, map, TABLE_PATH, context.features);
    return relatedRecords({ map, described, ids: SourceFIDSet.FIDArray, wanted: RelateDescription }, context);
  },
};

interface RelatedQuery {
  readonly map: MapDefinition;
  readonly described: DescribedSource;
  readonly ids: readonly number[];
  readonly wanted: RelateDescription;
}

async function relatedRecords(query: RelatedQuery, context: MapContext): Promise<MapType<'QueryResult'>> {
  const { map, described, wanted } = query;
  const form = readForm(
    wanted.ResultFormat ?? 'geoRelateResultRelatedRecordSetAsObject',
    `${PATH}.ResultFormat`,
  );
  const relation = findRelation(described.source, wanted.RelationshipID);
  const related = findRows(map, relation.relatedTableId, `${PATH}.RelationshipID`);
  const fields = chooseFields(related, {
    names: wanted.RelatedTableFields ?? '',
    path: `${PATH}.RelatedTableFields`,
    // Fields that are named go before the wish for geometry or none.
    includesGeometry: (wanted.IncludeGeometry ?? true) || (wanted.RelatedTableFields ?? '').trim() !== '',
  });
  const table = await context.features.readTable(related.id);
  const { groups, isCut } = await relatedRows(query, { relation, related, table }, context);
  const rows = groups.flatMap((group) => group.rows);
  const options = wanted.GeometryResultOptions;
  const columns = await resultColumns({ source: related, table }, rows, map, {
    fields,
    crs: { reference: wanted.OutputSpatialReference, path: `${PATH}.OutputSpatialReference` },
    zone: { reference: wanted.OutputTimeReference, path: `${PATH}.OutputTimeReference` },
    shapes: { options: options && { wanted: options, path: `${PATH}.GeometryResultOptions` } },
  });
  if (form.kind === 'json') {
    return deliverFile(jsonFile(relatedRecordsJson(columns, groups, isCut)), form, context);
  }
  return {
    URL: '',
    Object: {
      $type: 'RelatedRecordSet',
      RelatedRecordFields: writeFields(related, fields, columns.crs),
      RelatedRecordGroups: groups.map((group) => ({
        SourceRowID: group.id,
        Records: writeRecords(columns, group.rows),
      })),
    },
  };
}

function findRelation(source: RowSource, id: number): RelationDefinition {
  const relation = source.relations.find((each) => each.id === id);
  if (relation) return relation;
  throw appError('map/unknown-relationship', {
    layer: source.name,
    value: id,
    path: `${PATH}.RelationshipID`,
  });
}

interface Group {
  readonly id: number;
  readonly rows: readonly number[];
}

interface RelatedEnd {
  readonly relation: RelationDefinition;
  readonly related: RowSource;
  readonly table: FeatureTable;
}

/** Groups in the order of the ids, cut where their rows reach the record limit. */
async function relatedRows(
  { map, described, ids, wanted }: RelatedQuery,
  { relation, related, table }: RelatedEnd,
  { clock, createScheduler }: MapContext,
): Promise<{ readonly groups: readonly Group[]; readonly isCut: boolean }> {
  const { table: sources } = described;
  const FIDSet = { FIDArray: [...ids] };
  const filter = { $type: 'QueryFilter' as const, WhereClause: '', Resolution: 0, FIDSet };
  const allowed = await selectRows({ ...described, map, filter, clock, createScheduler });
  const rowById = new Map(allowed.map((row) => [sources.objectIds[row], row]));
  const condition = {
    text: wanted.RelatedTableDefinitionExpression ?? '',
    path: `${PATH}.RelatedTableDefinitionExpression`,
  };
  const candidates = await selectRows({
    source: related,
    table,
    map,
    filter: undefined,
    definition: condition,
    clock,
    createScheduler,
  });
  const relatedKeys = await table.load([relation.relatedKeyField], candidates);
  const byKey = groupByKey(candidates, relatedKeys.values(relation.relatedKeyField));
  const wantedRows = ids.flatMap((id) => rowById.get(id) ?? []);
  const keys = (await sources.load([relation.keyField], wantedRows)).values(relation.keyField);
  let left: number = MAP_LIMITS.maximumRecordCount;
  let isCut = false;
  const groups: Group[] = [];
  for (const id of new Set(ids)) {
    const row = rowById.get(id);
    const key = row === undefined ? null : (keys[row] ?? null);
    // No value relates to nothing.
    const matches = key === null ? [] : (byKey.get(key) ?? []);
    const rows = matches.slice(0, left);
    isCut ||= rows.length < matches.length;
    left -= rows.length;
    if (rows.length > 0) groups.push({ id, rows });
  }
  return { groups, isCut };
}

function groupByKey(rows: readonly number[], keys: readonly FeatureValue[]): Map<FeatureValue, number[]> {
  const groups = new Map<FeatureValue, number[]>();
  for (const row of rows) {
    const key = keys[row] ?? null;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
