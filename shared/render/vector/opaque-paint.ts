import type { Rgb } from '../encode/opaque-rows.ts';
import { mixed } from '../encode/opaque-rows.ts';
import type { Paint } from '../paint.ts';

/**
 * A colour as it looks over a ground, for formats that know no transparency. `opacity` is that of the groups around it,
 * 0 to 255 each. What lies beneath is not seen through it.
 */
export function opaquePaint(paint: Paint, groups: readonly number[], ground: Rgb): Rgb {
  const alpha = groups.reduce((product, opacity) => (product * opacity) / 255, paint[3]);
  return [
    mixed(paint[0], ground[0], alpha),
    mixed(paint[1], ground[1], alpha),
    mixed(paint[2], ground[2], alpha),
  ];
}
