import { type RefObject, useMemo } from 'react';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import type { Command } from '../../state/commands.ts';
import { useCommands, usePlaceActions } from '../../state/use-stores.ts';

interface MapCommandsInput {
  readonly map: MapHandle | null;
  readonly marks: readonly PlantMark[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly coordinateRef: RefObject<HTMLInputElement | null>;
}

/** What the palette offers while the map is on the screen. */
export function useMapCommands({ map, marks, selectedKeys, coordinateRef }: MapCommandsInput): void {
  const { go } = usePlaceActions();
  useCommands(
    useMemo((): readonly Command[] => {
      const selected = marks.filter(({ key }) => selectedKeys.has(key));
      return [
        { id: 'map.home', labelKey: 'map.home', group: 'map', run: () => map?.home() },
        {
          id: 'map.showAll',
          labelKey: 'map.command.showAll',
          group: 'map',
          disabledReason: () => (marks.length === 0 ? 'map.list.empty' : undefined),
          run: () => map?.fit(marks),
        },
        {
          id: 'map.showSelected',
          labelKey: 'map.command.showSelected',
          group: 'map',
          disabledReason: () => (selected.length === 0 ? 'map.command.noneSelected' : undefined),
          run: () => map?.fit(selected),
        },
        {
          id: 'map.goTo',
          labelKey: 'map.goTo',
          group: 'map',
          run: () => coordinateRef.current?.focus(),
        },
        { id: 'map.savePicture', labelKey: 'mapExport.save.map', group: 'map', run: () => go('mapExport') },
      ];
    }, [map, marks, selectedKeys, coordinateRef, go]),
  );
}
