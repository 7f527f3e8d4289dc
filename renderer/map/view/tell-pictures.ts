import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Says on a map's element whether all that was asked for is on the screen (`data-map-idle`), and how many pictures were
 * drawn so far (`data-map-pictures`): tests wait for the one and count the other.
 */
export function tellPictures(map: MapLibreMap): void {
  const { dataset } = map.getContainer();
  let pictures = 0;
  dataset['mapIdle'] = 'false';
  map.on('idle', () => {
    dataset['mapIdle'] = 'true';
  });
  map.on('dataloading', () => {
    dataset['mapIdle'] = 'false';
  });
  map.on('render', () => {
    dataset['mapPictures'] = String(++pictures);
  });
}

/** Another picture was asked for. */
export function awaitPicture(map: MapLibreMap): void {
  map.getContainer().dataset['mapIdle'] = 'false';
  map.triggerRepaint();
}
