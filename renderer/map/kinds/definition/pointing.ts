import type { MapGeoJSONFeature } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';

/** What of a kind lies at a place, the topmost first. */
export interface Pointed {
  readonly features: readonly MapGeoJSONFeature[];
  readonly place: LonLat;
}

/** What a kind does where somebody points. The topmost kind that has something there gets it, the others undefined. */
export interface PointingHandlers {
  /** The pointer is here, or has left the map. */
  readonly onPoint: (pointed: Pointed | undefined) => void;
  /** `isAdding`: Ctrl or ⌘ was held. */
  readonly onClick: (pointed: Pointed | undefined, isAdding: boolean) => void;
  /** Enter was pressed for the middle of the map. */
  readonly onEnter?: (pointed: Pointed | undefined) => void;
}

export interface Pointing {
  /** Hears what is pointed at of a kind. Returns what ends the listening. */
  readonly listen: (kindId: string, handlers: PointingHandlers) => () => void;
}

/** Hears what is pointed at of a kind, with the handlers of the moment. */
export function useHits(pointing: Pointing, kindId: string, handlers: PointingHandlers): void {
  const onPoint = useEffectEvent((pointed: Pointed | undefined) => handlers.onPoint(pointed));
  const onClick = useEffectEvent((pointed: Pointed | undefined, isAdding: boolean) =>
    handlers.onClick(pointed, isAdding),
  );
  const onEnter = useEffectEvent((pointed: Pointed | undefined) => handlers.onEnter?.(pointed));
  useEffect(
    () =>
      pointing.listen(kindId, {
        onPoint: (pointed) => onPoint(pointed),
        onClick: (pointed, isAdding) => onClick(pointed, isAdding),
        onEnter: (pointed) => onEnter(pointed),
      }),
    [pointing, kindId],
  );
}
