import { useText } from '../../i18n/text.tsx';
import { jobPart } from '../../jobs/job-text.ts';
import type { Job } from '../../state/jobs-store.ts';
import { useJobs } from '../../state/use-stores.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ImportStep } from './import-flow.ts';

export interface StepProgressProps {
  readonly step: Extract<ImportStep, { kind: 'sending' | 'reading' | 'storing' }>;
}

/** How far the file in hand is. */
export function StepProgress({ step }: StepProgressProps) {
  const text = useText();
  const jobId = step.kind === 'sending' ? undefined : step.jobId;
  const job = useJobs(({ jobs }) => jobs.find((each) => each.jobId === jobId));
  if (step.kind === 'sending') return <ProgressBar label={text('frame.import.sending')} part={step.part} />;
  if (step.kind === 'reading') return <ReadingProgress job={job} />;
  if (step.draft.cache) return <ProgressBar label={text('tiles.import.storing')} part={undefined} />;
  if (step.draft.rows) return <ProgressBar label={text('frame.import.taking')} part={undefined} />;
  // What was said last is of the reading.
  const part = job?.stage === 'storing' ? jobPart(job) : 0;
  return <ProgressBar label={text('layers.import.storing')} part={part ?? 0} />;
}

/** How many rows were read; when all were, they are compared with those that are there. */
function ReadingProgress({ job }: { job: Job | undefined }) {
  const text = useText();
  const part = job && jobPart(job);
  if (job?.rows === undefined) return <ProgressBar label={text('frame.import.reading')} part={part} />;
  const isRead = job.doneBytes === job.totalBytes;
  return (
    <ProgressBar
      label={text(isRead ? 'frame.import.comparing' : 'frame.import.readingRows')}
      part={isRead ? undefined : part}
      text={text('frame.import.readRows', { rows: job.rows })}
    />
  );
}
