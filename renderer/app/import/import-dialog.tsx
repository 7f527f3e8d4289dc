import { FileCheck } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useDialog } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ImportProgress, ImportStep } from './import-flow.ts';
import { LayerImportDialog } from './layer-import-dialog.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { RefusedFile } from './refused-file.tsx';
import { type ImportRun, useImport } from './use-import.ts';

/** Shows what a file is and what taking it would change, before anything changes. */
export function ImportDialog() {
  const dialog = useDialog((state) => state.dialog);
  if (dialog?.kind !== 'import') return null;
  return <OpenImport files={dialog.files} />;
}

function OpenImport({ files }: { files: readonly File[] }) {
  const text = useText();
  const run = useImport(files);
  const { step, position, count } = run;
  const title =
    count > 1
      ? text('frame.import.titleOf', { file: step.fileName, position, count })
      : text('frame.import.title', { file: step.fileName });
  if (step.kind === 'layer') {
    return (
      <LayerImportDialog
        key={position}
        title={title}
        file={step.file}
        onNext={run.leave}
        onClose={run.close}
      />
    );
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={run.close}
      isDismissable={step.kind !== 'taking'}
      footer={step.kind === 'taking' ? undefined : <ImportButtons run={run} />}
    >
      <StepContent step={step} />
    </Dialog>
  );
}

function StepContent({ step }: { step: Exclude<ImportStep, { kind: 'layer' }> }) {
  const text = useText();
  switch (step.kind) {
    case 'reading':
      return <ReadingProgress progress={step.progress} />;
    case 'taking':
      return <ProgressBar label={text('frame.import.taking')} part={undefined} />;
    case 'preview':
      return <PreviewFacts preview={step.preview} />;
    case 'failed':
      return <RefusedFile error={step.error} />;
  }
}

/** How many rows were read; when all were, they are compared with those that are there. */
function ReadingProgress({ progress }: { progress: ImportProgress | undefined }) {
  const text = useText();
  if (!progress) return <ProgressBar label={text('frame.import.reading')} part={undefined} />;
  const isRead = progress.part >= 1;
  return (
    <ProgressBar
      label={text(isRead ? 'frame.import.comparing' : 'frame.import.reading')}
      part={isRead ? undefined : progress.part}
      text={text('frame.import.readRows', { rows: progress.rows })}
    />
  );
}

function ImportButtons({ run }: { run: ImportRun }) {
  const text = useText();
  const { step, position, count } = run;
  const isLast = position >= count;
  if (step.kind === 'preview') {
    return (
      <>
        <Button onPress={run.leave}>{text(isLast ? 'frame.import.leave' : 'frame.import.leaveNext')}</Button>
        <Button tone="act" icon={FileCheck} onPress={run.take} autoFocus>
          {text('frame.import.take', { rows: step.preview.rows })}
        </Button>
      </>
    );
  }
  return (
    <Button onPress={isLast ? run.close : run.leave}>
      {text(
        step.kind === 'reading' ? 'frame.import.stop' : isLast ? 'frame.part.close' : 'frame.import.next',
      )}
    </Button>
  );
}
