import { GPUInitializationError, Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import { HOME_BOUNDS, HOME_MARGIN, MAP_LIMITS, MAX_ZOOM, type MapCamera } from '../camera/home.ts';
import styles from '../map-view.module.css';
import { catchDrawing } from './catch-drawing.ts';
import { drawWholePictures } from './draw-whole-pictures.ts';
import { keepOnPixels } from './keep-on-pixels.ts';
import type { OpenedMap } from './kept-map.ts';
import { offerImages } from './map-images.ts';
import { prepareMap } from './prepare-map.ts';
import { tellPictures } from './tell-pictures.ts';

export interface OpenMapOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  /** What the style is made of. */
  readonly drawn: OpenedMap['drawn'];
  readonly title: string;
  /** Undefined: all of Norway. */
  readonly camera: MapCamera | undefined;
}

/**
 * Opens a map on the page, until its style stands. It reads nothing but Varde's own files. Undefined where the browser has
 * no WebGL 2.
 */
export async function openMap(options: OpenMapOptions): Promise<OpenedMap | undefined> {
  await prepareMap();
  const element = document.createElement('div');
  element.className = styles['map'] ?? '';
  options.container.append(element);
  try {
    const opened: OpenedMap = {
      element,
      map: makeMap(element, options, (corners) => opened.onBox(corners)),
      drawn: options.drawn,
      onBox: () => undefined,
      failure: undefined,
      onFailure: () => undefined,
    };
    catchDrawing(opened);
    await opened.map.once('style.load');
    return opened;
  } catch (error) {
    element.remove();
    if (error instanceof GPUInitializationError) return undefined;
    throw error;
  }
}

/** Makes a map as large as what holds it, and draws it then: in the frame in which that has got another size. */
export function fitSize(map: MapLibreMap): void {
  const { clientWidth, clientHeight } = map.getContainer();
  const canvas = map.getCanvas();
  if (canvas.clientWidth === clientWidth && canvas.clientHeight === clientHeight) return;
  map.resize();
  map.redraw();
}

function makeMap(
  container: HTMLElement,
  { style, drawn, title, camera }: OpenMapOptions,
  onBox: OpenedMap['onBox'],
): MapLibreMap {
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
    // It would make one small that is not on the page: `fitSize`.
    trackResize: false,
    fadeDuration: 0,
    boxZoom: { boxZoomEnd: (_map, start, end) => onBox([start, end]) },
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  drawWholePictures(map);
  keepOnPixels(map);
  offerImages(map, drawn.tokens);
  tellPictures(map);
  return map;
}
