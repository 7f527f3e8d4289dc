import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import styles from './box-layer.module.css';
import { type BoxCorners, type BoxPen, type Corner, withKey } from './box-pen.ts';

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

/** Lies over the map while a box is drawn on it, with the pointer or with keys. */
export function BoxLayer({ hint, onBox, onCancel }: BoxLayerProps) {
  const [box, setBox] = useState<BoxCorners>();
  const [pen, setPen] = useState<BoxPen>();
  const ref = useRef<HTMLDivElement>(null);
  useEscape(onCancel);
  useLentFocus(ref);

  const cornerAt = (event: PointerEvent<HTMLDivElement>): Corner => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { clientWidth: widthPx, clientHeight: heightPx } = event.currentTarget;
    const middle = { x: Math.round(widthPx / 2), y: Math.round(heightPx / 2) };
    const next = withKey(pen ?? { tip: middle }, event, { widthPx, heightPx });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if ('tip' in next) setPen(next);
    else onBox(next);
  };
  const drawn = box ?? (pen?.from && ([pen.from, pen.tip] as const));
  return (
    // It is drawn on: no element of HTML is that.
    <div
      ref={ref}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw on it too
      tabIndex={0}
      aria-label={hint}
      className={styles['layer']}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = cornerAt(event);
        setPen(undefined);
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
      {drawn && <div className={styles['box']} style={placeOf(drawn)} />}
      {pen && <div className={styles['pen']} style={{ left: pen.tip.x, top: pen.tip.y }} />}
    </div>
  );
}

function placeOf([a, b]: BoxCorners) {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

function useEscape(onCancel: () => void): void {
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the map stays.
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

/** Has the focus while it is there, and gives it back to who had it. */
function useLentFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement: before } = document;
    const element = ref.current;
    element?.focus({ preventScroll: true });
    return () => {
      const hasFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
}
