import type { Map as MapLibreMap } from 'maplibre-gl';
import { centreOnPixels } from '../camera/whole-pixels.ts';

/** Less is not seen. */
const LEAST_MOVE_PX = 0.01;

/**
 * Puts the middle of a map that came to rest on whole pixels while it shows pictures: elsewhere MapLibre draws these up to
 * half a pixel to each side beside where it says that they lie. A map that moves is let be, and so is one that the end of
 * what may be shown holds where it is.
 */
export function keepOnPixels(map: MapLibreMap): void {
  let restsAt: string | undefined;

  function putOnPixels(): void {
    if (map.isMoving() || !showsPictures(map)) return;
    const { clientWidth: widthPx, clientHeight: heightPx } = map.getCanvas();
    // It is not on the page.
    if (widthPx === 0 || heightPx === 0) return;
    const where = () => JSON.stringify([map.getCenter(), map.getZoom(), widthPx, heightPx]);
    if (where() === restsAt) return;
    const { lng, lat } = map.getCenter();
    const size = { widthPx, heightPx };
    const { centre, movedPx } = centreOnPixels({ longitude: lng, latitude: lat }, map.getZoom(), size);
    // It comes to rest again, maybe at the same place.
    restsAt = where();
    if (movedPx >= LEAST_MOVE_PX) map.jumpTo({ center: [centre.longitude, centre.latitude] });
    restsAt = where();
  }

  map.on('moveend', putOnPixels);
  map.on('styledata', putOnPixels);
}

function showsPictures(map: MapLibreMap): boolean {
  return map
    .getLayersOrder()
    .some((id) => map.getLayer(id)?.type === 'raster' && map.getLayoutProperty(id, 'visibility') !== 'none');
}
