import { describeError, toldError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { type TileCache, useTileCaches } from '../../state/use-tile-caches.ts';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { tileLines } from './copied-lines.ts';
import styles from './service-aliases.module.css';
import sectionStyles from './service-section.module.css';
import { useCopied } from './use-copied.ts';

/** Where the tile caches answer, to be copied. */
export function TileAddresses() {
  const text = useText();
  const known = useTileCaches();
  if (!known) return null;
  const { list, origin } = known;
  return (
    <section aria-label={text('tiles.services.title')}>
      <div className={sectionStyles['header']}>
        <h2 className={sectionStyles['name']}>{text('tiles.services.title')}</h2>
      </div>
      <p>{text('tiles.services.lead')}</p>
      {list.map((cache) => (
        <CacheAddresses key={cache.cacheId} cache={cache} origin={origin} />
      ))}
    </section>
  );
}

function CacheAddresses({ cache, origin }: { readonly cache: TileCache; readonly origin: string }) {
  const text = useText();
  const { name, mapName, facts, errorCode } = cache;
  const isMap = facts && facts.format !== 'PBF';
  return (
    <section className={styles['alias']} aria-label={name}>
      <h4 className={styles['address']}>{name}</h4>
      {errorCode !== undefined && (
        <p role="alert">{describeError(toldError(errorCode, cache.errorDetails), text).sentence}</p>
      )}
      <dl className={styles['lines']}>
        {isMap && <Line what={text('tiles.services.map')} name={name} value={mapName} />}
        {tileLines(cache, origin).map(({ what, address }) => (
          <Line key={what} what={what} name={name} value={address} />
        ))}
      </dl>
    </section>
  );
}

interface LineProps {
  readonly what: string;
  readonly name: string;
  readonly value: string;
}

function Line({ what, name, value }: LineProps) {
  const text = useText();
  const { icon, copy } = useCopied();
  return (
    <div className={styles['line']}>
      <dt>{what}</dt>
      <dd>
        <code>
          <BrokenPath path={value} />
        </code>
        <IconButton
          icon={icon}
          size="small"
          label={text('tiles.services.copy', { what, name })}
          onPress={() => copy(value)}
        />
      </dd>
    </div>
  );
}
