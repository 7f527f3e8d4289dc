let loading: Promise<typeof import('./plant-map.tsx')> | undefined;

/** Loads the map's code, a megabyte, once; its workers and letters begin to load behind it. */
export function loadPlantMap(): Promise<typeof import('./plant-map.tsx')> {
  loading ??= load();
  return loading;
}

async function load() {
  const [plantMap, { prepareMap }] = await Promise.all([
    import('./plant-map.tsx'),
    import('./view/prepare-map.ts'),
  ]);
  void prepareMap();
  return plantMap;
}
