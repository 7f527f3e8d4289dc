import { useEffect, useRef, useState } from 'react';
import { AppError } from '../../../shared/base/app-error.ts';
import { isJsonObject } from '../../../shared/base/json.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { Job } from '../../state/jobs-store.ts';
import { useStores } from '../../state/stores.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { type ImportStep, leaveDraft, openFile, withProgress } from './import-flow.ts';

export interface ImportRun {
  readonly step: ImportStep;
  readonly fileName: string;
  /** The place of the file in hand, from 1, and how many there are. */
  readonly position: number;
  readonly count: number;
  /** Takes the rows in, or makes the layers in a map. */
  store(mapName?: string): void;
  /** Stops what runs, leaves this file and goes on to the next. */
  leave(): void;
  /** Leaves this and all others. */
  close(): void;
}

const START: ImportStep = { kind: 'sending', part: 0 };

/** Goes through files one by one. `files` are those of one drop or one dialog. */
export function useImport(files: readonly File[]): ImportRun {
  const { data, host, onData, onHost } = useBridge();
  const { close } = useDialogActions();
  const { jobs } = useStores();
  const [index, setIndex] = useState(0);
  const file = files[index];
  const [step, setStep] = useState<ImportStep>(START);
  const controller = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    if (!file) {
      close();
      return;
    }
    const current = new AbortController();
    controller.current = current;
    setStep(START);
    const stopListening = onData('imports.progress', ({ progress }) =>
      setStep((now) => withProgress(now, progress)),
    );
    void openFile({ host, onHost, data }, file, {
      signal: current.signal,
      onStep: (next) => {
        if (!current.signal.aborted) setStep(next);
      },
    });
    return () => {
      current.abort();
      stopListening();
    };
  }, [data, host, onData, onHost, file, close]);

  const next = () => setIndex((current) => current + 1);
  const stop = () => {
    controller.current?.abort();
    if (step.kind === 'ready') leaveDraft(data, step.draft);
    // A job that ended meanwhile cannot be stopped any more, and its notice says what it did.
    if (step.kind === 'storing' && step.jobId !== undefined) {
      host['jobs.cancel']({ jobId: step.jobId }).catch(() => undefined);
    }
  };

  async function store(mapName: string | undefined): Promise<void> {
    if (step.kind !== 'ready' || !controller.current) return;
    const { draft } = step;
    const { signal } = controller.current;
    setStep({ kind: 'storing', draft });
    try {
      const input = { fileId: draft.fileId, ...(mapName !== undefined && { mapName }) };
      const { jobId } = await host['imports.store'](input);
      setStep({ kind: 'storing', draft, jobId });
      const job = await jobs.ended(jobId);
      if (signal.aborted) return;
      if (job.state === 'failed') setStep({ kind: 'failed', error: jobError(job) });
      else next();
    } catch (error) {
      leaveDraft(data, draft);
      if (!signal.aborted) setStep({ kind: 'failed', error });
    }
  }

  return {
    step,
    fileName: file?.name ?? '',
    position: index + 1,
    count: files.length,
    store: (mapName) => void store(mapName),
    leave() {
      stop();
      next();
    },
    close() {
      stop();
      close();
    },
  };
}

function jobError({ errorCode = 'internal', errorDetails }: Job): AppError {
  return new AppError(errorCode, errorCode, isJsonObject(errorDetails) ? errorDetails : {});
}
