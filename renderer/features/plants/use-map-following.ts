import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { boundsContain } from '../../../shared/geo/crs/lon-lat.ts';
import type { LonLatBounds as QueryBounds } from '../../../shared/tables/table-query.ts';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';

interface Following {
  readonly mapRef: RefCallback<MapHandle>;
  onBoundsChange(bounds: LonLatBounds): void;
}

/**
 * When the map moves by itself: to a plant whose card was opened elsewhere and that is out of view or at its edge, and to
 * the bounds of a view that was opened. Never else: it is its user's.
 */
export function useMapFollowing(
  { view, actions }: RegisterModel,
  marks: readonly PlantMark[],
  activeKey: string | undefined,
): Following {
  const [map, setMap] = useState<MapHandle | null>(null);
  const mapRef = useRef<MapHandle>(null);
  const seenRef = useRef<LonLatBounds>(undefined);
  const toldRef = useRef<QueryBounds>(undefined);
  const isFittingRef = useRef(false);
  const openedRef = useRef<PlantMark>(undefined);
  const hadCardRef = useRef(activeKey !== undefined);
  const marksRef = useRef(marks);
  marksRef.current = marks;

  useEffect(() => {
    const mark = marksRef.current.find(({ key }) => key === activeKey);
    const isSeen = mark && seenRef.current && boundsContain(seenRef.current, mark);
    // The first card takes room from the map, which is heard of only when it has done so.
    openedRef.current = hadCardRef.current ? undefined : mark;
    hadCardRef.current = activeKey !== undefined;
    if (!map || !mark) return;
    if (isSeen) map.reveal(mark);
    else map.goTo(mark);
  }, [map, activeKey]);

  const wanted = view.isBoundToMap ? view.mapBounds : view.openedMapBounds;
  // Until the map tells of itself for the first time it cannot be moved.
  const firstRef = useRef(wanted);
  useEffect(() => {
    // Bounds that the map did not tell itself are those of a view that was opened.
    if (!map || !wanted || wanted === toldRef.current) return;
    toldRef.current = wanted;
    isFittingRef.current = true;
    map.fit(corners(wanted));
  }, [map, wanted]);

  const { setMapBounds } = actions;
  const onBoundsChange = useCallback(
    (bounds: LonLatBounds) => {
      seenRef.current = bounds;
      const opened = openedRef.current;
      openedRef.current = undefined;
      if (opened) mapRef.current?.reveal(opened);
      const first = firstRef.current;
      firstRef.current = undefined;
      if (first) {
        toldRef.current = first;
        isFittingRef.current = true;
        mapRef.current?.fit(corners(first));
        return;
      }
      // The map shows a little more than it was asked for; the rows stay those of the view until its user moves it.
      if (isFittingRef.current) {
        isFittingRef.current = false;
        return;
      }
      const { west, south, east, north } = bounds;
      const told: QueryBounds = [round(west), round(south), round(east), round(north)];
      toldRef.current = told;
      setMapBounds(told);
    },
    [setMapBounds],
  );
  const takeMap = useCallback((handle: MapHandle | null) => {
    mapRef.current = handle;
    setMap(handle);
  }, []);
  return { mapRef: takeMap, onBoundsChange };
}

/** To about a metre: more digits only make links long. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function corners([west, south, east, north]: QueryBounds) {
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ];
}
