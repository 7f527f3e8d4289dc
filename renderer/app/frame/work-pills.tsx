import { CircleAlert, ListChecks, LoaderCircle, Send } from 'lucide-react';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { JobLine } from '../../jobs/job-line.tsx';
import { useJobs, usePlaceActions } from '../../state/use-stores.ts';
import { Popover } from '../../ui/popover.tsx';
import barStyles from './bar-popover.module.css';
import { Pill } from './pill.tsx';

/** The one list of long work; there once something was started. */
export function JobsPill() {
  const text = useText();
  const jobs = useJobs((state) => state.jobs);
  if (jobs.length === 0) return null;
  const running = jobs.filter((job) => job.state === 'running').length;
  const state = running > 0 ? text('frame.jobs.running', { count: running }) : text('frame.jobs.label');
  return (
    <Popover
      label={text('frame.jobs.label')}
      placement="bottom end"
      trigger={
        <Pill icon={running > 0 ? LoaderCircle : ListChecks} label={state}>
          {state}
        </Pill>
      }
    >
      <div className={barStyles['wide']}>
        <h2 className={barStyles['heading']}>{text('frame.jobs.label')}</h2>
        <ul className={barStyles['lines']}>
          {jobs.toReversed().map((job) => (
            <JobLine key={job.jobId} job={job} />
          ))}
        </ul>
      </div>
    </Popover>
  );
}

/** How many observations are on their way, and how many of them wait for a person; nothing where there are none. */
export function OutboxPill() {
  const text = useText();
  const { go } = usePlaceActions();
  const { data } = useHostQuery('outbox.list', {});
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const asking = items.filter(({ state, isHalted }) => state.phase === 'attention' || isHalted).length;
  const label =
    asking > 0
      ? text('frame.outbox.asking', { count: asking })
      : text('frame.outbox.waiting', { count: items.length });
  return (
    <Pill
      icon={asking > 0 ? CircleAlert : Send}
      tone={asking > 0 ? 'warn' : 'plain'}
      label={label}
      onPress={() => go('observations')}
    >
      {label}
    </Pill>
  );
}
