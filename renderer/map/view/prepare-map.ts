import { prewarm, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** Letters outside basic Latin stand in font files of their own, which are fetched only when asked for. */
const LETTERS = 'Aáčđŋšŧžåæøöäß−';

let prepared: Promise<unknown> | undefined;

/**
 * Starts MapLibre's workers and reads the letters, once for all maps of the window. Letters are drawn from the page's
 * font, so it has to be there before the first of them; without it the map still opens, in the system's font.
 */
export function prepareMap(): Promise<unknown> {
  prepared ??= prepare();
  return prepared;
}

function prepare(): Promise<unknown> {
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  // One would do one source after the other.
  setWorkerCount(2);
  prewarm();
  return document.fonts.load('16px "Inter Variable"', LETTERS).catch(() => []);
}
