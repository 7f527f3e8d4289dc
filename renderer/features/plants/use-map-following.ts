import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { boundsContain } from '../../../shared/geo/crs/lon-lat.ts';
import type { LonLatBounds as QueryBounds } from '../../../shared/tables/table-query.ts';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import { expansionZoom, type MarkGroup } from '../../map/kinds/plants/mark-groups.ts';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';

interface Following {
  readonly mapRef: RefCallback<MapHandle>;
  onBoundsChange(bounds: LonLatBounds): void;
}

/**
 * When the map moves by itself: to a plant that was chosen elsewhere and that is out of view, at its edge or in a cluster,
 * and to the bounds of a view that was opened. Never else: it is its user's.
 */
export function useMapFollowing(
  { view, actions }: RegisterModel,
  groups: readonly MarkGroup[],
  chosenKey: string | undefined,
  hasCard: boolean,
): Following {
  const [map, setMap] = useState<MapHandle | null>(null);
  const mapRef = useRef<MapHandle>(null);
  const seenRef = useRef<LonLatBounds>(undefined);
  const toldRef = useRef<QueryBounds>(undefined);
  const isFittingRef = useRef(false);
  const opensCardRef = useRef(false);
  const hadCardRef = useRef(hasCard);

  const bringIntoView = useEffectEvent((handle: MapHandle | null) => {
    const mark = groups.flatMap(({ marks }) => marks).find(({ key }) => key === chosenKey);
    if (!handle || !mark) return;
    const isSeen = seenRef.current && boundsContain(seenRef.current, mark);
    // Rows that are held to the view would go with what lies outside of it.
    const leastZoom = view.isBoundToMap ? 0 : expansionZoom(groups, mark.key);
    if (isSeen) handle.reveal(mark, leastZoom);
    else handle.goTo(mark, leastZoom);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plant, wherever its user moves the map then
  useEffect(() => bringIntoView(map), [map, chosenKey]);
  useEffect(() => {
    // The first card takes room from the map, which is heard of only when it has done so.
    opensCardRef.current = hasCard && !hadCardRef.current;
    hadCardRef.current = hasCard;
  }, [hasCard]);

  const show = useEffectEvent((bounds: QueryBounds, shown: QueryBounds | undefined) => {
    toldRef.current = bounds;
    // Where it stays it would not tell of itself, and the next move of its user would be taken for this one.
    if (String(bounds) === String(shown)) return;
    isFittingRef.current = true;
    mapRef.current?.showView(sides(bounds));
  });
  const wanted = view.isBoundToMap ? view.mapBounds : view.openedMapBounds;
  // Until the map is made and tells of itself for the first time it cannot be moved.
  const firstRef = useRef(wanted);
  useEffect(() => {
    // Bounds that the map did not tell itself are those of a view that was opened.
    if (!wanted || wanted === toldRef.current) return;
    if (map && seenRef.current) show(wanted, toldRef.current);
    else firstRef.current = wanted;
  }, [map, wanted]);

  const { setMapBounds } = actions;
  const onBoundsChange = useCallback(
    (bounds: LonLatBounds) => {
      seenRef.current = bounds;
      if (opensCardRef.current) bringIntoView(mapRef.current);
      opensCardRef.current = false;
      const told = roundedSides(bounds);
      const first = firstRef.current;
      firstRef.current = undefined;
      // A map that was kept is there already.
      if (first) return show(first, told);
      // A map of another shape shows more than it was asked for; the rows stay those of the view until its user moves it.
      if (isFittingRef.current) {
        isFittingRef.current = false;
        return;
      }
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
function roundedSides({ west, south, east, north }: LonLatBounds): QueryBounds {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return [round(west), round(south), round(east), round(north)];
}

function sides([west, south, east, north]: QueryBounds): LonLatBounds {
  return { west, south, east, north };
}
