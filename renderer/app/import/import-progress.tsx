import { useText } from '../../i18n/text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ImportProgress, ImportStep } from './import-flow.ts';

export interface StepProgressProps {
  readonly step: Extract<ImportStep, { kind: 'sending' | 'reading' | 'storing' }>;
}

/** How far the file in hand is. */
export function StepProgress({ step }: StepProgressProps) {
  const text = useText();
  if (step.kind === 'sending') return <ProgressBar label={text('frame.import.sending')} part={step.part} />;
  if (step.kind === 'reading') return <ReadingProgress progress={step.progress} />;
  return step.draft.rows ? (
    <ProgressBar label={text('frame.import.taking')} part={undefined} />
  ) : (
    <ProgressBar label={text('layers.import.storing')} part={step.progress?.part ?? 0} />
  );
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
