import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LonLat } from '../../../shared/geo/lon-lat.ts';
import type { MarkSum } from '../mark-sum.ts';
import { MAX_ZOOM } from '../view/home.ts';
import { MARKS_SOURCE, POINTABLE_LAYERS } from './mark-layers.ts';
import { geoJsonSource } from './use-marks-on-map.ts';

/** A cluster on the map. */
export interface Cluster {
  readonly id: number;
  readonly place: LonLat;
  readonly sum: MarkSum;
}

export type Pointed =
  | { readonly kind: 'mark'; readonly key: string }
  | { readonly kind: 'cluster'; readonly cluster: Cluster };

export interface PointingHandlers {
  readonly onPointer: (place: LonLat | undefined) => void;
  readonly onHover: (key: string | undefined) => void;
  /** `isAdding`: Ctrl or ⌘ was held. */
  readonly onPick: (key: string, isAdding: boolean) => void;
  /** A cluster that no zoom takes apart was clicked. */
  readonly onOpenCluster: (keys: readonly string[], place: LonLat) => void;
}

/** Half the side of the box that a click looks in: small marks are hard to hit. */
const REACH_PX = 4;

/** Follows the pointer over the map. Gives the cluster that it is on. */
export function usePointing(map: MapLibreMap | undefined, handlers: PointingHandlers): Cluster | undefined {
  const [cluster, setCluster] = useState<Cluster>();

  const point = useEffectEvent((event: MapMouseEvent) => {
    handlers.onPointer({ longitude: event.lngLat.lng, latitude: event.lngLat.lat });
    const pointed = map && findPointed(map, event);
    handlers.onHover(pointed?.kind === 'mark' ? pointed.key : undefined);
    setCluster(pointed?.kind === 'cluster' ? pointed.cluster : undefined);
    if (map) map.getCanvas().style.cursor = pointed ? 'pointer' : '';
  });
  const leave = useEffectEvent(() => {
    handlers.onPointer(undefined);
    handlers.onHover(undefined);
    setCluster(undefined);
  });
  const click = useEffectEvent((event: MapMouseEvent) => {
    const pointed = map && findPointed(map, event);
    if (!pointed) return;
    const { ctrlKey, metaKey } = event.originalEvent;
    if (pointed.kind === 'mark') handlers.onPick(pointed.key, ctrlKey || metaKey);
    else void openCluster(map, pointed.cluster, handlers.onOpenCluster);
  });

  useEffect(() => {
    if (!map) return undefined;
    const subscriptions = [
      map.on('mousemove', (event) => point(event)),
      map.on('mouseout', () => leave()),
      map.on('click', (event) => click(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);
  return cluster;
}

function findPointed(map: MapLibreMap, { point: { x, y } }: MapMouseEvent): Pointed | undefined {
  const [feature] = map.queryRenderedFeatures(
    [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ],
    { layers: POINTABLE_LAYERS },
  );
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

/** Zooms to where a cluster falls apart; one that never does is told by its members. */
async function openCluster(
  map: MapLibreMap,
  { id, place }: Cluster,
  onOpenCluster: PointingHandlers['onOpenCluster'],
): Promise<void> {
  const source = geoJsonSource(map, MARKS_SOURCE);
  if (!source) return;
  const zoom = await source.getClusterExpansionZoom(id);
  if (zoom <= MAX_ZOOM) {
    // At least one step, so that something is seen to happen.
    const nearer = Math.min(MAX_ZOOM, Math.max(zoom, map.getZoom() + 1));
    map.easeTo({ center: [place.longitude, place.latitude], zoom: nearer });
    return;
  }
  const leaves = await source.getClusterLeaves(id, Number.POSITIVE_INFINITY, 0);
  onOpenCluster(
    leaves.map((leaf) => String(leaf.properties?.['key'])),
    place,
  );
}
