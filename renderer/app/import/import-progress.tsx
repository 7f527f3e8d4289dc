import { useText } from '../../i18n/text.tsx';
import { useJobs } from '../../state/use-stores.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { jobPart } from '../jobs/job-text.ts';
import type { ImportProgress, ImportStep } from './import-flow.ts';

export interface StepProgressProps {
  readonly step: Extract<ImportStep, { kind: 'sending' | 'reading' | 'storing' }>;
}

/** How far the file in hand is. */
export function StepProgress({ step }: StepProgressProps) {
  const text = useText();
  if (step.kind === 'sending') return <ProgressBar label={text('frame.import.sending')} part={step.part} />;
  if (step.kind === 'reading') return <ReadingProgress progress={step.progress} />;
  if (step.draft.rows) return <ProgressBar label={text('frame.import.taking')} part={undefined} />;
  return <StoringProgress jobId={step.jobId} />;
}

function StoringProgress({ jobId }: { jobId: string | undefined }) {
  const text = useText();
  const job = useJobs(({ jobs }) => jobs.find((each) => each.jobId === jobId));
  return <ProgressBar label={text('layers.import.storing')} part={(job && jobPart(job)) ?? 0} />;
}

/** How many rows were read; when all were, they are compared with those that are there. */
function ReadingProgress({ progress }: { progress: ImportProgress | undefined }) {
  const text = useText();
  if (progress?.rows === undefined) {
    return <ProgressBar label={text('frame.import.reading')} part={progress?.part} />;
  }
  const isRead = progress.part >= 1;
  return (
    <ProgressBar
      label={text(isRead ? 'frame.import.comparing' : 'frame.import.readingRows')}
      part={isRead ? undefined : progress.part}
      text={text('frame.import.readRows', { rows: progress.rows })}
    />
  );
}
