import { addProtocol, prewarm, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { BASE_SCHEME } from '../kinds/base/base-source.ts';
import { answerBaseTile, readBaseMap } from '../kinds/base/base-tiles.ts';

/** Letters outside basic Latin stand in font files of their own, which are fetched only when asked for. */
const LETTERS = 'Aáčđŋšŧžåæøöäß−';

let prepared: Promise<unknown> | undefined;

/**
 * Starts MapLibre's workers, reads the base map and the letters, once for all maps of the window. Letters are drawn from
 * the page's font, so it has to be there before the first of them; without it the map still opens, in the system's font.
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
  addProtocol(BASE_SCHEME, answerBaseTile);
  // Who needs it tries again, and hears of the failure.
  readBaseMap().catch(() => undefined);
  return document.fonts.load('16px "Inter Variable"', LETTERS).catch(() => []);
}
