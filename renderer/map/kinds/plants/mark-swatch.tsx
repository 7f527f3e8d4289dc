import { classNames } from '../../../ui/class-names.ts';
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
