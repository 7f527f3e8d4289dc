import type { Map as MapLibreMap } from 'maplibre-gl';

/** How long a picture with holes is put off: what loads for longer is shown as far as it has come. */
const PATIENCE_MS = 80;

/**
 * While the map stands still, tiles that arrive do not each make a new picture: drawing waits until all of those in view
 * are there. Where no graphics card draws, a picture keeps the page as long as several tiles take to load. A map that
 * moves draws every frame, as always.
 */
export function drawWholePictures(map: MapLibreMap): void {
  const draw = map.triggerRepaint.bind(map);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function drawNow(): void {
    clearTimeout(waiting);
    waiting = undefined;
    draw();
  }

  map.once('style.load', () => {
    map.triggerRepaint = () => {
      if (map.isMoving() || map.areTilesLoaded()) drawNow();
      else waiting ??= setTimeout(drawNow, PATIENCE_MS);
    };
  });
  // MapLibre finds out while it draws which tiles a source has to load: that is not put off.
  map.on('sourcedata', ({ tile }) => {
    if (!tile) drawNow();
  });
  map.once('remove', () => {
    map.triggerRepaint = draw;
    clearTimeout(waiting);
  });
}
