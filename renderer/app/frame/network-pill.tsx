import { Wifi, WifiOff } from 'lucide-react';
import { isJsonObject } from '../../../shared/base/json.ts';
import { describeErrorCode } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useJobs, useSystem } from '../../state/use-stores.ts';
import { Popover } from '../../ui/popover.tsx';
import styles from './bar-popover.module.css';
import { Pill } from './pill.tsx';

/** What the browser says of the network, and what a source answered last. Nothing is probed. */
export function NetworkPill() {
  const text = useText();
  const formats = useFormats();
  const isOnline = useSystem((state) => state.isOnline);
  const last = useJobs(({ jobs }) =>
    jobs.findLast((job) => job.kind === 'update' && job.state !== 'running'),
  );
  const state = text(isOnline ? 'frame.network.online' : 'frame.network.offline');
  const answer = !last
    ? text('frame.network.neverAsked')
    : last.state === 'failed'
      ? describeErrorCode(
          last.errorCode ?? 'internal',
          isJsonObject(last.errorDetails) ? last.errorDetails : {},
          text,
        ).sentence
      : text('frame.network.answered', { at: formats.dateTime(last.endedAtMs ?? last.startedAtMs) });
  return (
    <Popover
      label={text('frame.network.label')}
      placement="bottom end"
      trigger={
        <Pill
          icon={isOnline ? Wifi : WifiOff}
          tone={isOnline ? 'good' : 'warn'}
          label={`${text('frame.network.label')}: ${state}`}
        >
          {state}
        </Pill>
      }
    >
      <div className={styles['narrow']}>
        <h2 className={styles['heading']}>{state}</h2>
        <p>{text(isOnline ? 'frame.network.onlineMeans' : 'frame.network.offlineMeans')}</p>
        <p className={styles['quiet']}>{answer}</p>
      </div>
    </Popover>
  );
}
