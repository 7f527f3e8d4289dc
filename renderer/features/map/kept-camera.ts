import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { MapCamera } from '../../map/camera/home.ts';

/** Where the map stood last time. Settings are a file that people may edit: what is no camera is none. */
export function readCamera(kept: Json | undefined): MapCamera | undefined {
  if (!isJsonObject(kept)) return undefined;
  const { longitude, latitude, zoom } = kept;
  const isCamera = isWithin(longitude, -180, 180) && isWithin(latitude, -85, 85) && isWithin(zoom, 0, 24);
  return isCamera
    ? { longitude: Number(longitude), latitude: Number(latitude), zoom: Number(zoom) }
    : undefined;
}

/** A camera as exactly as it matters: a metre, a thousandth of a zoom. */
export function keptCamera({ longitude, latitude, zoom }: MapCamera): Json {
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return { longitude: rounded(longitude, 5), latitude: rounded(latitude, 5), zoom: rounded(zoom, 3) };
}

function isWithin(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
