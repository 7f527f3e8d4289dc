// Where an open legend lies: lower right, or upper left where it hides fewer marks and words there. It is asked when the
// map has come to rest, and never while somebody is at the legend: nothing moves from under the pointer.

import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Box } from '../camera/free-room.ts';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';

export type LegendCorner = 'lower' | 'upper';

/** Distances from the edges of the map: scale bar and credits stay free below, notes above. CSS pixels. */
const EDGES_PX = { side: 12, lower: 30, upper: 52 };
/** An open legend, before one was measured. */
const USUAL_PX = { width: 264, height: 240 };

/** The corner for a legend that lies in one: the other one where that hides half as many or fewer. */
export function cornerFor(
  current: LegendCorner,
  hidden: { readonly [Corner in LegendCorner]: number },
): LegendCorner {
  const other = current === 'lower' ? 'upper' : 'lower';
  return hidden[current] > 0 && 2 * hidden[other] <= hidden[current] ? other : current;
}

/** What a legend of a size covers in a corner of a map. */
export function cornerBox(
  corner: LegendCorner,
  map: { readonly width: number; readonly height: number },
  legend: { readonly width: number; readonly height: number },
): Box {
  const { side, lower, upper } = EDGES_PX;
  const left = corner === 'upper' ? side : map.width - side - legend.width;
  const top = corner === 'upper' ? upper : map.height - lower - legend.height;
  return { left, top, right: left + legend.width, bottom: top + legend.height };
}

/** The corner of the legend that an element holds; always the lower one where the map has no room for a choice. */
export function useLegendCorner(
  map: MapLibreMap,
  kinds: readonly KindOnMap[],
  legendRef: RefObject<HTMLElement | null>,
  isRoomy: boolean,
): LegendCorner {
  const [corner, setCorner] = useState<LegendCorner>('lower');
  const settle = useEffectEvent(() => {
    // What holds it is as wide as the map.
    const legend = legendRef.current?.firstElementChild;
    if (!legend || legend.matches(':hover') || legend.contains(document.activeElement)) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const isOpen = legend.querySelector('[aria-expanded="true"]') !== null;
    const size = isOpen ? legend.getBoundingClientRect() : USUAL_PX;
    const hidden = (at: LegendCorner) => drawnIn(map, kinds, cornerBox(at, { width, height }, size));
    setCorner(cornerFor(corner, { lower: hidden('lower'), upper: hidden('upper') }));
  });
  useEffect(() => {
    if (!isRoomy) return undefined;
    if (map.loaded()) settle();
    const event = map.on('idle', () => settle());
    return () => event.unsubscribe();
  }, [map, isRoomy]);
  return isRoomy ? corner : 'lower';
}

/** How many marks and words beside them are drawn in a box. */
function drawnIn(map: MapLibreMap, kinds: readonly KindOnMap[], { left, top, right, bottom }: Box): number {
  const ids = kinds.flatMap(({ pointable, yielding }) => [...pointable, ...yielding]);
  const layers = ids.filter((id) => map.getLayer(id));
  if (layers.length === 0) return 0;
  return map.queryRenderedFeatures(
    [
      [left, top],
      [right, bottom],
    ],
    { layers },
  ).length;
}
