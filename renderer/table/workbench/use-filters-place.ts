import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PanelHandle } from '../../ui/panel.tsx';
import type { PanelMemory } from './use-panel-memory.ts';
import { useRoomForTwo } from './use-room-for-two.ts';
import { useThemeScale } from './use-theme-scale.ts';
import type { AsideToggle } from './workbench-mode.ts';

interface FiltersPlace {
  /** In a panel beside the rows. */
  readonly areBeside: boolean;
  /** In the place of the rows, where there is room for one thing. */
  readonly areAlone: boolean;
  /** Nothing but a button of the toolbar brings them out: there too where rows cannot be filtered, so that it never moves. */
  readonly needButton: boolean;
  show(): void;
  hide(): void;
}

interface FiltersPlaceOptions {
  readonly panels: PanelMemory;
  readonly asideToggle: AsideToggle | undefined;
  /** The rows that are shown can be filtered. */
  readonly canFilter: boolean;
}

/** Where the filters are. In a narrow window there is room for them or for the third column beside the rows, not for both. */
export function useFiltersPlace({ panels, asideToggle, canFilter }: FiltersPlaceOptions): FiltersPlace {
  const hasRoomForTwo = useRoomForTwo();
  const [areAskedFor, setAskedFor] = useState(false);
  const isCrowded = asideToggle?.isOpen === true;
  // The third column takes their place: what is there again when it goes is the rows.
  if (areAskedFor && isCrowded) setAskedFor(false);
  const haveRoom = hasRoomForTwo && panels.isFilterPanelShown && !isCrowded;
  return {
    areBeside: haveRoom && canFilter,
    areAlone: !hasRoomForTwo && areAskedFor && canFilter,
    needButton: !haveRoom,
    show() {
      setAskedFor(true);
      panels.showFilterPanel(true);
      if (isCrowded) asideToggle.onToggle();
    },
    hide() {
      setAskedFor(false);
      if (hasRoomForTwo) panels.showFilterPanel(false);
    },
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
