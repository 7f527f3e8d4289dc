import { LoaderCircle } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useSystem } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './away-banner.module.css';

/** Says that a part of Varde is gone and coming back, and what still works meanwhile. */
export function AwayBanner() {
  const text = useText();
  const isHostAway = useSystem((state) => state.host === 'lost');
  const isDataAway = useSystem((state) => state.isDataAway || state.data === 'lost');
  return (
    <div role="status" className={styles['region']}>
      {(isHostAway || isDataAway) && (
        <p className={styles['banner']}>
          <Icon of={LoaderCircle} className={styles['spinner']} />
          {text(isHostAway ? 'frame.away.host' : 'frame.away.data')}
        </p>
      )}
    </div>
  );
}
