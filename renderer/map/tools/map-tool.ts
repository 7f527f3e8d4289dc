import type { LucideIcon } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/texts.ts';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';

export interface MapToolProps {
  readonly map: MapLibreMap;
  readonly kinds: readonly KindOnMap[];
  /** Says what came of it, to who does not see the map. */
  readonly onSay: (sentence: string) => void;
  /** Lays the tool down. */
  readonly onDone: () => void;
}

/**
 * What the hand can take up, one at a time. While it holds a tool, `Overlay` lies over the map with a cursor of its own and
 * gets pointer and keys; the hand without a tool points, see use-pointing.ts.
 */
export interface MapTool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly labelKey: TextKey;
  readonly Overlay: (props: MapToolProps) => ReactNode;
}
