import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleSlash,
  Pause,
  Play,
  RotateCw,
  Unplug,
  X,
} from 'lucide-react';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import { useFormats } from '../i18n/formats.tsx';
import { useText } from '../i18n/text.tsx';
import type { Job } from '../state/jobs-store.ts';
import { useNoticeActions } from '../state/use-stores.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './job-line.module.css';
import { jobOutcome, jobPart, jobProgress, jobTitle } from './job-text.ts';

const OUTCOME_ICONS = {
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: CircleSlash,
  interrupted: Unplug,
  paused: CirclePause,
} as const;

/** One job: how far it is and the way to stop it, or what it did. */
export function JobLine({ job }: { job: Job }) {
  const text = useText();
  const formats = useFormats();
  const bridge = useBridge();
  const { show } = useNoticeActions();
  const title = jobTitle(job, text);
  const isBuild = job.kind === 'tile-build';
  const tell = (asking: Promise<unknown>) =>
    void asking.catch((error: unknown) => show(failureNotice(error)));
  if (job.state === 'running' || job.state === 'waiting') {
    return (
      <li className={styles['line']}>
        <div className={styles['words']}>
          {job.state === 'waiting' ? (
            <>
              <p className={styles['title']}>{title}</p>
              <p className={styles['outcome']}>{text('frame.job.waiting')}</p>
            </>
          ) : (
            <ProgressBar label={title} part={jobPart(job)} text={jobProgress(job, text, formats)} />
          )}
        </div>
        {isBuild && (
          <IconButton
            icon={Pause}
            label={text('frame.job.pause', { what: title })}
            onPress={() => tell(bridge.host['jobs.pause']({ jobId: job.jobId }))}
          />
        )}
        <IconButton
          icon={X}
          label={text('frame.job.cancel', { what: title })}
          onPress={() => tell(bridge.host['jobs.cancel']({ jobId: job.jobId }))}
        />
      </li>
    );
  }
  return (
    <li className={styles['line']} data-state={job.state}>
      <Icon of={OUTCOME_ICONS[job.state]} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['outcome']}>
          {jobOutcome(job, text)} · {formats.time(job.endedAtMs ?? job.startedAtMs)}
        </p>
      </div>
      {job.isResumable && (
        <IconButton
          // A build goes on where it was; all others begin anew.
          icon={isBuild ? Play : RotateCw}
          label={text(isBuild ? 'frame.job.goOn' : 'frame.job.resume', { what: title })}
          onPress={() => tell(bridge.host['jobs.resume']({ jobId: job.jobId }))}
        />
      )}
    </li>
  );
}
