import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { MAX_ZOOM } from '../../camera/home.ts';
import type { Pointed } from '../definition/pointing.ts';
import { MARKS_SOURCE } from './mark-layers.ts';
import type { MarkSum } from './mark-sum.ts';

/** A cluster on the map. */
export interface Cluster {
  readonly id: number;
  readonly place: LonLat;
  readonly sum: MarkSum;
}

export type PointedPlant =
  | { readonly kind: 'mark'; readonly key: string }
  | { readonly kind: 'cluster'; readonly cluster: Cluster };

/** The topmost of what is pointed at. */
export function pointedPlant(pointed: Pointed | undefined): PointedPlant | undefined {
  const feature = pointed?.features[0];
  if (feature?.geometry.type !== 'Point') return undefined;
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const { properties } = feature;
  if (properties['cluster_id'] === undefined) return { kind: 'mark', key: String(properties['key']) };
  const pumpCount = Number(properties['pumpCount']);
  return {
    kind: 'cluster',
    cluster: {
      id: Number(properties['cluster_id']),
      place: { longitude, latitude },
      sum: {
        pumpCount,
        plantCount: Number(properties['point_count']) - pumpCount,
        plantMw: Number(properties['plantMw']),
        pumpMw: Number(properties['pumpMw']),
      },
    },
  };
}

/** Zooms to where a cluster falls apart. Gives the keys of its plants where no zoom takes them apart. */
export async function openCluster(
  map: MapLibreMap,
  { id, place }: Cluster,
): Promise<readonly string[] | undefined> {
  const source = map.getSource<GeoJSONSource>(MARKS_SOURCE);
  if (!source) return undefined;
  const zoom = await source.getClusterExpansionZoom(id);
  if (zoom <= MAX_ZOOM) {
    // At least one step, so that something is seen to happen.
    const nearer = Math.min(MAX_ZOOM, Math.max(zoom, map.getZoom() + 1));
    map.easeTo({ center: [place.longitude, place.latitude], zoom: nearer });
    return undefined;
  }
  const leaves = await source.getClusterLeaves(id, Number.POSITIVE_INFINITY, 0);
  return leaves.map((leaf) => String(leaf.properties?.['key']));
}
