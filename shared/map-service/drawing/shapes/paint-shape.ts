import type { DisplayListBuilder } from '../../../render/display-list.ts';
import type { ImageShape } from '../image-projection.ts';
import type { SymbolPainter } from '../symbols/symbol-painter.ts';

/** Draws a shape with painters, the lowest first. */
export function paintShape(
  list: DisplayListBuilder,
  shape: ImageShape,
  painters: readonly SymbolPainter[],
): void {
  for (const painter of painters) {
    if (shape.kind === 'points') painter.points?.(list, shape.positions);
    else if (shape.kind === 'lines') painter.lines?.(list, shape.runs);
    else painter.areas?.(list, shape.rings);
  }
}
