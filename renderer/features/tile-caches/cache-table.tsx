import { useText } from '../../i18n/text.tsx';
import type { TileCache } from '../../state/use-tile-caches.ts';
import { CacheRow } from './cache-row.tsx';
import styles from './cache-table.module.css';
import type { AskedTiles } from './tiles-dialog.tsx';

export interface CacheTableProps {
  readonly list: readonly TileCache[];
  readonly onAsk: (asked: AskedTiles) => void;
}

const COLUMN_COUNT = 6;

/** The caches of the published maps, then those that were taken in. */
export function CacheTable({ list, onAsk }: CacheTableProps) {
  const text = useText();
  const drawn = list.filter(({ isDrawn }) => isDrawn);
  const taken = list.filter(({ isDrawn }) => !isDrawn);
  return (
    <section className={styles['scroll']} aria-label={text('tiles.place.all')} tabIndex={-1} data-landmark>
      <table className={styles['table']} aria-label={text('tiles.place.list')}>
        <thead>
          <tr>
            <th scope="col">{text('tiles.place.name')}</th>
            <th scope="col">{text('tiles.import.levels')}</th>
            <th scope="col" className={styles['number']}>
              {text('tiles.import.size')}
            </th>
            <th scope="col">{text('tiles.place.age')}</th>
            <th scope="col">{text('tiles.place.state')}</th>
            <th scope="col" aria-label={text('tiles.place.acts')} />
          </tr>
        </thead>
        <CacheGroup title={text('tiles.space.drawn')} list={drawn} onAsk={onAsk} />
        <CacheGroup title={text('tiles.place.taken')} list={taken} onAsk={onAsk} />
      </table>
    </section>
  );
}

function CacheGroup({ title, list, onAsk }: CacheTableProps & { readonly title: string }) {
  const text = useText();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={COLUMN_COUNT} className={styles['group']}>
          {title}
        </th>
      </tr>
      {list.map((cache) => (
        <CacheRow key={cache.cacheId} cache={cache} onAsk={onAsk} />
      ))}
      {list.length === 0 && (
        <tr>
          <td colSpan={COLUMN_COUNT} className={styles['quiet']}>
            <p className={styles['none']}>{text('tiles.place.none')}</p>
          </td>
        </tr>
      )}
    </tbody>
  );
}
