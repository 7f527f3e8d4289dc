import { Trash2 } from 'lucide-react';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { failureNotice } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useNoticeActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../targets/targets.module.css';
import { sourceText } from './source-text.ts';

/** What was fetched, also from targets that are not known any more. */
export function PulledSources() {
  const speech = useSpeech();
  const { text } = speech;
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const { data: sources = [] } = useHostQuery('pulls.sources', {});
  const remove = (targetId: string) =>
    host['pulls.remove']({ targetId }).catch((error: unknown) => show(failureNotice(error)));
  if (sources.length === 0) return null;
  return (
    <section aria-label={text('delivery.pull.sources')} className={styles['form']}>
      <h3 className={styles['name']}>{text('delivery.pull.sources')}</h3>
      <ul className={styles['targets']}>
        {sources.map(({ targetId, registrations, pictures, withPictures, ...source }) => (
          <li key={targetId} className={styles['target']}>
            <p>{sourceText(source, speech)}</p>
            <p className={styles['address']}>
              {text('delivery.pull.source', { registrations, pictures, withPictures: String(withPictures) })}
            </p>
            <div>
              <Button
                size="small"
                tone="quiet"
                icon={Trash2}
                aria-label={text('delivery.pull.removeOne', { name: source.targetName })}
                onPress={() => void remove(targetId)}
              >
                {text('delivery.pull.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
