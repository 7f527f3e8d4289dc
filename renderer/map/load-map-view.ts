import type { MapView } from './map-view.tsx';

let loading: Promise<{ default: typeof MapView }> | undefined;

/** Loads the map's code, a megabyte, once; its workers and letters begin to load behind it. In the form of `lazy`. */
export function loadMapView(): Promise<{ default: typeof MapView }> {
  loading ??= load();
  return loading;
}

async function load(): Promise<{ default: typeof MapView }> {
  const { prepareMap } = await import('./view/prepare-map.ts');
  void prepareMap();
  const { MapView: component } = await import('./map-view.tsx');
  return { default: component };
}
