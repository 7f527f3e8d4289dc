import type { BaseMapData } from '../../shared/sources/base-map/base-map-features.ts';
import type { PlaceNameData } from '../../shared/sources/observations/place-names.ts';

/** The base map of the map service: bundles of their own, which are read when a request needs them. */
export async function readBaseMap(): Promise<BaseMapData> {
  const [{ default: layers }, { default: coarse }, { default: details }] = await Promise.all([
    import('../../assets/basemap/map-layers.json'),
    import('../../assets/basemap/coarse-layers.json'),
    import('../../assets/basemap/map-details.json'),
  ]);
  return { ...layers, coarse, ...details };
}

/** What positions are called, for observations. */
export async function readPlaceNames(): Promise<PlaceNameData> {
  const { default: data } = await import('../../assets/basemap/place-names.json');
  return data;
}
