import type { MapType } from '../../../contracts/map/types.ts';
import type { Paint } from '../../../render/paint.ts';
import { rgbOfColor } from '../../classes/color-models.ts';

const NOTHING: Paint = [0, 0, 0, 0];

/** A colour of any model; none is nothing to be seen. */
export function paintOf(color: MapType<'Color'> | undefined): Paint {
  if (!color) return NOTHING;
  const [red, green, blue] = rgbOfColor(color);
  return [byteOf(red), byteOf(green), byteOf(blue), color.AlphaValue ?? 255];
}

function byteOf(share: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}
