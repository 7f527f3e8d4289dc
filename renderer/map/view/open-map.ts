import { GPUInitializationError, Map as MapLibreMap } from 'maplibre-gl';
import type { ShownLayers } from '../layers/shown-layer.ts';
import type { MarkLabels } from '../marks/mark-layers.ts';
import { offerImages } from '../marks/offer-images.ts';
import { readFineDataLater } from '../style/base-data.ts';
import { mapStyle } from '../style/map-style.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import { drawWholePictures } from './draw-whole-pictures.ts';
import { HOME_BOUNDS, HOME_MARGIN, MAP_LIMITS, MAX_ZOOM, type MapCamera } from './home.ts';
import { prepareMap } from './prepare-map.ts';

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly tokens: MapTokens;
  readonly labels: MarkLabels;
  readonly title: string;
  readonly language: string;
  readonly shown: ShownLayers;
  /** Undefined: all of Norway. */
  readonly camera: MapCamera | undefined;
  /** Shift + drag drew a box: its corners in pixels of the map. */
  readonly onBox: (corners: readonly [{ x: number; y: number }, { x: number; y: number }]) => void;
}

/**
 * Opens the map on the page. It reads nothing but Varde's own files. Undefined where the browser has no WebGL 2.
 */
export async function openMap(options: OpenMapOptions): Promise<MapLibreMap | undefined> {
  await prepareMap();
  try {
    return makeMap(options);
  } catch (error) {
    if (error instanceof GPUInitializationError) return undefined;
    throw error;
  }
}

function makeMap(options: OpenMapOptions): MapLibreMap {
  const { container, tokens, labels, title, language, shown, camera, onBox } = options;
  const map = new MapLibreMap({
    container,
    style: mapStyle(tokens, labels, language, shown),
    ...(camera
      ? { center: [camera.longitude, camera.latitude], zoom: camera.zoom }
      : { bounds: HOME_BOUNDS, fitBoundsOptions: { padding: HOME_MARGIN } }),
    maxBounds: MAP_LIMITS,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    // A map of a country: north is up, and nothing is tilted.
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    fadeDuration: 0,
    boxZoom: { boxZoomEnd: (_map, start, end) => onBox([start, end]) },
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  drawWholePictures(map);
  offerImages(map, tokens);
  map.on('style.load', () => readFineDataLater(map));
  return map;
}
