import type { Map as MapLibreMap } from 'maplibre-gl';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import styles from './box-layer.module.css';

/** CSS pixels from the upper left corner of the map. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

export type BoxCorners = readonly [Corner, Corner];

export interface BoxLayerProps {
  /** What the hand is to do. */
  readonly hint: string;
  readonly onBox: (corners: BoxCorners) => void;
  /** Escape was pressed, which goes no further. */
  readonly onCancel: () => void;
}

/** The degrees of a box of pixels: north is up in Web Mercator. */
export function boundsOfBox(map: MapLibreMap, [a, b]: BoxCorners): LonLatBounds {
  const upperLeft = map.unproject([Math.min(a.x, b.x), Math.min(a.y, b.y)]);
  const lowerRight = map.unproject([Math.max(a.x, b.x), Math.max(a.y, b.y)]);
  return { west: upperLeft.lng, north: upperLeft.lat, east: lowerRight.lng, south: lowerRight.lat };
}

/** Lies over the map while a box is drawn on it. */
export function BoxLayer({ hint, onBox, onCancel }: BoxLayerProps) {
  const [box, setBox] = useState<BoxCorners>();
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the map stays.
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);

  const cornerAt = (event: PointerEvent<HTMLDivElement>): Corner => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  return (
    <div
      className={styles['layer']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = cornerAt(event);
        setBox([corner, corner]);
      }}
      onPointerMove={(event) => {
        if (box) setBox([box[0], cornerAt(event)]);
      }}
      onPointerUp={(event) => {
        if (box) onBox([box[0], cornerAt(event)]);
        setBox(undefined);
      }}
      onPointerCancel={() => setBox(undefined)}
    >
      <p className={styles['hint']} role="status">
        {hint}
      </p>
      {box && (
        <div
          className={styles['box']}
          style={{
            left: Math.min(box[0].x, box[1].x),
            top: Math.min(box[0].y, box[1].y),
            width: Math.abs(box[0].x - box[1].x),
            height: Math.abs(box[0].y - box[1].y),
          }}
        />
      )}
    </div>
  );
}
