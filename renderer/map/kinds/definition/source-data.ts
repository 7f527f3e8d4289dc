import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/** What the data of a source were made of. */
const given = new WeakMap<object, readonly unknown[]>();

/**
 * Gives a source its data, unless it has been given those that are made of the same: the map stands while screens come and
 * go, and data that are given again are cut into tiles and drawn again.
 */
export function giveData(
  map: Pick<MapLibreMap, 'getSource'> | undefined,
  sourceId: string,
  madeOf: readonly unknown[],
  make: () => GeoJSON.FeatureCollection,
): void {
  const source = map?.getSource<GeoJSONSource>(sourceId);
  if (!source) return;
  const before = given.get(source);
  if (before?.length === madeOf.length && madeOf.every((part, index) => part === before[index])) return;
  given.set(source, madeOf);
  void source.setData(make());
}
