import { useMemo, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { storagesFor } from '../../../shared/tiles/writers/storages.ts';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { useShownMap } from '../../state/use-stores.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { AreaMap } from './area-map.tsx';
import { SelectionFields } from './selection-fields.tsx';
import { TileEstimate } from './tile-estimate.tsx';
import { countOf, firstChoice, selectionOf, type TileUse } from './tile-selection.ts';
import styles from './tiles-dialog.module.css';
import { useStartTiles } from './use-start-tiles.ts';

/** What somebody wants to do with a cache. */
export interface AskedTiles {
  readonly use: TileUse;
  readonly cache: TileCache & Required<Pick<TileCache, 'facts'>>;
}

export interface TilesDialogProps {
  readonly asked: AskedTiles;
  readonly onClose: () => void;
}

/** Which area and levels are built or exported; what that comes to is said before anything begins. */
export function TilesDialog({ asked: { use, cache }, onClose }: TilesDialogProps) {
  const text = useText();
  const shown = useShownMap((state) => state);
  const { cacheId, name, facts, isDrawn = false } = cache;
  const [choice, setChoice] = useState(() => firstChoice(facts, isDrawn, shown));
  const [home] = useState(choice.bounds);
  const [isDrawing, setDrawing] = useState(false);
  const [storage, setStorage] = useState<BridgeType<'TileStorage'>>();
  const selection = useMemo(() => selectionOf(cacheId, choice), [cacheId, choice]);
  const { data: estimate, error } = useHostQuery('caches.estimate', { selection });
  const start = useStartTiles(onClose);
  const count = useMemo(() => countOf(facts, selection), [facts, selection]);
  const storages = storagesFor(facts);
  const format = storage ?? storages[0];
  return (
    <Dialog
      title={text(`tiles.dialog.${use}`, { name })}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('tiles.dialog.cancel')}</Button>
          <Button
            tone="act"
            isDisabled={count === 0 || error !== null || (use === 'export' && format === undefined)}
            onPress={() => start(use, selection, format)}
          >
            {text(use === 'build' ? 'tiles.dialog.startBuild' : 'tiles.dialog.startExport')}
          </Button>
        </>
      }
    >
      <div className={styles['parts']}>
        <div className={styles['fields']}>
          <SelectionFields
            facts={facts}
            choice={choice}
            onChange={setChoice}
            isDrawing={isDrawing}
            onDraw={setDrawing}
          />
          {use === 'export' && (
            <Select
              label={text('tiles.dialog.format')}
              options={storages.map((id) => ({ id, label: text(`tiles.storage.${id}`) }))}
              value={format}
              onChange={setStorage}
            />
          )}
          <TileEstimate use={use} count={count} estimate={estimate} error={error} />
        </div>
        <AreaMap
          home={home}
          bounds={choice.area === 'box' ? choice.bounds : undefined}
          isDrawing={isDrawing && choice.area === 'box'}
          onDrawn={(bounds) => {
            setDrawing(false);
            if (bounds) setChoice({ ...choice, bounds });
          }}
        />
      </div>
    </Dialog>
  );
}
