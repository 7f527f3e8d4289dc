// Sources and style layers of imported layers.

import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import { MAX_ZOOM } from '../../camera/home.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import { layerHue, type ShapeKind, type ShownLayer } from './shown-layer.ts';

/** Asked of the data window, see tile-protocol.ts: no request leaves the window. */
export const LAYER_SCHEME = 'varde-layer';
/** The name that the shapes have in a tile. */
export const TILE_LAYER = 'shapes';
/** The map never enlarges a tile. */
export const MAX_TILE_ZOOM = MAX_ZOOM + 1;

/** Where Web Mercator ends. */
const EDGE_LATITUDE = 85.05;

const SOURCE_PREFIX = 'layer-';

export function layerSourceId(layerId: number): string {
  return `${SOURCE_PREFIX}${layerId}`;
}

export function isLayerSource(sourceId: string): boolean {
  return sourceId.startsWith(SOURCE_PREFIX);
}

export function layerSources(layers: readonly ShownLayer[]): { [id: string]: SourceSpecification } {
  return Object.fromEntries(layers.map((layer) => [layerSourceId(layer.layerId), sourceOf(layer)]));
}

function sourceOf({ layerId, bounds, attempt }: ShownLayer): SourceSpecification {
  const tiles = [`${LAYER_SCHEME}://${layerId}/{z}/{x}/{y}/${attempt}`];
  return { type: 'vector', tiles, maxzoom: MAX_TILE_ZOOM, ...tileBounds(bounds) };
}

/** Outside of them no tile is asked for. Those that go beyond 180° have tiles on both sides of it. */
function tileBounds({ west, south, east, north }: LonLatBounds) {
  if (west < -180 || east > 180) return {};
  const inside = (latitude: number) => Math.max(-EDGE_LATITUDE, Math.min(EDGE_LATITUDE, latitude));
  const bounds: [number, number, number, number] = [west, inside(south), east, inside(north)];
  return { bounds };
}

/** The layers in which shapes of an imported layer can be pointed at. */
export function pointableLayers(layers: readonly ShownLayer[]): string[] {
  return layers.map(({ layerId, kind }) => `${layerSourceId(layerId)}-${pointablePart(kind)}`);
}

function pointablePart(kind: ShapeKind): 'circle' | 'line' | 'fill' {
  if (kind === 'polygon') return 'fill';
  return kind === 'polyline' ? 'line' : 'circle';
}

/** The style layers of an imported layer, from the lowest up. */
export function styleOfLayer({ layerId, kind }: ShownLayer, tokens: MapTokens): LayerSpecification[] {
  const colour = tokens.layers[layerHue(layerId)] ?? tokens.colours.ink;
  const drawn: Drawn = { id: layerSourceId(layerId), colour, tokens };
  switch (kind) {
    case 'polygon':
      return [fillLayer(drawn), ...lineLayers(drawn, tokens.isSun ? 3 : 1.5)];
    case 'polyline':
      return lineLayers(drawn, tokens.isSun ? 3 : 2);
    default:
      return [circleLayer(drawn)];
  }
}

interface Drawn {
  readonly id: string;
  readonly colour: string;
  readonly tokens: MapTokens;
}

const isActive = ['boolean', ['feature-state', 'active'], false] as const;

function shapesOf(id: string) {
  return { source: id, 'source-layer': TILE_LAYER };
}

function fillLayer({ id, colour, tokens }: Drawn): LayerSpecification {
  const opacity = tokens.isSun ? 0.16 : 0.22;
  return {
    id: `${id}-fill`,
    type: 'fill',
    ...shapesOf(id),
    paint: { 'fill-color': colour, 'fill-opacity': ['case', [...isActive], 0.4, opacity] },
  };
}

/** With a casing: a line must be seen on land, on sea and across other lines. */
function lineLayers({ id, colour, tokens: { colours, isSun } }: Drawn, width: number): LayerSpecification[] {
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      id: `${id}-casing`,
      type: 'line',
      ...shapesOf(id),
      layout: round,
      paint: {
        'line-color': ['case', [...isActive], colours.ink, colours.paper],
        'line-width': ['case', [...isActive], width + 5, width + (isSun ? 3 : 2)],
        'line-opacity': ['case', [...isActive], 1, 0.7],
      },
    },
    {
      id: `${id}-line`,
      type: 'line',
      ...shapesOf(id),
      layout: round,
      paint: { 'line-color': colour, 'line-width': width },
    },
  ];
}

function circleLayer({ id, colour, tokens: { colours, isSun } }: Drawn): LayerSpecification {
  const [far, near] = isSun ? [4, 7] : [2.5, 5];
  return {
    id: `${id}-circle`,
    type: 'circle',
    ...shapesOf(id),
    paint: {
      'circle-color': colour,
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, far, 9, near],
      'circle-stroke-color': ['case', [...isActive], colours.ink, colours.paper],
      'circle-stroke-width': ['case', [...isActive], 3, isSun ? 1.5 : 1],
    },
  };
}
