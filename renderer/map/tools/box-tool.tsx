import { SquareDashedMousePointer } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type PointerEvent, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';
import styles from './box-tool.module.css';
import type { MapTool, MapToolProps } from './map-tool.ts';

/** CSS pixels from the upper left corner of the map. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

export type BoxCorners = readonly [Corner, Corner];

/** Chooses what lies in a box that is drawn, also without Shift. */
export const boxTool: MapTool = {
  id: 'box',
  icon: SquareDashedMousePointer,
  labelKey: 'map.boxSelect',
  Overlay: BoxTool,
};

/** Chooses what lies in a box of the map, and gives how much that is. */
export function selectInBox(map: MapLibreMap, kinds: readonly KindOnMap[], [a, b]: BoxCorners): number {
  // North is up in Web Mercator, so a box of pixels is a box of degrees.
  const upperLeft = map.unproject([Math.min(a.x, b.x), Math.min(a.y, b.y)]);
  const lowerRight = map.unproject([Math.max(a.x, b.x), Math.max(a.y, b.y)]);
  const bounds = { west: upperLeft.lng, north: upperLeft.lat, east: lowerRight.lng, south: lowerRight.lat };
  return kinds.reduce((count, kind) => count + kind.selectWithin(bounds), 0);
}

function BoxTool({ map, kinds, onSay, onDone }: MapToolProps) {
  const text = useText();
  const [box, setBox] = useState<BoxCorners>();

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDone();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [onDone]);

  const cornerAt = (event: PointerEvent<HTMLDivElement>): Corner => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const finish = (corners: BoxCorners) => {
    onDone();
    onSay(text('map.boxSelect.done', { count: selectInBox(map, kinds, corners) }));
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
        if (box) finish([box[0], cornerAt(event)]);
        setBox(undefined);
      }}
      onPointerCancel={() => setBox(undefined)}
    >
      <p className={styles['hint']} role="status">
        {text('map.boxSelect.hint')}
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
