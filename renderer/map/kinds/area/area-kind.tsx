import type { GeoJSONSource, LayerSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import { useText } from '../../../i18n/text.tsx';
import { BoxLayer, boundsOfBox } from '../../tools/box-layer.tsx';
import { defineMapLayerKind, type MapDrawing, type OverlayProps } from '../definition/map-layer-kind.tsx';

export interface AreaContent {
  readonly bounds: LonLatBounds | undefined;
  /** The hand draws another one. */
  readonly isDrawing: boolean;
  /** Undefined where the drawing was given up. */
  readonly onDrawn: (bounds: LonLatBounds | undefined) => void;
}

const AREA = 'area';
/** A press without a drag draws nothing, CSS pixels. */
const MIN_SIDE_PX = 4;

/** An area that something is done with: a box that is drawn by hand, above what it is of. */
export const areaKind = defineMapLayerKind<typeof AREA, AreaContent>({
  id: AREA,
  sources: ({ bounds }) => ({ [AREA]: { type: 'geojson', data: outlineOf(bounds) } }),
  styleLayers: (_content, drawing) => areaLayers(drawing),
  raised: [`${AREA}-fill`, `${AREA}-casing`, `${AREA}-line`],
  Overlay: AreaOverlay,
});

function areaLayers({ tokens: { colours, isSun } }: MapDrawing): readonly LayerSpecification[] {
  return [
    {
      id: `${AREA}-fill`,
      type: 'fill',
      source: AREA,
      paint: { 'fill-color': colours.ice, 'fill-opacity': 0.15 },
    },
    {
      id: `${AREA}-casing`,
      type: 'line',
      source: AREA,
      paint: { 'line-color': colours.paper, 'line-width': isSun ? 7 : 5 },
    },
    {
      id: `${AREA}-line`,
      type: 'line',
      source: AREA,
      paint: { 'line-color': colours.iceText, 'line-width': isSun ? 4 : 2 },
    },
  ];
}

function AreaOverlay({ map, content }: OverlayProps & { readonly content: AreaContent }) {
  const text = useText();
  const { bounds, isDrawing, onDrawn } = content;
  useEffect(() => {
    void map?.getSource<GeoJSONSource>(AREA)?.setData(outlineOf(bounds));
  }, [map, bounds]);
  if (!map || !isDrawing) return null;
  return (
    <BoxLayer
      hint={text('map.area.hint')}
      onBox={(corners) => {
        const [a, b] = corners;
        const isDrag = Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= MIN_SIDE_PX;
        onDrawn(isDrag ? boundsOfBox(map, corners) : undefined);
      }}
      onCancel={() => onDrawn(undefined)}
    />
  );
}

function outlineOf(bounds: LonLatBounds | undefined): GeoJSON.FeatureCollection {
  if (!bounds) return { type: 'FeatureCollection', features: [] };
  const { west, south, east, north } = bounds;
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: {} }],
  };
}
