// The embedded base map as cartography: sea, land, lakes, borders by rank, names by what they name. A function of the
// theme and the language, so that a change of either changes only the values that differ.

import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { MAP_FONTS, SUN_GROWTH } from '../../style/map-fonts.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import { BASE_SOURCE, FINE_ZOOM } from './base-source.ts';

export const TOWN_IMAGE = 'town';

type PlaceKind = 'sea' | 'country' | 'county' | 'town';

/** The layers of the tiles: land, lakes, rivers, borders and places. */
const from = (layer: string) => ({ source: BASE_SOURCE, 'source-layer': layer });

export function baseLayers(tokens: MapTokens, language: string): LayerSpecification[] {
  return [...surfaceLayers(tokens), ...borderLayers(tokens), ...nameLayers(tokens, language)];
}

function surfaceLayers({ colours, isSun }: MapTokens): LayerSpecification[] {
  const coastWidth: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 3, 0.5, 8, 1];
  const coast = { 'line-color': colours.landLine, 'line-width': isSun ? 1.5 : coastWidth };
  const shore = { 'line-color': colours.landLine, 'line-width': isSun ? 1.5 : 0.6 };
  const land = { 'fill-color': colours.land, 'fill-antialias': false };
  const lake = { 'fill-color': colours.sea, 'fill-antialias': false };
  // The larger a river, the farther away it is seen.
  const riverWidth: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    ['zoom'],
    FINE_ZOOM,
    ['match', ['get', 'rank'], 1, 0.8, 2, 0.5, 0],
    7,
    ['match', ['get', 'rank'], 1, 1.4, 2, 1.1, 3, 0.8, 0.5],
    11,
    ['match', ['get', 'rank'], 1, 3, 2, 2.4, 3, 1.8, 1.4],
  ];
  const river = { 'line-color': colours.river, 'line-width': riverWidth };
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    { id: 'land', type: 'fill', ...from('land'), paint: land },
    { id: 'coast', type: 'line', ...from('land'), paint: coast },
    {
      id: 'rivers',
      type: 'line',
      ...from('rivers'),
      minzoom: FINE_ZOOM,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: river,
    },
    { id: 'lakes', type: 'fill', ...from('lakes'), paint: lake },
    { id: 'shores', type: 'line', ...from('lakes'), minzoom: FINE_ZOOM, paint: shore },
  ];
}

function borderLayers({ colours, isSun }: MapTokens): LayerSpecification[] {
  const countryWidth: ExpressionSpecification = isSun
    ? ['interpolate', ['linear'], ['zoom'], 3, 1.6, 8, 3]
    : ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 1.8];
  const countyWidth: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    ['zoom'],
    4,
    0.6,
    8,
    isSun ? 2 : 1.1,
  ];
  return [
    {
      id: 'county-borders',
      type: 'line',
      ...from('borders'),
      filter: ['==', ['get', 'rank'], 'county'],
      minzoom: 4,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': isSun ? colours.inkThird : colours.landLine,
        'line-width': countyWidth,
        'line-dasharray': [4, 2],
      },
    },
    {
      id: 'country-borders',
      type: 'line',
      ...from('borders'),
      filter: ['==', ['get', 'rank'], 'country'],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': isSun ? colours.ink : colours.inkThird, 'line-width': countryWidth },
    },
  ];
}

function nameLayers(tokens: MapTokens, language: string): LayerSpecification[] {
  const { colours, isSun } = tokens;
  const grow = isSun ? SUN_GROWTH : 1;
  const spaced = (letterSpacing: number, maxWidth: number) => ({
    'text-transform': 'uppercase' as const,
    'text-letter-spacing': letterSpacing,
    'text-max-width': maxWidth,
  });
  return [
    names('sea', tokens, language, {
      layout: { 'text-letter-spacing': 0.18, 'text-max-width': 7, 'text-size': 12 * grow },
      paint: { 'text-color': isSun ? colours.inkSecond : colours.inkThird, 'text-halo-color': colours.sea },
      maxzoom: 8,
    }),
    towns(tokens, language, grow),
    names('county', tokens, language, {
      layout: {
        ...spaced(0.22, 8),
        'text-size': isSun ? 18 : growing(5, 9.5, 9, 14),
        // A county is large: its name goes where the plants leave room.
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 2,
      },
      paint: { 'text-color': isSun ? colours.inkSecond : colours.inkThird, 'text-halo-color': colours.land },
      minzoom: 4.9,
      maxzoom: 10,
    }),
    names('country', tokens, language, {
      layout: { ...spaced(0.3, 10), 'text-size': growing(3, 11 * grow, 6, 16 * grow) },
      paint: { 'text-color': colours.inkSecond, 'text-halo-color': colours.land },
      maxzoom: 6.5,
    }),
  ];
}

function towns(tokens: MapTokens, language: string, grow: number): SymbolLayerSpecification {
  const { colours, isSun } = tokens;
  const bySize: ExpressionSpecification = [
    'step',
    ['get', 'people'],
    Math.max(10.5 * grow, isSun ? 18 : 0),
    20_000,
    11.5 * grow,
    100_000,
    13 * grow,
    500_000,
    14.5 * grow,
  ];
  return names('town', tokens, language, {
    layout: {
      'icon-image': TOWN_IMAGE,
      'icon-padding': 1,
      // Where a cluster lies on the town, its name stands beside both.
      'icon-optional': true,
      'text-padding': 2,
      'text-size': bySize,
      'text-variable-anchor-offset': [...anchors(0.45), ...anchors(1.5)],
      'text-justify': 'auto',
      'symbol-sort-key': ['-', 0, ['get', 'people']],
    },
    paint: { 'text-color': colours.inkSecond, 'text-halo-color': colours.land },
  });
}

/** Where a name may stand, by preference: on which side, ems from its place. */
function anchors(em: number): (string | [number, number])[] {
  return ['left', [em, 0], 'right', [-em, 0], 'top', [0, em], 'bottom', [0, -em]];
}

function growing(fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], fromZoom, from, toZoom, to];
}

function names(
  kind: PlaceKind,
  { isSun }: MapTokens,
  language: string,
  { layout, paint, ...zooms }: Pick<SymbolLayerSpecification, 'layout' | 'paint' | 'minzoom' | 'maxzoom'>,
): SymbolLayerSpecification {
  return {
    id: `${kind}-names`,
    type: 'symbol',
    ...from('places'),
    // Each name says from which zoom on there is room for it.
    filter: ['all', ['==', ['get', 'kind'], kind], ['<=', ['get', 'zoom'], ['zoom']]],
    ...zooms,
    layout: {
      'text-font': MAP_FONTS,
      'text-field': ['coalesce', ['get', `name_${language}`], ['get', 'name']],
      'text-padding': 4,
      ...layout,
    },
    paint: { 'text-halo-width': isSun ? 2 : 1.4, 'text-halo-blur': 0.3, ...paint },
  };
}
