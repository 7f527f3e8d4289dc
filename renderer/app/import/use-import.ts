import { useEffect, useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { createDataText } from '../../i18n/data-text.ts';
import { describeChanges } from '../../i18n/describe-changes.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions, useNoticeActions } from '../../state/use-stores.ts';
import { type ImportStep, leaveFile, previewFile, takeFile } from './import-flow.ts';

export interface ImportRun {
  readonly step: ImportStep;
  /** The place of the file in hand, from 1, and how many there are. */
  readonly position: number;
  readonly count: number;
  take(): void;
  /** Leaves this file and goes on to the next. */
  leave(): void;
  /** Leaves this and all others. */
  close(): void;
}

/** Goes through files one by one. `files` are those of one drop or one dialog. */
export function useImport(files: readonly File[]): ImportRun {
  const { data, onData } = useBridge();
  const text = useText();
  const { close } = useDialogActions();
  const { show } = useNoticeActions();
  const [index, setIndex] = useState(0);
  const file = files[index];
  const [step, setStep] = useState<ImportStep>({ kind: 'reading', fileName: file?.name ?? '' });

  useEffect(() => {
    if (!file) {
      close();
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const progressId = crypto.randomUUID();
    setStep({ kind: 'reading', fileName: file.name });
    const stopListening = onData('imports.progress', ({ progress }) => {
      if (progress.progressId !== progressId) return;
      setStep((current) => (current.kind === 'reading' ? { ...current, progress } : current));
    });
    previewFile(data, file, signal, progressId)
      .then(setStep, () => undefined)
      .finally(stopListening);
    return () => {
      controller.abort();
      stopListening();
    };
  }, [data, onData, file, close]);

  const next = () => setIndex((current) => current + 1);
  const forget = () => {
    if (step.kind === 'preview') leaveFile(data, step.preview);
  };

  async function take(): Promise<void> {
    if (step.kind !== 'preview') return;
    setStep({ ...step, kind: 'taking' });
    const outcome = await takeFile(data, step.preview);
    if ('kind' in outcome) {
      setStep(outcome);
      return;
    }
    show({
      tone: 'good',
      sentence: text('frame.import.taken', {
        what: createDataText(text).register(outcome.register),
        rows: outcome.rows,
        changes: describeChanges(outcome.changes, text),
      }),
    });
    next();
  }

  return {
    step,
    position: index + 1,
    count: files.length,
    take: () => void take(),
    leave: () => {
      forget();
      next();
    },
    close: () => {
      forget();
      close();
    },
  };
}
