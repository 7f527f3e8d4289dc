import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PanelHandle } from '../../ui/panel.tsx';
import type { PanelMemory } from './use-panel-memory.ts';
import { useRoomForTwo } from './use-room-for-two.ts';
import { useThemeScale } from './use-theme-scale.ts';
import type { AsideToggle, FilterToggle } from './workbench-mode.ts';

interface FiltersPlace {
  /** In a panel beside the rows. */
  readonly areBeside: boolean;
  /** In the place of the rows, where there is room for one thing. */
  readonly areAlone: boolean;
  /** Where a button of the toolbar brings them out: there too where rows cannot be filtered, so that nothing moves. */
  readonly toggle: FilterToggle | undefined;
  show(): void;
  hide(): void;
}

interface FiltersPlaceOptions {
  readonly panels: PanelMemory;
  readonly asideToggle: AsideToggle | undefined;
  /** Why the rows that are shown cannot be filtered; undefined where they can. */
  readonly disabledReason: string | undefined;
}

/** Where the filters are. In a narrow window there is room for them or for the third column beside the rows, not for both. */
export function useFiltersPlace(options: FiltersPlaceOptions): FiltersPlace {
  const { panels, asideToggle, disabledReason } = options;
  const hasRoomForTwo = useRoomForTwo();
  const [areAskedFor, setAskedFor] = useState(false);
  const isCrowded = asideToggle?.isOpen === true;
  // The third column takes their place: what is there again when it goes is the rows.
  if (areAskedFor && isCrowded) setAskedFor(false);
  const haveRoom = hasRoomForTwo && panels.isFilterPanelShown && !isCrowded;
  const canFilter = disabledReason === undefined;
  const areAlone = !hasRoomForTwo && areAskedFor && canFilter;
  function show(): void {
    setAskedFor(true);
    panels.showFilterPanel(true);
    if (isCrowded) asideToggle.onToggle();
  }
  function hide(): void {
    setAskedFor(false);
    if (hasRoomForTwo) panels.showFilterPanel(false);
  }
  return {
    areBeside: haveRoom && canFilter,
    areAlone,
    toggle: haveRoom ? undefined : { isOpen: areAlone, onToggle: areAlone ? hide : show, disabledReason },
    show,
    hide,
  };
}

const FILTERS_PX = 240;
const MAX_FILTERS_PX = 420;

/** The width of the panel of filters: remembered for each size of text, since what was right for one is not for another. */
export function useFiltersSize(panels: PanelMemory) {
  const scale = useThemeScale().text;
  const group = scale === 1 ? 'inner' : 'innerLarge';
  const share = panels.sizesOf(group)?.['filters'];
  const size = share === undefined ? Math.round(FILTERS_PX * scale) : `${share}%`;
  return { group, size, mostSize: Math.round(MAX_FILTERS_PX * scale), handle: useSizedAnew(group, size) };
}

/** A panel that takes another size when the reason for its size is another; what it shows goes on as it stands. */
function useSizedAnew(reason: string, size: number | string): RefObject<PanelHandle | null> {
  const panelRef = useRef<PanelHandle>(null);
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    panelRef.current?.resize(size);
  }, [reason, size]);
  return panelRef;
}
