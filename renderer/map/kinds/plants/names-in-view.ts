// Names and sums stand only beside marks that are in view. MapLibre places words by themselves, also those whose mark lies
// beyond the edge: what they name would be nowhere to be seen.

import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { boundsContain, type LonLat, type LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import type { MarkGroup } from './mark-groups.ts';

const AWAY = 'isAway';
/** Farther from its mark no word reaches, CSS pixels. */
const REACH_PX = 200;

/** For the words of a layer: not drawn while the mark is beyond the edge. */
export const opacityInView: ExpressionSpecification = [
  'case',
  ['boolean', ['feature-state', AWAY], false],
  0,
  1,
];

/** The places among those that are beyond the edge of a view, but near enough for words to reach into it. */
export function placesAway(
  places: readonly LonLat[],
  view: LonLatBounds,
  reached: LonLatBounds,
): ReadonlySet<number> {
  const away = new Set<number>();
  for (const [index, place] of places.entries()) {
    if (boundsContain(reached, place) && !boundsContain(view, place)) away.add(index);
  }
  return away;
}

type Told = { readonly groups: readonly MarkGroup[]; readonly away: ReadonlySet<number> };

/** What this needs of a map. */
interface StatefulMap {
  getSource(source: string): unknown;
  setFeatureState(feature: { source: string; id: number }, state: object): unknown;
  removeFeatureState(target: { source: string; id?: number }, key?: string): unknown;
}

/** What maps were told: they stand while screens come and go, and what is told again is drawn again. */
const told = new WeakMap<object, Told>();

/** Tells a map which features of a source, by their ids, are away; only what differs from before. */
export function tellAway(map: StatefulMap, source: string, next: Told): void {
  if (!map.getSource(source)) return;
  const before = told.get(map);
  const known = before?.groups === next.groups ? before.away : new Set<number>();
  if (before && before.groups !== next.groups && before.away.size > 0) map.removeFeatureState({ source });
  for (const id of known) if (!next.away.has(id)) map.removeFeatureState({ source, id }, AWAY);
  for (const id of next.away) if (!known.has(id)) map.setFeatureState({ source, id }, { [AWAY]: true });
  told.set(map, next);
}

/** Keeps the words of groups off a map whose marks are not on it, whose ids in the source are their places in the array. */
export function useNamesInView(
  map: MapLibreMap | undefined,
  source: string,
  groups: readonly MarkGroup[],
): void {
  useEffect(() => {
    if (!map) return undefined;
    const settle = () =>
      tellAway(map, source, { groups, away: placesAway(groups, reachOf(map, 0), reachOf(map, REACH_PX)) });
    settle();
    const events = [map.on('move', settle), map.on('resize', settle)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map, source, groups]);
}

/** What lies on a map and so many CSS pixels around it. North is up. */
function reachOf(map: MapLibreMap, aroundPx: number): LonLatBounds {
  const { clientWidth, clientHeight } = map.getContainer();
  const upperLeft = map.unproject([-aroundPx, -aroundPx]);
  const lowerRight = map.unproject([clientWidth + aroundPx, clientHeight + aroundPx]);
  return { west: upperLeft.lng, north: upperLeft.lat, east: lowerRight.lng, south: lowerRight.lat };
}
