import {
  GPUInitializationError,
  Map as MapLibreMap,
  prewarm,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { drawMapImages } from '../marks/mark-images.ts';
import { MAX_ZOOM, type MarkWords } from '../marks/mark-layers.ts';
import { readFineDataLater } from '../style/base-data.ts';
import { mapStyle } from '../style/map-style.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import { HOME_BOUNDS, HOME_MARGIN, MAP_LIMITS, type MapCamera } from './home.ts';

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly tokens: MapTokens;
  readonly words: MarkWords;
  readonly title: string;
  readonly language: string;
  /** Undefined: all of Norway. */
  readonly camera: MapCamera | undefined;
  /** Shift + drag drew a box: its corners in pixels of the map. */
  readonly onBox: (corners: readonly [{ x: number; y: number }, { x: number; y: number }]) => void;
}

/** Letters outside basic Latin stand in font files of their own, which are fetched only when asked for. */
const LETTERS = 'Aáčđŋšŧžåæøöäß−';

/**
 * Opens the map on the page. It reads nothing but Varde's own files. Undefined where the browser has no WebGL 2.
 */
export async function openMap(options: OpenMapOptions): Promise<MapLibreMap | undefined> {
  startWorkers();
  // Letters are drawn from the page's font, so it has to be there before the first of them. Without it the map still
  // opens, in the system's font.
  await document.fonts.load('16px "Inter Variable"', LETTERS).catch(() => []);
  try {
    return makeMap(options);
  } catch (error) {
    if (error instanceof GPUInitializationError) return undefined;
    throw error;
  }
}

let isWorking = false;

/** Starts MapLibre's workers while fonts are read; once for all maps of the window. */
function startWorkers(): void {
  if (isWorking) return;
  isWorking = true;
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  // One would do one source after the other.
  setWorkerCount(2);
  prewarm();
}

function makeMap(options: OpenMapOptions): MapLibreMap {
  const { container, tokens, words, title, language, camera, onBox } = options;
  const map = new MapLibreMap({
    container,
    style: mapStyle(tokens, words, language),
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
  map.on('style.load', () => {
    for (const { id, data, options } of drawMapImages(tokens, window.devicePixelRatio)) {
      if (!map.hasImage(id)) map.addImage(id, data, options);
    }
    readFineDataLater(map);
  });
  return map;
}
