import { History } from 'lucide-react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useDataQuery } from '../../bridge/use-queries.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { describeError, failureNotice } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './storage-section.module.css';

type RegisterEdition = BridgeType<'RegisterEdition'>;

/** The editions that are kept of registers: from them the store is rebuilt if it is lost, and each can stand again. */
export function KeptFiles() {
  const text = useText();
  const { data: editions, error } = useDataQuery('registers.editions', {});
  if (error) return <p role="alert">{describeError(error, text).sentence}</p>;
  if (!editions) return null;
  if (editions.length === 0) {
    return <p className={styles['quiet']}>{text('settings.storage.noFiles')}</p>;
  }
  return <EditionTable editions={editions} />;
}

function EditionTable({ editions }: { editions: readonly RegisterEdition[] }) {
  const text = useText();
  return (
    <ScrollRegion label={text('settings.storage.files')} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{text('settings.storage.files')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('settings.storage.file')}</th>
            <th scope="col">{text('settings.storage.register')}</th>
            <th scope="col">{text('settings.storage.since')}</th>
            <th scope="col" className={styles['number']}>
              {text('settings.storage.size')}
            </th>
            <th scope="col" aria-label={text('settings.storage.restore')} />
          </tr>
        </thead>
        <tbody>
          {editions.map((edition) => (
            <EditionRow key={`${edition.register} ${edition.edition}`} of={edition} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function EditionRow({
  of: { register, edition, fileName, keptAtMs, bytes, isPresent },
}: {
  of: RegisterEdition;
}) {
  const text = useText();
  const formats = useFormats();
  const data = useDataText();
  const restore = useRestore();
  const name = fileName ?? text('origin.sample');
  return (
    <tr>
      <th scope="row" className={styles['source']}>
        {name}
      </th>
      <td>{data.register(register)}</td>
      <td className={styles['when']}>{keptAtMs === undefined ? '–' : formats.dateTime(keptAtMs)}</td>
      <td className={styles['number']}>{bytes === undefined ? '–' : formats.bytes(bytes)}</td>
      <td className={styles['number']}>
        {isPresent ? (
          <Badge tone="good">{text('settings.storage.present')}</Badge>
        ) : (
          <Button
            size="small"
            icon={History}
            aria-label={text('settings.storage.restoreOf', { name, what: data.register(register) })}
            onPress={() => restore({ register, edition }, name)}
          >
            {text('settings.storage.restore')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Has an edition stand again, and offers the one that stood. */
function useRestore(): (present: BridgeType<'PresentEdition'>, name: string) => void {
  const data = useDataText();
  const bridge = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  return (present, name) => {
    const what = data.register(present.register);
    void bridge.data['registers.restore']({ present }).then(
      ({ number }) =>
        show({
          tone: 'good',
          sentence: (text) => text('settings.storage.restored', { name, what }),
          action: undo(number),
        }),
      (error: unknown) => show(failureNotice(error)),
    );
  };
}
