import { lightTheme } from '../../cartography/base-map.ts';
import { fillSymbol, rgb } from '../../cartography/symbols.ts';
import type { RowSource } from '../../catalog/layer-definition.ts';
import { bookmarks, checkWhole, isTileCache, type MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureStore, FeatureTable } from '../../ports/feature-store.ts';
import { writeSpatialReference } from '../wire/spatial-reference.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { mapDescription, tableDescription } from './descriptions.ts';
import { featureLayerInfo, groupInfo, rasterInfo, tableInfo } from './layer-info.ts';
import { bookmarkBox, fullBox, homeBox, tableBox } from './map-extent.ts';
import { timeExtent, timeSpan } from './time-facts.ts';

interface Rows<Definition extends RowSource = RowSource> {
  readonly definition: Definition;
  readonly table: FeatureTable;
}

/** Everything about one map, extents and times from the rows as they stand. */
export async function serverInfo(
  map: MapDefinition,
  features: FeatureStore,
): Promise<MapType<'MapServerInfo'>> {
  checkWhole(map, 'MapName');
  const { layers, tables } = map;
  const read = async <Definition extends RowSource>(definition: Definition): Promise<Rows<Definition>> => ({
    definition,
    table: await features.readTable(definition.id),
  });
  const layerRows = await Promise.all(layers.filter((layer) => layer.kind === 'features').map(read));
  const tableRows = await Promise.all(tables.map(read));
  const rowsById = new Map(layerRows.map(({ definition, table }) => [definition.id, table]));
  const boxesById = new Map(
    await Promise.all(
      layerRows.map(
        async ({ definition, table }) => [definition.id, await tableBox(table, map.crs)] as const,
      ),
    ),
  );
  const layerInfos = layers.map((layer) => {
    const table = rowsById.get(layer.id);
    if (layer.kind === 'raster') return rasterInfo(layer, map);
    if (layer.kind !== 'features' || !table) return groupInfoOf(layer, map);
    return featureLayerInfo(layer, { table, box: boxesById.get(layer.id) }, map);
  });
  return {
    Name: map.name,
    Description: map.description,
    FullExtent: writeBox(fullBox([...boxesById.values(), ...layers.map(rasterExtent)], map), map.crs),
    Extent: writeBox(homeBox(map), map.crs),
    SpatialReference: writeSpatialReference(map.crs),
    MapLayerInfos: layerInfos,
    BackgroundColor: rgb(lightTheme.sea),
    // A map with a place of its own may lie where those of Norway cannot be told.
    Bookmarks: (map.home ? [] : bookmarks).map((bookmark) => ({
      $type: 'MapServerBookmark',
      Extent: writeBox(bookmarkBox(bookmark, map), map.crs),
      Name: bookmark.name,
    })),
    DefaultMapDescription: mapDescription(map),
    Units: map.crs.unit === 'degree' ? 'geoDecimalDegrees' : 'geoMeters',
    SupportedImageReturnTypes: 'geoImageReturnURL',
    BackgroundSymbol: fillSymbol(lightTheme.sea),
    CopyrightText: credits(map),
    StandaloneTableInfos: tableRows.map(({ definition, table }) => tableInfo(definition, table, map)),
    StandaloneTableDescriptions: tables.map(tableDescription),
    ...timesOf([...layerRows, ...tableRows]),
    SupportsDynamicLayers: !isTileCache(map),
    HasLiveData: !isTileCache(map),
    MinScale: 0,
    MaxScale: 0,
  };
}

function rasterExtent(layer: MapDefinition['layers'][number]) {
  return layer.kind === 'raster' ? layer.extent : undefined;
}

/** Each once, in drawing order. */
function credits({ layers }: MapDefinition): string {
  const all = layers.flatMap((layer) => (layer.kind === 'features' ? (layer.credit ?? []) : []));
  return [...new Set(all)].join('. ');
}

function groupInfoOf(layer: MapDefinition['layers'][number], map: MapDefinition): MapType<'MapLayerInfo'> {
  if (layer.kind !== 'group') throw new Error(`No rows for layer ${layer.id}`);
  return groupInfo(layer, map);
}

type Times = Pick<
  MapType<'MapServerInfo'>,
  'FullTimeExtent' | 'DefaultTimeStepInterval' | 'DefaultTimeStepIntervalUnits' | 'DefaultTimeWindow'
>;

/** From the first moment of any layer to the last, and the steps in which to go through them. */
function timesOf(rows: readonly Rows[]): Times {
  const spans = rows.flatMap(({ definition, table }) => {
    const span = timeSpan(definition, table);
    return span ? [span] : [];
  });
  if (spans.length === 0) return {};
  const first = Math.min(...spans.map(([start]) => start));
  const last = Math.max(...spans.map(([, end]) => end));
  return {
    FullTimeExtent: timeExtent([first, last]),
    DefaultTimeStepInterval: 1,
    DefaultTimeStepIntervalUnits: 'geoTimeUnitsYears',
    DefaultTimeWindow: 1,
  };
}
