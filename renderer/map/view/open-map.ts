import { GPUInitializationError, Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import { HOME_BOUNDS, HOME_MARGIN, MAP_LIMITS, MAX_ZOOM, type MapCamera } from '../camera/home.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import type { BoxCorners } from '../tools/box-layer.tsx';
import { drawWholePictures } from './draw-whole-pictures.ts';
import { offerImages } from './map-images.ts';
import { prepareMap } from './prepare-map.ts';

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly tokens: MapTokens;
  readonly style: StyleSpecification;
  readonly title: string;
  /** Undefined: all of Norway. */
  readonly camera: MapCamera | undefined;
  /** Shift + drag drew a box. */
  readonly onBox: (corners: BoxCorners) => void;
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

function makeMap({ container, tokens, style, title, camera, onBox }: OpenMapOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
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
  return map;
}
