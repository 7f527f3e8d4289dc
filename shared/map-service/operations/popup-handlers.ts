import { findRows } from '../../catalog/find-layer.ts';
import type { RowSource } from '../../catalog/layer-definition.ts';
import { findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { popupReader } from '../popup/row-popups.ts';
import { type DescribedSource, describedSource, publishedRows } from '../query/described-source.ts';
import { resultColumns } from '../query/result-rows.ts';
import { rowsById } from '../query/rows-by-id.ts';

/** A popup for each row id, in their order; a row that is not there has an empty text in its place. */
export const popupHandlers: Pick<MapService<MapContext>, 'QueryHTMLPopups' | 'QueryHTMLPopups2'> = {
  async QueryHTMLPopups({ MapName, TableID, RowIDs }, context) {
    const map = findMap(context.catalog, MapName);
    const published = withPopup(findRows(map, TableID, 'TableID'), 'TableID');
    const described = await publishedRows(TableID, map, 'TableID', context.features);
    return popups(published, described, map, RowIDs, context);
  },
  async QueryHTMLPopups2({ MapName, MapTableDescription, RowIDs }, context) {
    const map = findMap(context.catalog, MapName);
    const part = MapTableDescription.$type === 'LayerDescription' ? 'LayerID' : 'ID';
    const path = `MapTableDescription.${part}`;
    const id =
      MapTableDescription.$type === 'LayerDescription' ? MapTableDescription.LayerID : MapTableDescription.ID;
    const published = withPopup(findRows(map, id, path), path);
    const described = await describedSource(
      MapTableDescription,
      map,
      'MapTableDescription',
      context.features,
    );
    return popups(published, described, map, RowIDs, context);
  },
};

type WithPopup = RowSource & { readonly popup: NonNullable<RowSource['popup']> };

function withPopup(source: RowSource, path: string): WithPopup {
  const { popup, name } = source;
  if (popup === undefined) throw appError('map/no-popup', { layer: name, value: source.id, path });
  return { ...source, popup };
}

async function popups(
  published: WithPopup,
  described: DescribedSource,
  map: MapDefinition,
  ids: readonly number[],
  context: MapContext,
): Promise<string[]> {
  const given = ids.slice(0, MAP_LIMITS.maximumRecordCount);
  const rows = await rowsById(given, described, {
    map,
    clock: context.clock,
    createScheduler: context.createScheduler,
  });
  const columns = await resultColumns(described, rows, map, {
    fields: described.source.fields,
    crs: { reference: undefined, path: '' },
    zone: { reference: undefined, path: '' },
    shapes: {},
  });
  // Made once for a row, however often its id stands in the list.
  const made = await popupReader(published, columns, context)(rows);
  const popupById = new Map(rows.map((row, index) => [described.table.objectIds[row], made[index]]));
  return given.map((id) => popupById.get(id) ?? '');
}
