import type { BaseMapData } from '../../shared/sources/base-map/base-map-features.ts';

/** Land and borders of the map service: a bundle of its own, which is read when a request needs it. */
export async function readBaseMap(): Promise<BaseMapData> {
  const { default: data } = await import('../../assets/basemap/map-layers.json');
  return data;
}
