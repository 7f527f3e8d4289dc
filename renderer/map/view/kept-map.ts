// The maps that stand while their screens are not shown, each with its style, its tiles and its picture: who comes back sees
// it at once, and nothing is drawn for it.

import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapTokens } from '../style/map-tokens.ts';
import type { BoxCorners } from '../tools/box-pen.ts';

/** Of the screens whose maps are kept. Each is a WebGL context: a browser has a handful for a page. */
export type KeptMapName = 'map' | 'plants';

/** A map that was opened, whatever holds it now. */
export interface OpenedMap {
  readonly map: MapLibreMap;
  /** Holds its canvas, and is on the page while its screen is. */
  readonly element: HTMLElement;
  /** What its style was made of last. */
  drawn: { readonly tokens: MapTokens; readonly input: string };
  /** Shift + drag drew a box. */
  onBox: (corners: BoxCorners) => void;
  /** What drawing it threw first. It is of no use since. */
  failure: { readonly error: unknown } | undefined;
  onFailure: (error: unknown) => void;
}

const maps = new Map<KeptMapName, OpenedMap>();

/** The map that stands under a name. One that failed or lost its graphics is put away: its screen opens another. */
export function keptMap(name: KeptMapName): OpenedMap | undefined {
  const kept = maps.get(name);
  const gl = kept?.map.getCanvas().getContext('webgl2');
  if (kept?.failure || gl?.isContextLost()) discardMap(name);
  return maps.get(name);
}

export function keepMap(name: KeptMapName, opened: OpenedMap): void {
  maps.set(name, opened);
}

/** Puts a map away for good: its screen opens another. For one that failed. */
export function discardMap(name: KeptMapName): void {
  const opened = maps.get(name);
  maps.delete(name);
  opened?.map.remove();
  opened?.element.remove();
}
