// What a person sees, as the description of a map that the service draws.

import { lightTheme } from '../../cartography/base-map.ts';
import { fillSymbol } from '../../cartography/symbols.ts';
import { type FeatureLayerDefinition, TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapCatalog, MapDefinition } from '../../catalog/maps.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { metresPerUnit } from '../../geo/crs/map-units.ts';
import type { MapContext } from '../map-context.ts';
import { selectRows } from '../query/select-rows.ts';
import { writeSpatialReference } from '../wire/spatial-reference.ts';
import { mapScaleAt } from './ground-scale.ts';
import { colorOf } from './plain-symbols.ts';

type MapExport = BridgeType<'MapExport'>;
type LayerDescription = MapType<'LayerDescription'>;

/** What the published map holds of plants, and of what lies under them. */
export interface PlantLayers {
  readonly layerIds: readonly number[];
  /** The field with the number of a plant. */
  readonly numberField: string;
  /** The layers of the base map. */
  readonly baseIds: readonly number[];
}

export interface DescribedMap {
  readonly description: MapType<'MapDescription'>;
  /** With all layers of the description in its first map, wherever they are published. */
  readonly catalog: MapCatalog;
  /** Whether a program can have all of it from the map service. */
  readonly isServed: boolean;
}

const DEGREES = findCrs(4326);
const SELECTION_COLOR = '#00b4d8';

/** Throws `map/unknown-crs`, `map/outside-crs`, and `layer-import/unknown-layer` for a layer that is gone. */
export async function describeMap(
  drawing: MapExport,
  plants: PlantLayers,
  context: MapContext,
): Promise<DescribedMap> {
  const { view, image, layers } = drawing;
  const crs = findCrs(view.wkid);
  const centre = createTransform(DEGREES, crs)(view.longitude, view.latitude);
  const unit = crs.unit === 'degree' ? 'geoDecimalDegrees' : 'geoMeters';
  const base = { dpi: image.dpi, metresPerUnit: metresPerUnit(unit) };
  const scale = mapScaleAt({ ...view, centre, groundScale: view.scale }, crs, base);
  const { map, isServed } = mapWith(drawing, context.catalog);
  const [, ...others] = context.catalog;
  const described = await describeLayers(drawing, plants, map, context);
  return {
    isServed,
    catalog: [map, ...others],
    description: {
      Name: map.name,
      MapArea: {
        $type: 'CenterAndScale',
        Center: { $type: 'PointN', X: centre[0], Y: centre[1] },
        Scale: scale,
      },
      LayerDescriptions: described,
      Rotation: view.rotation,
      SpatialReference: writeSpatialReference(crs),
      HonorLayerReordering: true,
      ...backgroundOf(
        layers.some(({ kind }) => kind === 'base'),
        image.background,
      ),
    },
  };
}

function backgroundOf(isSea: boolean, background: string | undefined) {
  if (isSea) return { BackgroundSymbol: fillSymbol(lightTheme.sea) };
  if (background === undefined) return {};
  return {
    BackgroundSymbol: {
      $type: 'SimpleFillSymbol',
      Color: colorOf(background),
      Style: 'geoSFSSolid',
    } as const,
  };
}

/** The published map with imported layers that belong to other maps: the screen shows them all on one. */
function mapWith({ layers }: MapExport, catalog: MapCatalog): { map: MapDefinition; isServed: boolean } {
  const [published] = catalog;
  const foreign = layers.flatMap(({ layerId, kind }): FeatureLayerDefinition[] => {
    if (kind !== 'imported') return [];
    if (published.layers.some(({ id }) => id === layerId)) return [];
    const found = catalog.flatMap((map) => map.layers).find(({ id }) => id === layerId);
    if (found?.kind !== 'features') throw appError('layer-import/unknown-layer', { layerId: layerId ?? 0 });
    return [{ ...found, parentId: TOP_LEVEL }];
  });
  if (foreign.length === 0) return { map: published, isServed: true };
  return { map: { ...published, layers: [...foreign, ...published.layers] }, isServed: false };
}

async function describeLayers(
  drawing: MapExport,
  plants: PlantLayers,
  map: MapDefinition,
  context: MapContext,
): Promise<LayerDescription[]> {
  const described: LayerDescription[] = [];
  for (const { kind, layerId, opacity } of drawing.layers) {
    const look = transparencyOf(opacity);
    if (kind === 'base') described.push(...plants.baseIds.map((id) => layerOf(id, look)));
    else if (kind === 'imported') described.push(layerOf(layerId ?? 0, look));
    else {
      for (const id of plants.layerIds) {
        const selected = await selectedIds(drawing.selectedPlants, id, plants, { map, context });
        described.push({ ...layerOf(id, look), ...plantsOf(drawing, plants), ...selected });
      }
    }
  }
  return described;
}

function layerOf(LayerID: number, more: Partial<LayerDescription>): LayerDescription {
  return {
    $type: 'LayerDescription',
    LayerID,
    Visible: true,
    ShowLabels: true,
    ScaleSymbols: false,
    SetSelectionSymbol: false,
    SelectionBufferDistance: 0,
    ShowSelectionBuffer: false,
    DefinitionExpression: '',
    ...more,
  };
}

function transparencyOf(opacity: number): Partial<LayerDescription> {
  if (opacity >= 1) return {};
  const Transparency = Math.round((1 - Math.max(0, opacity)) * 100);
  return { DrawingDescription: { $type: 'FeatureLayerDrawingDescription', Transparency } };
}

/** Those that filters leave. */
function plantsOf({ plantNumbers }: MapExport, { numberField }: PlantLayers): Partial<LayerDescription> {
  if (!plantNumbers) return {};
  return { DefinitionExpression: numbersIn(numberField, plantNumbers) };
}

function numbersIn(field: string, numbers: readonly number[]): string {
  return numbers.length === 0 ? '1 = 0' : `${field} IN (${numbers.join(',')})`;
}

/** Selected plants by their object ids, as the service counts them. */
async function selectedIds(
  numbers: readonly number[],
  layerId: number,
  { numberField }: PlantLayers,
  { map, context }: { map: MapDefinition; context: MapContext },
): Promise<Partial<LayerDescription>> {
  const source = map.layers.find(({ id }) => id === layerId);
  if (numbers.length === 0 || source?.kind !== 'features') return {};
  const table = await context.features.readTable(layerId);
  const definition = { text: numbersIn(numberField, numbers), path: 'selectedPlants' };
  const rows = await selectRows({ ...context, source, table, definition, map, filter: undefined });
  if (rows.length === 0) return {};
  const SelectionFeatures = rows.flatMap((row) => table.objectIds[row] ?? []);
  return { SelectionFeatures, SelectionColor: colorOf(SELECTION_COLOR) };
}
