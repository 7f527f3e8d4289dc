import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { ShownMap } from '../../state/shown-map-store.ts';

/** CSS pixels of the world's side at zoom 0 of MapLibre. */
const WORLD_PX = 512;
const DEGREES = 180 / Math.PI;

/** West, south, east and north of what the map shows, unturned. */
export function viewBounds({
  longitude,
  latitude,
  zoom,
  widthPx,
  heightPx,
}: Pick<ShownMap, 'longitude' | 'latitude' | 'zoom' | 'widthPx' | 'heightPx'>): BridgeType<'DegreeBounds'> {
  const worldPx = WORLD_PX * 2 ** zoom;
  const halfWidth = (widthPx / 2 / worldPx) * 360;
  const middle = Math.asinh(Math.tan(latitude / DEGREES));
  const halfHeight = (heightPx / 2 / worldPx) * 2 * Math.PI;
  const latitudeOf = (y: number) => Math.atan(Math.sinh(y)) * DEGREES;
  return {
    west: Math.max(-180, longitude - halfWidth),
    south: latitudeOf(middle - halfHeight),
    east: Math.min(180, longitude + halfWidth),
    north: latitudeOf(middle + halfHeight),
  };
}
