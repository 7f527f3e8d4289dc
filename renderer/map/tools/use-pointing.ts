import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';
import type { Pointed, Pointing, PointingHandlers } from '../kinds/definition/pointing.ts';

/** Half the side of the box that a click looks in, and that of Enter, which has no pointer to aim with. */
const REACH_PX = 4;
const KEY_REACH_PX = 16;

/** What lies at a place of the topmost kind that has something there. */
interface Found {
  readonly kindId: string;
  readonly pointed: Pointed;
}

/**
 * The hand without a tool: follows the pointer over the map, asks for what lies there at a click, and for what lies in
 * the middle of the map when Enter is pressed. Kinds hear of it through what this gives.
 */
export function usePointing(
  map: MapLibreMap | undefined,
  kinds: readonly KindOnMap[],
  onPointer: (place: LonLat | undefined) => void,
): Pointing {
  const listeners = useRef(new Map<string, PointingHandlers>());

  const tell = (found: Found | undefined, call: (to: PointingHandlers, pointed?: Pointed) => void) => {
    for (const [kindId, handlers] of listeners.current) {
      call(handlers, found?.kindId === kindId ? found.pointed : undefined);
    }
  };
  const point = useEffectEvent((opened: MapLibreMap, event: MapMouseEvent) => {
    onPointer({ longitude: event.lngLat.lng, latitude: event.lngLat.lat });
    const found = findTopmost(opened, kinds, event.point, REACH_PX);
    opened.getCanvas().style.cursor = found ? 'pointer' : '';
    tell(found, (to, pointed) => to.onPoint(pointed));
  });
  const leave = useEffectEvent(() => {
    onPointer(undefined);
    tell(undefined, (to) => to.onPoint(undefined));
  });
  const click = useEffectEvent((opened: MapLibreMap, { point: place, originalEvent }: MapMouseEvent) => {
    const { ctrlKey, metaKey } = originalEvent;
    const found = findTopmost(opened, kinds, place, REACH_PX);
    tell(found, (to, pointed) => to.onClick(pointed, ctrlKey || metaKey));
  });
  const press = useEffectEvent((opened: MapLibreMap, { key }: KeyboardEvent) => {
    if (key !== 'Enter' || !kinds.some(({ isAskedByKey }) => isAskedByKey)) return;
    const { clientWidth, clientHeight } = opened.getContainer();
    const middle = { x: clientWidth / 2, y: clientHeight / 2 };
    tell(findTopmost(opened, kinds, middle, KEY_REACH_PX), (to, pointed) => to.onEnter?.(pointed));
  });

  useEffect(() => {
    if (!map) return undefined;
    const canvas = map.getCanvas();
    const onKey = (event: KeyboardEvent) => press(map, event);
    canvas.addEventListener('keydown', onKey);
    const subscriptions = [
      map.on('mousemove', (event) => point(map, event)),
      map.on('mouseout', () => leave()),
      map.on('click', (event) => click(map, event)),
    ];
    return () => {
      canvas.removeEventListener('keydown', onKey);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);

  return useMemo(
    () => ({
      listen(kindId, handlers) {
        listeners.current.set(kindId, handlers);
        return () => listeners.current.delete(kindId);
      },
    }),
    [],
  );
}

function findTopmost(
  map: MapLibreMap,
  kinds: readonly KindOnMap[],
  { x, y }: { readonly x: number; readonly y: number },
  reachPx: number,
): Found | undefined {
  const kindOf = new Map(kinds.flatMap(({ id, pointable }) => pointable.map((layerId) => [layerId, id])));
  const layers = [...kindOf.keys()].filter((id) => map.getLayer(id));
  if (layers.length === 0) return undefined;
  // The topmost first.
  const features = map.queryRenderedFeatures(
    [
      [x - reachPx, y - reachPx],
      [x + reachPx, y + reachPx],
    ],
    { layers },
  );
  const kindId = features[0] && kindOf.get(features[0].layer.id);
  if (kindId === undefined) return undefined;
  const { lng, lat } = map.unproject([x, y]);
  return {
    kindId,
    pointed: {
      features: features.filter(({ layer }) => kindOf.get(layer.id) === kindId),
      place: { longitude: lng, latitude: lat },
    },
  };
}
