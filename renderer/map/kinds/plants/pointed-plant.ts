import type { Map as MapLibreMap } from 'maplibre-gl';
import { MAX_ZOOM } from '../../camera/home.ts';
import type { Pointed } from '../definition/pointing.ts';
import type { MarkGroup } from './mark-groups.ts';

export type PointedPlant =
  | { readonly kind: 'mark'; readonly key: string }
  | { readonly kind: 'cluster'; readonly cluster: MarkGroup };

/** The topmost of what is pointed at, among the groups that the map was given. */
export function pointedPlant(
  pointed: Pointed | undefined,
  groups: readonly MarkGroup[],
): PointedPlant | undefined {
  const properties = pointed?.features[0]?.properties;
  if (!properties) return undefined;
  if (properties['cluster'] === undefined) return { kind: 'mark', key: String(properties['key']) };
  const cluster = groups[Number(properties['cluster'])];
  // The picture may be that of the groups before.
  return cluster && cluster.marks.length === properties['count'] ? { kind: 'cluster', cluster } : undefined;
}

/** Zooms to where a cluster falls apart. False where no zoom takes it apart. */
export function expandCluster(map: MapLibreMap, { longitude, latitude, toZoom }: MarkGroup): boolean {
  if (toZoom >= MAX_ZOOM) return false;
  // At least one step, so that something is seen to happen.
  const nearer = Math.min(MAX_ZOOM, Math.max(toZoom + 1, map.getZoom() + 1));
  map.easeTo({ center: [longitude, latitude], zoom: nearer });
  return true;
}
