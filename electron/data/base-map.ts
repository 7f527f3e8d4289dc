import type { BaseMapData } from '../../shared/sources/base-map/base-map-features.ts';
import type { PlaceNameData } from '../../shared/sources/observations/place-names.ts';

/** Land and borders of the map service: a bundle of its own, which is read when a request needs it. */
export async function readBaseMap(): Promise<BaseMapData> {
  const { default: data } = await import('../../assets/basemap/map-layers.json');
  return data;
}

/** What positions are called, for observations. */
export async function readPlaceNames(): Promise<PlaceNameData> {
  const { default: data } = await import('../../assets/basemap/place-names.json');
  return data;
}
