import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { TileCache } from '../../state/use-tile-caches.ts';
import styles from './space-bars.module.css';
import { spaceByKind } from './space-by-kind.ts';

/** What takes the space: a bar for each kind of cache, the longest for the largest. */
export function SpaceBars({ list }: { readonly list: readonly TileCache[] }) {
  const text = useText();
  const formats = useFormats();
  const kinds = spaceByKind(list);
  const most = Math.max(1, ...kinds.map(({ bytes }) => bytes));
  return (
    <section aria-labelledby="tile-space" tabIndex={-1} data-landmark>
      <h2 id="tile-space" className={styles['heading']}>
        {text('tiles.space.label')}
      </h2>
      <dl className={styles['space']}>
        {kinds.map(({ kind, bytes }) => (
          <div key={kind} className={styles['kind']}>
            <dt>{text(`tiles.space.${kind}`)}</dt>
            <dd className={styles['bar']} aria-hidden>
              <span className={styles['fill']} style={{ width: `${(100 * bytes) / most}%` }} />
            </dd>
            <dd className={styles['size']}>{formats.bytes(bytes)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
