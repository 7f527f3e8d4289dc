import { useMemo } from 'react';
import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { useRemembered } from '../../state/use-stores.ts';
import type { PanelSizes } from '../../ui/panel.tsx';

/** How the panels of a screen stand, kept over restarts. */
export interface PanelMemory {
  readonly isFilterPanelShown: boolean;
  sizesOf(group: string): PanelSizes | undefined;
  keepSizes(group: string, sizes: PanelSizes): void;
  showFilterPanel(isShown: boolean): void;
}

export function usePanelMemory(register: string): PanelMemory {
  const [kept, keep] = useRemembered(`panels.${register}`);
  return useMemo(() => {
    const members = isJsonObject(kept) ? kept : {};
    return {
      isFilterPanelShown: members['filters'] !== false,
      sizesOf: (group) => readSizes(members[group]),
      keepSizes: (group, sizes) => keep({ ...members, [group]: { ...sizes } }),
      showFilterPanel: (isShown) => keep({ ...members, filters: isShown }),
    };
  }, [kept, keep]);
}

function readSizes(kept: Json | undefined): PanelSizes | undefined {
  if (!isJsonObject(kept)) return undefined;
  const sizes = Object.entries(kept).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined;
}
