import { useText } from '../../i18n/text.tsx';
import { usePlaceActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { PLACES } from '../places/places.ts';
import styles from './rail.module.css';

/** The places that work, each with picture and word. */
export function Rail({ placeId }: { placeId: string | undefined }) {
  const text = useText();
  const { go } = usePlaceActions();
  return (
    <nav aria-label={text('frame.places')} className={styles['rail']} data-landmark>
      {PLACES.map(({ id, icon, labelKey }) => (
        <button
          key={id}
          type="button"
          aria-current={id === placeId ? 'page' : undefined}
          className={styles['place']}
          onClick={() => go(id)}
        >
          <Icon of={icon} size="large" />
          <span>{text(labelKey)}</span>
        </button>
      ))}
    </nav>
  );
}
