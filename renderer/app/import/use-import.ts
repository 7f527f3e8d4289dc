import { useEffect, useRef, useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useStores } from '../../state/stores.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import {
  type ImportDraft,
  type ImportStep,
  type ImportWord,
  leaveStep,
  mapTable,
  openFile,
  storeCache,
  storeDraft,
  turnRows,
} from './import-flow.ts';
import type { TableReading } from './table-reading.ts';

export interface ImportRun {
  readonly step: ImportStep;
  readonly fileName: string;
  /** The place of the file in hand, from 1, and how many there are. */
  readonly position: number;
  readonly count: number;
  /** Reads a table anew by what its columns are said to be. */
  map(reading: TableReading): void;
  /** Counts the rows of a tile cache from the other side. */
  turnRows(): void;
  /** Takes the rows in, or makes the layers in a map. */
  store(word: ImportWord): void;
  /** Takes a tile cache, as a copy or where it lies. */
  storeCache(isCopy: boolean): void;
  /** Stops what runs, leaves this file and goes on to the next; after the last one it closes. */
  leave(): void;
}

const START: ImportStep = { kind: 'sending', part: 0 };

/** Goes through files one by one. `files` are those of one drop or one dialog. */
export function useImport(files: readonly File[]): ImportRun {
  const bridge = useBridge();
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
    void openFile({ ...bridge, jobs }, file, {
      signal: current.signal,
      onStep: (next) => current.signal.aborted || setStep(next),
    });
    return () => current.abort();
  }, [bridge, jobs, file, close]);

  const next = () => setIndex((current) => current + 1);
  const stop = () => {
    controller.current?.abort();
    leaveStep(bridge.host, step);
  };

  const take = async (act: (draft: ImportDraft, signal: AbortSignal) => Promise<unknown>) => {
    if (step.kind !== 'ready' || !controller.current) return;
    const { draft, jobId } = step;
    const { signal } = controller.current;
    setStep({ kind: 'storing', jobId, draft });
    const error = await act(draft, signal).catch((reason: unknown) => reason);
    if (signal.aborted) return;
    if (error === undefined) next();
    else setStep({ kind: 'failed', error });
  };

  const map = async (reading: TableReading) => {
    if (step.kind !== 'ready' || !controller.current) return;
    const { draft, jobId } = step;
    const { signal } = controller.current;
    setStep({ kind: 'reading', jobId });
    const mapped = await mapTable(bridge.data, draft, reading, signal);
    if (!signal.aborted) setStep({ kind: 'ready', jobId, ...mapped });
  };

  const turn = async () => {
    if (step.kind !== 'ready' || !controller.current) return;
    const { signal } = controller.current;
    // Neither taken nor turned once more meanwhile: its draft is another one then.
    setStep({ kind: 'reading' });
    const turned: ImportStep = await turnRows(bridge.host, step.draft, signal).then(
      (draft) => ({ ...step, draft }),
      (error: unknown) => ({ kind: 'failed', error }),
    );
    if (!signal.aborted) setStep(turned);
  };

  return {
    step,
    map: (reading) => void map(reading),
    turnRows: () => void turn(),
    fileName: file?.name ?? '',
    position: index + 1,
    count: files.length,
    store: (word) => void take((draft) => storeDraft({ ...bridge, jobs }, draft, word)),
    storeCache: (isCopy) =>
      void take(async ({ cache }, signal) => cache && storeCache(bridge.host, cache, isCopy, signal)),
    leave() {
      stop();
      next();
    },
  };
}
