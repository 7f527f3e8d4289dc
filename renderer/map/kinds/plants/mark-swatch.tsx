import { classNames } from '../../../ui/class-names.ts';
import { CLUSTER_RING_PX } from './mark-images.ts';
import { markShape, markSizePx } from './mark-shape.ts';
import styles from './mark-swatch.module.css';
import type { MarkKind } from './plant-mark.ts';

/** A mark as the map draws it. A picture: its name stands beside it. */
export function MarkSwatch({ kind, radiusPx }: { kind: MarkKind; radiusPx: number }) {
  const { path, isHollow, strokePx, dashesPx } = markShape(kind, radiusPx, false);
  const sizePx = Math.ceil(markSizePx(radiusPx));
  return (
    <svg
      aria-hidden
      width={sizePx}
      height={sizePx}
      viewBox={`${-sizePx / 2} ${-sizePx / 2} ${sizePx} ${sizePx}`}
      className={classNames(styles['swatch'], styles[kind], isHollow && styles['hollow'])}
    >
      <path d={path} {...(isHollow && { strokeWidth: strokePx, strokeDasharray: dashesPx.join(' ') })} />
    </svg>
  );
}

/** A cluster as the map draws it, without its number. */
export function ClusterSwatch({ radiusPx }: { radiusPx: number }) {
  const edgePx = radiusPx + CLUSTER_RING_PX;
  const sizePx = 2 * (edgePx + 1);
  return (
    <svg
      aria-hidden
      width={sizePx}
      height={sizePx}
      viewBox={`${-sizePx / 2} ${-sizePx / 2} ${sizePx} ${sizePx}`}
      className={classNames(styles['swatch'], styles['K'], styles['hollow'])}
    >
      <circle r={edgePx - 0.5} />
      <circle r={radiusPx - 0.8} strokeWidth={1.6} />
    </svg>
  );
}
