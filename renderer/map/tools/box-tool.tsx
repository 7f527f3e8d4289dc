import { SquareDashedMousePointer } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useText } from '../../i18n/text.tsx';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';
import { BoxLayer, boundsOfBox } from './box-layer.tsx';
import type { BoxCorners } from './box-pen.ts';
import type { MapTool, MapToolProps } from './map-tool.ts';

/** Chooses what lies in a box that is drawn, also without Shift. */
export const boxTool: MapTool = {
  id: 'box',
  icon: SquareDashedMousePointer,
  labelKey: 'map.boxSelect',
  Overlay: BoxTool,
};

/** Chooses what lies in a box of the map, and gives how much that is. */
export function selectInBox(map: MapLibreMap, kinds: readonly KindOnMap[], corners: BoxCorners): number {
  const bounds = boundsOfBox(map, corners);
  return kinds.reduce((count, kind) => count + kind.selectWithin(bounds), 0);
}

function BoxTool({ map, kinds, onSay, onDone }: MapToolProps) {
  const text = useText();
  return (
    <BoxLayer
      hint={text('map.boxSelect.hint')}
      onBox={(corners) => {
        onDone();
        onSay(text('map.boxSelect.done', { count: selectInBox(map, kinds, corners) }));
      }}
      onCancel={onDone}
    />
  );
}
