import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';

/** What the map of the screen showed last, for who makes a picture of it. */
export interface ShownMap {
  readonly longitude: number;
  readonly latitude: number;
  /** Of MapLibre. */
  readonly zoom: number;
  /** CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The topmost first. */
  readonly layers: readonly BridgeType<'MapExportLayer'>[];
  /** What is on the screen and not drawn in a picture. */
  readonly hasTiles: boolean;
  readonly hasObservations: boolean;
}

/** All of Norway, plants over the base map: what the map shows when nobody has been there. */
const HOME: ShownMap = {
  longitude: 15.5,
  latitude: 65.2,
  zoom: 3.6,
  widthPx: 900,
  heightPx: 800,
  layers: [
    { kind: 'plants', opacity: 1 },
    { kind: 'base', opacity: 1 },
  ],
  hasTiles: false,
  hasObservations: false,
};

export interface ShownMapStore {
  readonly store: StoreApi<ShownMap>;
  readonly actions: { show(part: Partial<ShownMap>): void };
}

export function createShownMapStore(): ShownMapStore {
  const store = createStore<ShownMap>(() => HOME);
  return { store, actions: { show: (part) => store.setState(part) } };
}
