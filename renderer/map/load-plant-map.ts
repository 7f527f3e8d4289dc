import type { PlantMap } from './plant-map.tsx';

let loading: Promise<{ default: typeof PlantMap }> | undefined;

/** Loads the map's code, a megabyte, once; its workers and letters begin to load behind it. In the form of `lazy`. */
export function loadPlantMap(): Promise<{ default: typeof PlantMap }> {
  loading ??= load();
  return loading;
}

async function load(): Promise<{ default: typeof PlantMap }> {
  const { prepareMap } = await import('./view/prepare-map.ts');
  void prepareMap();
  const { PlantMap: component } = await import('./plant-map.tsx');
  return { default: component };
}
