import { useEffect, useRef } from 'react';
import { drawMark, markSizePx } from '../marks/draw-mark.ts';
import type { MarkKind } from '../plant-mark.ts';
import { useMapTokens } from '../style/map-tokens.ts';

/** A mark as the map draws it. A picture: its name stands beside it. */
export function MarkSwatch({ kind, radiusPx }: { kind: MarkKind; radiusPx: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const tokens = useMapTokens();
  const sizePx = Math.ceil(markSizePx(radiusPx));

  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const ratio = window.devicePixelRatio;
    canvas.width = sizePx * ratio;
    canvas.height = sizePx * ratio;
    context.scale(ratio, ratio);
    drawMark(context, kind, radiusPx, sizePx / 2, sizePx / 2, tokens);
  }, [kind, radiusPx, sizePx, tokens]);

  return <canvas ref={ref} aria-hidden style={{ width: sizePx, height: sizePx }} />;
}
