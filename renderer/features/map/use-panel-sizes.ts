import { isJsonObject } from '../../../shared/base/json.ts';
import { useRemembered } from '../../state/use-stores.ts';
import type { PanelSizes } from '../../ui/panel.tsx';

/** How the map and the panel beside it stand, kept over restarts. */
export function usePanelSizes(): [PanelSizes | undefined, (sizes: PanelSizes) => void] {
  const [kept, keep] = useRemembered('map.panels');
  const sizes = isJsonObject(kept)
    ? Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
  return [sizes.length > 0 ? Object.fromEntries(sizes) : undefined, (next) => keep({ ...next })];
}
