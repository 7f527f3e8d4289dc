import { useRemembered } from './use-stores.ts';

/** Whether plants that overlap stand as clusters, on every map and over restarts; until somebody says otherwise they do. */
export function usePlantClusters(): [isClustered: boolean, setClustered: (isClustered: boolean) => void] {
  const [kept, keep] = useRemembered('map.clusters');
  return [kept !== false, keep];
}
