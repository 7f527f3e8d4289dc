import { useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useTileCaches } from '../../state/use-tile-caches.ts';
import { PlaceHeader } from '../../ui/place-header.tsx';
import { CacheTable } from './cache-table.tsx';
import { PathField } from './path-field.tsx';
import { SpaceBars } from './space-bars.tsx';
import styles from './tile-caches-place.module.css';
import { TileJobs } from './tile-jobs.tsx';
import { type AskedTiles, TilesDialog } from './tiles-dialog.tsx';

/** The tile caches: what they are, what they take, and what can be done with them. */
export function TileCachesPlace() {
  const text = useText();
  const known = useTileCaches();
  const [asked, setAsked] = useState<AskedTiles>();
  return (
    <div className={styles['place']}>
      <PlaceHeader title={text('frame.place.tileCaches')} lead={text('tiles.place.lead')}>
        <PathField />
      </PlaceHeader>
      <div className={styles['scroll']}>
        <div className={styles['column']}>
          <TileJobs />
          {known && (
            <>
              <CacheTable list={known.list} onAsk={setAsked} />
              <SpaceBars list={known.list} />
            </>
          )}
        </div>
      </div>
      {asked && <TilesDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
